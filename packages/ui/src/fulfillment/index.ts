export { BatchHistoryScreen, type BatchHistoryScreenProps } from './BatchHistoryScreen.tsx';
export { BatchingScreen, type BatchingScreenProps } from './BatchingScreen.tsx';
export type { PeriodBatches, PeriodStages, ShipmentSample, StoreLocations } from './fulfillmentTypes.ts';
export { LocationsScreen, type LocationsScreenProps } from './LocationsScreen.tsx';
export { OrderRoutingScreen } from './OrderRoutingScreen.tsx';
export type { ShipmentScreenProps } from './ShipmentScreenProps.ts';
export { ShippingMappingScreen } from './ShippingMappingScreen.tsx';
export {
  type LocationDraft,
  LocationSettingsScreen,
  type LocationSettingsScreenProps,
} from './locations/LocationSettingsScreen.tsx';
export { ProviderMappingScreen, type ProviderMappingScreenProps } from './mapping/ProviderMappingScreen.tsx';
export type { ProviderForm } from './mapping/ShippingMappingForm.tsx';
export type { SimulatedRouting } from './routing/RoutingSimulationCard.tsx';
export { RoutingRulesScreen, type RoutingRulesScreenProps } from './routing/RoutingRulesScreen.tsx';
export { BatchDetailScreen, type BatchDetailScreenProps } from './batching/BatchDetailScreen.tsx';
export { BatchListScreen, type BatchListScreenProps } from './batching/BatchListScreen.tsx';
export { SendAgainDialog, type SendAgainDialogProps } from './batching/SendAgainDialog.tsx';
export { SendNowDialog, type SendNowDialogProps } from './batching/SendNowDialog.tsx';
export { UpcomingBatchesScreen, type UpcomingBatchesScreenProps } from './batching/UpcomingBatchesScreen.tsx';

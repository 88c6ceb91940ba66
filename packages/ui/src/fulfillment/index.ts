export { BatchHistoryScreen, type BatchHistoryScreenProps } from './BatchHistoryScreen.tsx';
export { BatchingScreen, type BatchingScreenProps } from './BatchingScreen.tsx';
export type { PeriodBatches, PeriodStages, ShipmentSample, StoreLocations } from './fulfillmentTypes.ts';
export { LocationsScreen, type LocationsScreenProps } from './LocationsScreen.tsx';
export { OrderRoutingScreen } from './OrderRoutingScreen.tsx';
export type { ShipmentScreenProps } from './ShipmentScreenProps.ts';
export { ShippingMappingScreen } from './ShippingMappingScreen.tsx';

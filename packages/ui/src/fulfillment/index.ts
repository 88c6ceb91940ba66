export { BatchHistoryScreen, type BatchHistoryScreenProps } from './BatchHistoryScreen.tsx';
export { BatchingScreen, type BatchingScreenProps } from './BatchingScreen.tsx';
export type { FulfillmentPlace, OrderPath, PeriodBatches, PeriodStages, ShipmentSample, StoreLocations } from './FulfillmentAnswers.ts';
export { LocationsScreen, type LocationsScreenProps } from './LocationsScreen.tsx';
export { OrderRoutingScreen, type OrderRoutingScreenProps } from './OrderRoutingScreen.tsx';
export { ShippingMappingScreen, type ShippingMappingScreenProps } from './ShippingMappingScreen.tsx';

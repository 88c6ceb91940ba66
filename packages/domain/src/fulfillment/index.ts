export type * from './SampledOrder.ts';
export {
  batchCoverageText,
  countWithShare,
  fulfillmentTexts,
  listedText,
  locationTroubleText,
  maxListed,
  orderText,
  routedText,
  stageCoverageText,
} from './fulfillmentTexts.ts';
export { type LocationLine, locationLines } from './locationLines.ts';
export { locationLabel, type NamedLocation, namedLocations, type NamedLocations } from './namedLocations.ts';
export { type OpenAtLocation, openShipments, type OpenTotal, openTotal } from './openShipments.ts';
export {
  type RoutedRow,
  routingFigures,
  type RoutingFigures,
  type SplitOrder,
  type UnassignedOrder,
} from './routingFigures.ts';
export {
  type ShipmentOfOrder,
  shipmentsOfOrders,
  shipmentLocations,
  type ShipmentStatusRow,
  shipmentStatusRows,
} from './shipmentStatusRows.ts';
export {
  batchingFigures,
  type BatchingFigures,
  batchingTabs,
  type ListedOrder,
  type StageBatches,
  type StageList,
} from './stageBatches.ts';

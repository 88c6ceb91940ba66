export { createExportJob, type ExportJob, type ExportRequest } from './createExportJob.ts';
export { createOrdersClient, type OrdersClient } from './createOrdersClient.ts';
export type {
  ActionOptions,
  OrderActionResult,
  CancelItemParams,
  SingleAction,
  TimelineRequest,
} from './performOrderAction.ts';
export type { BulkMove, BulkRelease } from './bulkActions.ts';
export type { BulkOutcome } from './BulkOutcome.ts';
export { getStats } from './getStats.ts';
export type { LocationList } from './getLocations.ts';
export type { AllOrders } from './listAllOrders.ts';
export type { OrderPage, ListOrdersParams } from './listOrders.ts';
export { findRow } from './findRow.ts';
export { listOrderWindow, type OrderWindowPage } from './listOrderWindow.ts';
export type { ListAllOrdersOptions } from './readPages.ts';
export type { LoadedOrderDetail } from './toOrderDetail.ts';
export { orderEndpoints, type OrderEndpointName } from './orderEndpoints.ts';
export { hasNoFigure, toStats } from './toStats.ts';
export type { WireBulkResult } from './wireBulkResult.ts';
export type { WireLocation } from './wireLocation.ts';
export type { WireOrder } from './wireOrder.ts';
export type { WireFulfillment, WireLineItem, WireOrderDetail } from './wireOrderDetail.ts';
export type { WireStats } from './wireStats.ts';

export { findNewestOrders, type PastOrderRange, readPastOrders, type StoredPastOrder } from './pastOrders.ts';
export { readOrderRoutes } from './orderRoutes.ts';
export { listRoutingLocations, readRoutingRules, saveLocationSettings, saveRoutingRules } from './routingRecords.ts';
export {
  awaitedSkusAt,
  openOrdersFrom,
  findWaitingBackOrder,
  ordersWithoutLocation,
  ordersWithUnsentUnits,
  isRouted,
  lockOrdersTaken,
  readAllocations,
  readRoutingFacts,
  removeOrderRoutings,
  replaceAllocations,
  saveOrderRouting,
  type StoredAllocation,
  type WaitingBackOrder,
} from './orderRouting.ts';

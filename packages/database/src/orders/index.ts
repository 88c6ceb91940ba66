export {
  addTimelineEntries,
  awaitDecisions,
  endDecisions,
  readEventsSince,
  readLastActions,
  stoppedByStore,
  undecidedOrders,
  lockOrders,
  lockOrderRows,
  saveOrders,
  saveOrderRows,
  type NewTimelineEntry,
} from './changeOrders.ts';
export { removeOldTimelines } from './removeOldTimelines.ts';
export { countOrders, foldAllOrderCounts, foldOrderCounts, type OrderCount, type StagePart } from './countOrders.ts';
export { type ListedPart, listOrders, type ListQuery, type ListWindow, listWindow } from './listOrders.ts';
export { orderCursorOf } from './matchingOrders.ts';
export { positionInList } from './positionInList.ts';
export { waitingOrders, type WaitingOrders } from './waitingOrders.ts';
export type { OrderCursor, OrderSearch } from './matchingOrders.ts';
export { insertOrders, type ReceivedOrder } from './insertOrders.ts';
export { largestOrderNumber, oldestOrders, orderIdsInStage, type PlacedOrder } from './orderSequence.ts';
export { readOrderDetail } from './orderDetails.ts';
export { type OrderLabels, readOrderLabels, readShipTo } from './orderLabels.ts';

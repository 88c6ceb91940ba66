export { changeInBulk } from './changeInBulk.ts';
export { addNote } from './addNote.ts';
export { changeOrder, removeItems } from './changeOrder.ts';
export type { ChangedBy } from './recordAction.ts';
export { attentionQueues } from './attentionQueues.ts';
export { orderStats } from './orderStats.ts';
export { receiveOrder } from './receiveOrder.ts';
export { recordWarehouseRefusal } from './recordWarehouseRefusal.ts';
export { recordHandover } from './recordHandover.ts';
export { recordShipment, recordTracking, type ShipmentOutcome } from './recordShipment.ts';
export {
  findListWindow,
  ordersPerPage,
  readListWindow,
  streamOrders,
  type OrderListRequest,
  type OrderWindowRequest,
} from './streamOrders.ts';

import type { OrderFilters, Stats } from '@hub/domain/dashboard';
import type { Order } from '@hub/domain/orders';
import type { CallOptions, ChangeOptions } from '../http/createHttp.ts';
import type { ClientContext } from '../http/ClientContext.ts';
import {
  actOnOrder,
  addTimelineEntry,
  cancelItem,
  type Done,
  type ItemRemoval,
  type SingleAction,
  type TimelineLine,
} from './actOnOrder.ts';
import {
  bulkOrderAction,
  type BulkMove,
  type BulkRelease,
  moveToCloseBulk,
  moveToOpenBulk,
  shipNowMultiple,
} from './bulkActions.ts';
import type { BulkOutcome } from './BulkOutcome.ts';
import { getLocations, type LocationList } from './getLocations.ts';
import { getOrderDetail } from './getOrderDetail.ts';
import { getStats } from './getStats.ts';
import { type EveryOrder, type EveryOrderOptions, listEveryOrder } from './listEveryOrder.ts';
import { listOrders, type OrderPage, type OrderQuestion } from './listOrders.ts';
import type { LoadedOrderDetail } from './toOrderDetail.ts';

/** Everything that can be asked and done about orders (§7). Each function throws only the error family. */
export interface OrdersClient {
  /** One page of a tab. */
  listOrders(question: OrderQuestion, options?: CallOptions): Promise<OrderPage>;
  /** Every page of a tab. */
  listEveryOrder(question: Omit<OrderQuestion, 'page'>, options?: EveryOrderOptions): Promise<EveryOrder>;
  /** Every row of an export; `fulfill_error_data` replaces the rows when it is there (§3). */
  exportOrders(question: Omit<OrderQuestion, 'page' | 'forExport'>, options?: EveryOrderOptions): Promise<EveryOrder>;
  /** The figures of the dashboard. */
  getStats(filters: OrderFilters, options?: CallOptions): Promise<Stats>;
  /** Items, shipments, flows and timeline of one order, by `orderId`. */
  getOrderDetail(orderId: string, options?: CallOptions): Promise<LoadedOrderDetail>;
  /** The places that ship. */
  getLocations(options?: CallOptions): Promise<LocationList>;
  /** One action on one order; RejectedError where the server says no. */
  act(action: SingleAction, order: Order, options?: ChangeOptions): Promise<Done>;
  /** Takes some or all of one line out of an order. */
  cancelItem(removal: ItemRemoval, options?: ChangeOptions): Promise<Done>;
  moveToOpenBulk(move: BulkMove, options?: ChangeOptions): Promise<BulkOutcome>;
  moveToCloseBulk(move: BulkMove, options?: ChangeOptions): Promise<BulkOutcome>;
  shipNowMultiple(orderIds: readonly string[], options?: ChangeOptions): Promise<BulkOutcome>;
  /** Releases back orders. */
  bulkOrderAction(release: BulkRelease, options?: ChangeOptions): Promise<BulkOutcome>;
  /** Writes one line into an order's timeline. */
  addTimelineEntry(line: TimelineLine, options?: ChangeOptions): Promise<void>;
}

export function createOrdersClient(context: ClientContext): OrdersClient {
  return {
    listOrders: (question, options) => listOrders(context, question, options),
    listEveryOrder: (question, options) => listEveryOrder(context, question, options),
    exportOrders: (question, options) => listEveryOrder(context, { ...question, forExport: true }, options),
    getStats: (filters, options) => getStats(context, filters, options),
    getOrderDetail: (orderId, options) => getOrderDetail(context, orderId, options),
    getLocations: (options) => getLocations(context, options),
    act: (action, order, options) => actOnOrder(context, action, order, options),
    cancelItem: (removal, options) => cancelItem(context, removal, options),
    moveToOpenBulk: (move, options) => moveToOpenBulk(context, move, options),
    moveToCloseBulk: (move, options) => moveToCloseBulk(context, move, options),
    shipNowMultiple: (orderIds, options) => shipNowMultiple(context, orderIds, options),
    bulkOrderAction: (release, options) => bulkOrderAction(context, release, options),
    addTimelineEntry: (line, options) => addTimelineEntry(context, line, options),
  };
}

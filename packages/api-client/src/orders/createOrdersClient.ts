import type { OrderFilters, Stats } from '@hub/domain/dashboard';
import type { Order } from '@hub/domain/orders';
import type { AddressEdit, ReshipRequest } from '@hub/domain/orders/detail';
import type { CallOptions, ChangeOptions } from '../http/createHttpClient.ts';
import type { ClientContext } from '../http/ClientContext.ts';
import {
  performOrderAction,
  addTimelineEntry,
  cancelItem,
  cancelReship,
  changeAddress,
  noteAction,
  reshipOrder,
  type OrderActionResult,
  type CancelItemParams,
  type ActionOptions,
  type SingleAction,
  type TimelineRequest,
} from './performOrderAction.ts';
import {
  bulkOrderAction,
  moveErroredToOpen,
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
import { type AllOrders, listAllOrders } from './listAllOrders.ts';
import { listOrders, type OrderPage, type ListOrdersParams } from './listOrders.ts';
import type { ListAllOrdersOptions } from './readPages.ts';
import type { LoadedOrderDetail } from './toOrderDetail.ts';

/** Calls for orders (§7). Each throws an ApiError. */
export interface OrdersClient {
  /** One page of a tab. */
  listOrders(params: ListOrdersParams, options?: CallOptions): Promise<OrderPage>;
  /** Every page of a tab. */
  listAllOrders(params: Omit<ListOrdersParams, 'page'>, options?: ListAllOrdersOptions): Promise<AllOrders>;
  /** Every row of an export; a non-empty `fulfill_error_data` replaces the rows (§3). */
  exportOrders(
    params: Omit<ListOrdersParams, 'page' | 'forExport'>,
    options?: ListAllOrdersOptions,
  ): Promise<AllOrders>;
  /** The dashboard's stats. */
  getStats(filters: OrderFilters, options?: CallOptions): Promise<Stats>;
  /** The detail of an order, by `orderId`. */
  getOrderDetail(orderId: string, options?: CallOptions): Promise<LoadedOrderDetail>;
  /** The locations that ship. */
  getLocations(options?: CallOptions): Promise<LocationList>;
  /** One action on one order; RejectedError when the server refuses. */
  performAction(action: SingleAction, order: Order, options?: ActionOptions): Promise<OrderActionResult>;
  /** Removes units of a line. */
  cancelItem(params: CancelItemParams, options?: ChangeOptions): Promise<OrderActionResult>;
  /** Reships units of a shipped order. */
  reship(request: ReshipRequest & { orderId: string }, options?: ChangeOptions): Promise<void>;
  cancelReship(reship: { orderId: string; number: number }, options?: ChangeOptions): Promise<void>;
  /** Changes where an order is delivered; RejectedError when someone changed it since `before`. */
  changeAddress(edit: AddressEdit & { orderId: string }, options?: ChangeOptions): Promise<void>;
  moveToOpenBulk(move: BulkMove, options?: ChangeOptions): Promise<BulkOutcome>;
  moveToCloseBulk(move: BulkMove, options?: ChangeOptions): Promise<BulkOutcome>;
  shipNowMultiple(orderIds: readonly string[], options?: ChangeOptions): Promise<BulkOutcome>;
  /** Moves orders that their 3PL refused to open. */
  moveErroredToOpen(orderIds: readonly string[], options?: ChangeOptions): Promise<BulkOutcome>;
  /** Releases back orders. */
  bulkOrderAction(release: BulkRelease, options?: ChangeOptions): Promise<BulkOutcome>;
  /** Adds an entry to an order's timeline. */
  addTimelineEntry(entry: TimelineRequest, options?: ChangeOptions): Promise<void>;
  /** Adds an action's entry if the server does not; resolves with whether it was sent. */
  noteAction(entry: TimelineRequest, options?: ChangeOptions): Promise<boolean>;
}

export function createOrdersClient(context: ClientContext): OrdersClient {
  return {
    listOrders: (params, options) => listOrders(context, params, options),
    listAllOrders: (params, options) => listAllOrders(context, params, options),
    exportOrders: (params, options) => listAllOrders(context, { ...params, forExport: true }, options),
    getStats: (filters, options) => getStats(context, filters, options),
    getOrderDetail: (orderId, options) => getOrderDetail(context, orderId, options),
    getLocations: (options) => getLocations(context, options),
    performAction: (action, order, options) => performOrderAction(context, action, order, options),
    cancelItem: (params, options) => cancelItem(context, params, options),
    reship: (request, options) => reshipOrder(context, request, options),
    cancelReship: (reship, options) => cancelReship(context, reship, options),
    changeAddress: (edit, options) => changeAddress(context, edit, options),
    moveToOpenBulk: (move, options) => moveToOpenBulk(context, move, options),
    moveToCloseBulk: (move, options) => moveToCloseBulk(context, move, options),
    shipNowMultiple: (orderIds, options) => shipNowMultiple(context, orderIds, options),
    moveErroredToOpen: (orderIds, options) => moveErroredToOpen(context, orderIds, options),
    bulkOrderAction: (release, options) => bulkOrderAction(context, release, options),
    addTimelineEntry: (entry, options) => addTimelineEntry(context, entry, options),
    noteAction: (entry, options) => noteAction(context, entry, options),
  };
}

import type { BatchedOrder } from '../shared/batchDays.ts';
import { parseEpoch } from '../shared/parseEpoch.ts';
import { type TabNumber, tabs } from '../shared/tabs.ts';
import type { DatedOrder } from './SampledOrder.ts';

/** The fields of a list row that batching reads. */
export interface ListedOrder extends DatedOrder, BatchedOrder {}

/** The orders of one stage. */
export interface StageList {
  tab: TabNumber;
  orders: readonly ListedOrder[];
  /** Rows that could not be read. */
  unreadable: number;
}

export interface StageBatches extends BatchedCount {
  tab: TabNumber;
}

export interface BatchedCount {
  orders: number;
  batched: number;
  /** Orders without a batch time; `batched` and these sum to all. */
  waiting: number;
}

export interface BatchingFigures {
  stages: readonly StageBatches[];
  total: BatchedCount;
  /** Open orders that are not batched, oldest first; those without a readable time last. */
  waiting: readonly ListedOrder[];
  unreadable: number;
}

/**
 * Stages whose orders are still with the merchant or the warehouse: open, in fulfillment, errors, hold, back orders,
 * review.
 */
export const batchingTabs: readonly TabNumber[] = [
  tabs.open,
  tabs.inFulfillment,
  tabs.errors,
  tabs.hold,
  tabs.backOrders,
  tabs.needsReview,
];

/** Batched and unbatched orders, by stage. An order that moved between two lists counts in the first. */
export function batchingFigures(stageLists: readonly StageList[]): BatchingFigures {
  const lists = withoutRepeats(stageLists);
  return {
    stages: lists.map(({ tab, orders }) => ({ tab, ...counted(orders) })),
    total: counted(lists.flatMap(({ orders }) => orders)),
    waiting: lists.flatMap(({ tab, orders }) =>
      tab === tabs.open ? oldestFirst(orders.filter((order) => !isBatched(order))) : [],
    ),
    unreadable: lists.reduce((sum, { unreadable }) => sum + unreadable, 0),
  };
}

function withoutRepeats(lists: readonly StageList[]): readonly StageList[] {
  const seen = new Set<string>();
  return lists.map((list) => {
    const orders = list.orders.filter(({ orderId }) => !seen.has(orderId));
    for (const { orderId } of orders) seen.add(orderId);
    return { ...list, orders };
  });
}

function counted(orders: readonly ListedOrder[]): BatchedCount {
  const batched = orders.filter(isBatched).length;
  return { orders: orders.length, batched, waiting: orders.length - batched };
}

/** A batch time that cannot be read still means batched. */
function isBatched({ batchedAt }: BatchedOrder): boolean {
  return batchedAt !== null && batchedAt.trim() !== '';
}

function oldestFirst(orders: readonly ListedOrder[]): readonly ListedOrder[] {
  const undated = Number.POSITIVE_INFINITY;
  return orders
    .map((order) => ({ order, epoch: parseEpoch(order.createdAt) ?? undated }))
    .sort((one, other) => (one.epoch === other.epoch ? 0 : one.epoch - other.epoch))
    .map(({ order }) => order);
}

import type { BatchedOrder } from '../shared/batchDays.ts';
import { parseEpoch } from '../shared/parseEpoch.ts';
import type { TabNumber } from '../shared/tabNames.ts';
import type { OrderName } from './SampledOrder.ts';

/** A row of a list, as far as batching reads it. */
export interface ListedOrder extends OrderName, BatchedOrder {}

/** The orders of one stage. */
export interface StageList {
  tab: TabNumber;
  orders: readonly ListedOrder[];
  /** Orders that came but could not be read. */
  unreadable: number;
}

export interface StageBatches extends BatchedCount {
  tab: TabNumber;
}

export interface BatchedCount {
  orders: number;
  batched: number;
  /** Orders without a batch time. With `batched` they are all of them. */
  waiting: number;
}

export interface BatchingFigures {
  stages: readonly StageBatches[];
  total: BatchedCount;
  /** Open orders that were not batched yet, the oldest first; those that nobody can date come last. */
  waiting: readonly ListedOrder[];
  unreadable: number;
}

/**
 * Stages whose orders have not left the house: open ones, those at the warehouse, and the four that wait for somebody
 * or something.
 */
export const batchingTabs: readonly TabNumber[] = [2, 3, 5, 6, 7, 8];

/** The tab of orders that nothing keeps from being batched. */
const openTab = 2;

/** Which orders were batched and which were not, stage by stage. */
export function batchingFigures(lists: readonly StageList[]): BatchingFigures {
  return {
    stages: lists.map(({ tab, orders }) => ({ tab, ...counted(orders) })),
    total: counted(lists.flatMap(({ orders }) => orders)),
    waiting: lists.flatMap(({ tab, orders }) =>
      tab === openTab ? oldestFirst(orders.filter((order) => !isBatched(order))) : [],
    ),
    unreadable: lists.reduce((sum, { unreadable }) => sum + unreadable, 0),
  };
}

function counted(orders: readonly ListedOrder[]): BatchedCount {
  const batched = orders.filter(isBatched).length;
  return { orders: orders.length, batched, waiting: orders.length - batched };
}

/** Any batch time says that it was, one that nobody can read too. */
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

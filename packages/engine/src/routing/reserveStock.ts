import type { ShopTransaction } from '@hub/database';
import { addJobs } from '@hub/database/jobs';
import { readAllocations, removeOrderRoutings, replaceAllocations, type StoredAllocation } from '@hub/database/routing';
import { readShopSettings } from '@hub/database/shopSettings';
import { lockStock, moveStock, type StockMove } from '@hub/database/stock';
import { type AllocationChange, type ShippedUnits, takeRemoved, takeShipped } from '@hub/domain/routing';
import { queues, type StockArrivedJob } from '../jobs/queues.ts';

/** Gives back what is reserved for orders that no longer ship, and forgets where they were routed. */
export async function releaseAllocations(
  transaction: ShopTransaction,
  orderIds: readonly string[],
  now: Date,
): Promise<void> {
  const allocations = await readAllocations(transaction, orderIds);
  await removeOrderRoutings(transaction, orderIds);
  if (allocations.length === 0) return;
  await releaseUnits(transaction, allocations, now);
  await replaceAllocations(transaction, orderIds, []);
}

/** Gives back what is reserved for units that were removed from a line of an order. */
export async function releaseRemoved(
  transaction: ShopTransaction,
  orderId: string,
  removed: { lineItemId: string; quantity: number },
  now: Date,
): Promise<void> {
  const allocations = await readAllocations(transaction, [orderId]);
  const { left, taken } = takeRemoved(allocations, [removed]);
  if (taken.length === 0) return;
  await releaseUnits(transaction, taken, now);
  await replaceAllocations(transaction, [orderId], left);
}

/** Takes shipped units off the shelf and out of what is reserved. Orders that were not routed leave stock as it is. */
export async function consumeStock(
  transaction: ShopTransaction,
  orderId: string,
  shipped: readonly ShippedUnits[],
  now: Date,
): Promise<void> {
  const allocations = await readAllocations(transaction, [orderId]);
  const { left, taken }: AllocationChange<StoredAllocation> = takeShipped(allocations, shipped);
  if (taken.length === 0) return;
  const moves = reservedMoves(taken, (quantity) => ({ onHand: -quantity, allocated: -quantity }));
  await lockStock(
    transaction,
    moves.map(({ sku }) => sku),
  );
  await moveStock(transaction, moves, now);
  await replaceAllocations(transaction, [orderId], left);
}

/** Changes of levels by the units of allocations that are reserved. */
export function reservedMoves(
  allocations: readonly StoredAllocation[],
  move: (quantity: number) => Pick<StockMove, 'onHand' | 'allocated'>,
): readonly StockMove[] {
  return allocations.flatMap(({ sku, locationId, quantity, isReserved }) =>
    isReserved && locationId !== null ? [{ sku, locationId, ...move(quantity) }] : [],
  );
}

async function releaseUnits(
  transaction: ShopTransaction,
  allocations: readonly StoredAllocation[],
  now: Date,
): Promise<void> {
  const moves = reservedMoves(allocations, (quantity) => ({ onHand: 0, allocated: -quantity }));
  const skus = [...new Set(moves.map(({ sku }) => sku))];
  await lockStock(transaction, skus);
  await moveStock(transaction, moves, now);
  await addStockArrivedJobs(transaction, skus);
}

/** SKUs of one job. */
const skusAtOnce = 1_000;

/** Adds the jobs that release orders which wait for these SKUs, if the shop wants that. */
export async function addStockArrivedJobs(transaction: ShopTransaction, skus: readonly string[]): Promise<void> {
  if (skus.length === 0 || (await readShopSettings(transaction)).releaseBackOrders === 'no') return;
  const parts = Array.from({ length: Math.ceil(skus.length / skusAtOnce) }, (_, index) =>
    skus.slice(index * skusAtOnce, (index + 1) * skusAtOnce),
  );
  await addJobs(
    transaction,
    parts.map((part) => ({ queue: queues.stockArrived, data: { skus: part } satisfies StockArrivedJob })),
  );
}

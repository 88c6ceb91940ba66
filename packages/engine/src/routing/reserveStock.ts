import type { ShopTransaction } from '@hub/database';
import { addJobs } from '@hub/database/jobs';
import { readAllocations, removeOrderRoutings, replaceAllocations, type StoredAllocation } from '@hub/database/routing';
import { readShopSettings } from '@hub/database/shopSettings';
import { lockStock, saveStockChanges, unitsOfShipment } from '@hub/database/stock';
import { message } from '@hub/domain/messages';
import type { Fulfillment, OrderDetail } from '@hub/domain/orders/detail';
import { type AllocationChange, type ShippedUnits, takeRemoved, takeShipped } from '@hub/domain/routing';
import { applyMoves, type MovementCause, type StockLevel, type StockMove } from '@hub/domain/stock';
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

/** Units of a line that a shipment has taken along. */
interface UnitsShipped extends ShippedUnits {
  sku: string;
  /** Id of the shipment. */
  shipment: string;
}

/** What parts of shipments have taken along. */
export function shippedUnits(
  { lineItems }: Pick<OrderDetail, 'lineItems'>,
  parts: readonly Fulfillment[],
): readonly UnitsShipped[] {
  const skus = new Map(lineItems.map(({ lineItemId, sku }) => [lineItemId, sku]));
  return parts.flatMap(({ lineItemId, quantity, locationId, fulfillmentId: shipment }) => {
    const sku = skus.get(lineItemId);
    return sku === undefined || quantity === 0 ? [] : [{ lineItemId, sku, quantity, locationId, shipment }];
  });
}

interface ShippedStock {
  cause?: Extract<MovementCause, 'shipped' | 'shippedByHand'>;
  /** Locations whose units on hand somebody else counts down; their reservations alone end here. */
  countedThere?: ReadonlySet<string>;
}

/**
 * Takes shipped units off the shelf of the location that shipped them and, where they were reserved, out of what is
 * reserved. Where it is not known which location shipped them, it was the one that they were allocated to.
 */
export async function consumeStock(
  transaction: ShopTransaction,
  orderId: string,
  shipped: readonly UnitsShipped[],
  now: Date,
  { cause = 'shipped', countedThere = new Set() }: ShippedStock = {},
): Promise<void> {
  const before = await readAllocations(transaction, [orderId]);
  let allocations = before;
  const moves: StockMove[] = [];
  for (const units of shipped) {
    const { sku, shipment, locationId, quantity } = units;
    const { left, taken }: AllocationChange<StoredAllocation> = takeShipped(allocations, [units]);
    allocations = left;
    moves.push(...reservedMoves(taken, 'released'));
    const shelves = locationId === null ? taken : [{ locationId, quantity }];
    for (const shelf of shelves)
      if (shelf.locationId !== null && !countedThere.has(shelf.locationId))
        moves.push({ sku, locationId: shelf.locationId, cause, onHand: -shelf.quantity, orderId, shipment });
  }
  await moveStock(transaction, moves, now);
  if (allocations !== before && before.length > 0) await replaceAllocations(transaction, [orderId], allocations);
}

/**
 * Puts the units of a shipment that was voided back on the shelves that they left, once, and reserves those that the order
 * is to ship `again`. What was not counted when it left is not counted now.
 */
export async function putBack(
  transaction: ShopTransaction,
  orderId: string,
  shipment: string,
  again: readonly UnitsShipped[],
  now: Date,
): Promise<void> {
  const shelves = await unitsOfShipment(transaction, orderId, shipment);
  if (shelves.length === 0) return;
  const left = shelves.map((shelf) => ({ ...shelf }));
  const reserved = again.flatMap(({ lineItemId, sku, quantity }) => {
    let wanted = quantity;
    return left.flatMap((shelf): readonly StoredAllocation[] => {
      const units = shelf.sku === sku ? Math.min(wanted, shelf.units) : 0;
      wanted -= units;
      shelf.units -= units;
      const reason = message('routing.shipsAgain');
      const { locationId } = shelf;
      return units > 0 ? [{ orderId, lineItemId, sku, locationId, quantity: units, isReserved: true, reason }] : [];
    });
  });
  const back = shelves.map(({ units, ...key }) => ({
    ...key,
    cause: 'voided' as const,
    onHand: units,
    orderId,
    shipment,
  }));
  await moveStock(transaction, [...back, ...reservedMoves(reserved, 'reserved')], now);
  if (reserved.length > 0)
    await replaceAllocations(transaction, [orderId], [...(await readAllocations(transaction, [orderId])), ...reserved]);
  await addStockArrivedJobs(transaction, [...new Set(left.flatMap(({ sku, units }) => (units > 0 ? [sku] : [])))]);
}

/** Moves of the units of allocations that are reserved, or are to be. */
export function reservedMoves(
  allocations: readonly StoredAllocation[],
  cause: 'reserved' | 'released',
): readonly StockMove[] {
  return allocations.flatMap(({ orderId, sku, locationId, quantity, isReserved }) =>
    isReserved && locationId !== null
      ? [{ sku, locationId, cause, allocated: cause === 'reserved' ? quantity : -quantity, orderId }]
      : [],
  );
}

/** Moves units of levels, which are locked. `levels`: those that are locked already. */
export async function moveStock(
  transaction: ShopTransaction,
  moves: readonly StockMove[],
  now: Date,
  levels?: readonly StockLevel[],
): Promise<void> {
  if (moves.length === 0) return;
  const skus = moves.map(({ sku }) => sku);
  const known = levels ?? (await lockStock(transaction, skus));
  await saveStockChanges(transaction, applyMoves(known, moves, now.toISOString()));
}

async function releaseUnits(
  transaction: ShopTransaction,
  allocations: readonly StoredAllocation[],
  now: Date,
): Promise<void> {
  const moves = reservedMoves(allocations, 'released');
  await moveStock(transaction, moves, now);
  await addStockArrivedJobs(transaction, [...new Set(moves.map(({ sku }) => sku))]);
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

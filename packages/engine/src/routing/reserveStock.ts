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

/** Releases the stock reserved for orders that no longer ship, and their routing. */
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

/** Releases the stock reserved for units removed from an order line. */
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

/** Units of a line in a shipment. */
interface UnitsShipped extends ShippedUnits {
  sku: string;
  /** Shipment id. */
  shipment: string;
}

/** Units contained in shipment parts. */
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
  /** Locations with stock counted elsewhere; only their reservations end here. */
  countedThere?: ReadonlySet<string>;
}

/**
 * Takes shipped units out of the shipping location's stock and their reservation. When the location is unknown, it is
 * the allocated one.
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
 * Returns a voided shipment's units to the stock they left, once, and reserves those the order ships `again`. Units
 * that weren't counted when they left aren't counted now.
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

/** Stock movements for allocations that are reserved or about to be. */
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

/** Moves units of locked stock levels. `levels` are those locked already. */
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

/** SKUs per job. */
const skusAtOnce = 1_000;

/** Adds the jobs that release orders waiting for these SKUs, if the shop wants that. */
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

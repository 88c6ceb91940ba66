import { lineItemThreePlStatus } from '@hub/domain/orders';
import {
  type AppliedStockChange,
  countedStock,
  type ListedMovement,
  listedMovements,
  type StockKey,
  stockKey,
  type StockLevel,
  type StockMovement,
  type StockRow,
  type WaitingUnits,
} from '@hub/domain/stock';
import { pastOrders } from '../routing/pastOrders.ts';
import { isoTime } from '../shop/isoTime.ts';
import type { SandboxShop } from '../shop/SandboxShop.ts';
import { seededRandom } from '@hub/domain/simulation';
import { stateOf } from '../shop/stateOf.ts';
import type { PastOrder, RoutingLocation, StockLevels } from '@hub/domain/routing';

/** Number of orders whose SKUs are counted when the shop opens. */
const countedOrders = 200;

const dayMs = 86_400_000;

/** The shop's levels; most have some reserved units. */
export function stockLevelsOf(shop: SandboxShop): Map<string, StockLevel> {
  const { routing, orders, userName } = shop;
  shop.stock.levels ??= new Map(
    [...sampleStock(pastOrders(shop, countedOrders), routing.locations)].flatMap(([sku, units]) =>
      [...units].map(([locationId, onHand]): [string, StockLevel] => {
        const allocated = Math.floor(onHand * 0.2 * seededRandom(sku, `reserved at ${locationId}`));
        const lowAt = seededRandom(sku, 'threshold') < 0.2 ? 25 : null;
        const savedAt = isoTime((orders[0]?.createdAt ?? 0) - 7 * dayMs);
        const units = { onHand, allocated, unavailable: 0, safety: 0 };
        const level = { sku, locationId, ...units, lowAt, version: 1, savedAt, savedBy: userName };
        return [stockKey(level), level];
      }),
    ),
  );
  return shop.stock.levels;
}

/** Stores a person's counts, with their movements. */
export function keepStock(shop: SandboxShop, changes: readonly AppliedStockChange[], now: Date): void {
  const levels = stockLevelsOf(shop);
  const { movements } = countedStock(changes, shop.userName, now.toISOString());
  shop.stock.movements = [...movements, ...(shop.stock.movements ?? openingMovements(shop))];
  for (const { before, after } of changes) {
    if (after !== null) levels.set(stockKey(after), after);
    else if (before !== null) levels.delete(stockKey(before));
  }
}

/** The newest movements of a level, newest first. */
export function sandboxMovements(shop: SandboxShop, key: StockKey): readonly ListedMovement[] {
  const all = (shop.stock.movements ??= openingMovements(shop));
  return all
    .flatMap((movement, index): readonly ListedMovement[] =>
      stockKey(movement) === stockKey(key)
        ? [{ ...movement, movementId: String(all.length - index), orderName: null }]
        : [],
    )
    .slice(0, listedMovements);
}

/** The shop's movements at its opening. */
function openingMovements(shop: SandboxShop): readonly StockMovement[] {
  return [...stockLevelsOf(shop).values()].flatMap((after) =>
    countedStock([{ before: null, after }], shop.userName, after.savedAt ?? '').movements.map((movement) => ({
      ...movement,
      cause: 'opening' as const,
    })),
  );
}

/** The levels with product names and waiting orders. */
export function stockRows(shop: SandboxShop): readonly StockRow[] {
  const names = new Map<string, string>();
  for (const { seed } of shop.orders) for (const { sku, name } of seed.lines) if (!names.has(sku)) names.set(sku, name);
  const waiting = waitingUnits(shop);
  return [...stockLevelsOf(shop).values()].map((level) => ({
    ...level,
    name: names.get(level.sku) ?? '',
    waiting: waiting.get(level.sku) ?? { units: 0, orders: 0 },
  }));
}

/** What orders on back order wait for, by SKU. */
export function waitingUnits(shop: SandboxShop): ReadonlyMap<string, WaitingUnits> {
  const waiting = new Map<string, WaitingUnits>();
  for (const order of shop.orders) {
    if (order.stage !== 'backOrder') continue;
    const short = stateOf(order).detail.lineItems.filter(
      (item) => item.threePlStatus === lineItemThreePlStatus.backOrder && !item.isCancelled,
    );
    for (const sku of new Set(short.map((item) => item.sku))) {
      const before = waiting.get(sku) ?? { units: 0, orders: 0 };
      const items = short.filter((item) => item.sku === sku);
      const units = items.reduce((sum, { fulfillableQuantity }) => sum + fulfillableQuantity, before.units);
      waiting.set(sku, { units, orders: before.orders + 1 });
    }
  }
  return waiting;
}

/** Most units of a SKU at one location. */
const mostUnits = 2_000;

/** Stock of the SKUs in these orders at each location, always the same; a tenth of the SKUs is not counted. */
function sampleStock(orders: readonly PastOrder[], locations: readonly RoutingLocation[]): StockLevels {
  const skus = new Set(orders.flatMap(({ lines }) => lines.map(({ sku }) => sku)));
  const counted = [...skus].filter((sku) => seededRandom(sku, 'counted') >= 0.1);
  return new Map(
    counted.map((sku) => [
      sku,
      new Map(locations.map(({ locationId }) => [locationId, unitsOf(sku, locationId)] as const)),
    ]),
  );
}

function unitsOf(sku: string, locationId: string): number {
  return Math.floor(seededRandom(sku, `stock at ${locationId}`) ** 2 * mostUnits);
}

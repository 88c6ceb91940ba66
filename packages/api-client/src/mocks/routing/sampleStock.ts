import type { PastOrder, RoutingLocation, StockLevels } from '@hub/domain/routing';
import { seededRandom } from '../shop/seededRandom.ts';

/** Most units of a SKU at one location. */
const mostUnits = 2_000;

/** Stock of the SKUs in these orders at each location, always the same; a tenth of the SKUs is not counted. */
export function sampleStock(orders: readonly PastOrder[], locations: readonly RoutingLocation[]): StockLevels {
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

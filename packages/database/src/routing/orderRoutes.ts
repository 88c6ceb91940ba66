import type { OrderRoute } from '@hub/domain/shipping';
import { and, eq } from 'drizzle-orm';
import type { ShopTransaction } from '../connection/Database.ts';
import { isOneOf } from '../orders/orderDetails.ts';
import { orderIdOf } from '../orders/orderIdOf.ts';
import { orderRoutings, orders } from '../schema/index.ts';

/** Facts of a row that decide who ships the order. */
export function routeOf({
  destination,
  shipsFrom,
  isTest,
}: {
  destination: typeof orders.$inferSelect.destination;
  shipsFrom: readonly number[] | null;
  isTest: boolean;
}): OrderRoute {
  return {
    chosenProviderId: destination?.type === 'provider' ? destination.providerId : null,
    locationIds: destination?.type === 'location' ? [destination.locationId] : (shipsFrom ?? []).map(String),
    isTest,
  };
}

/** Facts that decide who ships these orders, by id; unknown ones are left out. */
export async function readOrderRoutes(
  { shopId, queries }: ShopTransaction,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, OrderRoute>> {
  const ids = orderIds.map(orderIdOf).filter((id) => id !== null);
  const rows = await queries
    .select({
      orderId: orders.orderId,
      destination: orders.destination,
      isTest: orders.isTest,
      shipsFrom: orderRoutings.shipsFrom,
    })
    .from(orders)
    .leftJoin(orderRoutings, and(eq(orderRoutings.shopId, shopId), eq(orderRoutings.orderId, orders.orderId)))
    .where(and(eq(orders.shopId, shopId), isOneOf(orders.orderId, ids)));
  return new Map(rows.map((row) => [String(row.orderId), routeOf(row)]));
}

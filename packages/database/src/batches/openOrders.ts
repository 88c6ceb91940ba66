import { batchAddress, type OpenOrder } from '@hub/domain/batching';
import { message } from '@hub/domain/messages';
import { batchLeftOutReason, batchStages } from '@hub/domain/orders/bulk';
import { importedCustomerName } from '@hub/domain/imports';
import type { OrderRoute } from '@hub/domain/shipping';
import { and, eq, inArray } from 'drizzle-orm';
import type { ShopTransaction } from '../connection/Database.ts';
import { routeOf } from '../routing/orderRoutes.ts';
import { orderColumns, toOrderState } from '../orders/orderRow.ts';
import { orderRecipients, orderRoutings, orders } from '../schema/index.ts';

/** Customers without a known name: which other orders are theirs is unknown. */
const namelessCustomers: readonly string[] = ['', importedCustomerName(null)];

/** An open order with the facts that decide who ships it. */
export interface StoredOpenOrder extends OpenOrder, OrderRoute {}

/** Why an order that has just arrived is waiting. */
const undecided = message('orders.notRun');

/**
 * The shop's open orders as batching reads them. `withWaiting`: also those on hold, in review and so on, with that as
 * the reason for staying behind.
 */
export async function readOpenOrders(
  { shopId, queries }: ShopTransaction,
  { withWaiting = false }: { withWaiting?: boolean } = {},
): Promise<StoredOpenOrder[]> {
  const rows = await queries
    .select({
      ...orderColumns,
      country: orders.country,
      postcode: orders.postcode,
      destination: orders.destination,
      awaitsDecision: orders.awaitsDecision,
      shipsFrom: orderRoutings.shipsFrom,
      recipient: orderRecipients,
    })
    .from(orders)
    .leftJoin(orderRoutings, and(eq(orderRoutings.shopId, shopId), eq(orderRoutings.orderId, orders.orderId)))
    .leftJoin(orderRecipients, and(eq(orderRecipients.shopId, shopId), eq(orderRecipients.orderId, orders.orderId)))
    .where(and(eq(orders.shopId, shopId), inArray(orders.stage, withWaiting ? [...batchStages] : ['open'])));
  return rows.map((row) => {
    const { destination, shipsFrom, recipient, postcode, country } = row;
    const route = routeOf({ destination, shipsFrom, isTest: row.isTest });
    return {
      orderId: String(row.orderId),
      orderName: row.orderName,
      customerName: row.customerName,
      address: namelessCustomers.includes(row.customerName) ? '' : batchAddress(recipient ?? { postcode, country }),
      createdAt: row.createdAt.toISOString(),
      // A split order goes with its first location's batch.
      locationId: route.locationIds[0] ?? null,
      ...route,
      refusal: row.awaitsDecision ? undecided : (batchLeftOutReason(toOrderState(row)) ?? null),
    };
  });
}

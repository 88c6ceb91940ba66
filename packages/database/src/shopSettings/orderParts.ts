import { lineItemThreePlStatus, virtualItems } from '@hub/domain/orders';
import type { Recipient } from '@hub/domain/warehouses';
import { type SQL, sql } from 'drizzle-orm';
import { rowsOf, type ShopTransaction } from '../connection/Database.ts';
import { orderIdOf } from '../orders/orderIdOf.ts';
import { lineItems, orderRecipients, orderRoutings, orders, products } from '../schema/index.ts';

/** Parts of a recipient that an address needs. */
export type RecipientParts = Omit<Recipient, 'phone' | 'email'>;

/** Order data that a carrier needs; equal ones are counted together. */
export interface StoredOrderParts {
  orders: number;
  /** The orders' ids; empty if all open orders were asked for. */
  orderIds: readonly string[];
  /** What its recipient’s address says; a part in Latin letters or digits is `x`. */
  recipient: RecipientParts;
  shippingMethod: string;
  /** The provider that a workflow chose; null if none. */
  chosenProviderId: string | null;
  isTest: boolean;
  /** The first location it ships from; null if it has no route. */
  locationId: string | null;
  /** Whether a workflow chose a service, so that no mapping is needed. */
  hasService: boolean;
  /** Distinct weights of the goods to ship, as text; the product's weight takes precedence over the store's. */
  weights: readonly string[];
}

/** For the open orders, or some orders in any stage. */
export function readOrderParts(
  { shopId, queries }: ShopTransaction,
  { orderIds }: { orderIds?: readonly string[] } = {},
): Promise<StoredOrderParts[]> {
  const numbers = orderIds?.flatMap((orderId) => orderIdOf(orderId) ?? []);
  const which = numbers === undefined ? sql`stage = 'open'` : sql`order_id = ANY(${sql.param(numbers)}::bigint[])`;
  const ids = numbers === undefined ? sql`'{}'::text[]` : sql`array_agg(order_id::text)`;
  const services = sql.param([virtualItems.service, virtualItems.giftVoucher]);
  return rowsOf<StoredOrderParts>(
    queries,
    sql`SELECT count(*)::int AS orders, ${ids} AS "orderIds", recipient, shipping_method AS "shippingMethod",
        "chosenProviderId", is_test AS "isTest", "locationId", "hasService", weights
      FROM (SELECT order_id, ${recipient} AS recipient, shipping_method, is_test, destination->>'providerId' AS "chosenProviderId",
          coalesce(destination->>'locationId', (SELECT ships_from[1]::text FROM ${orderRoutings} AS r
            WHERE r.shop_id = ${shopId} AND r.order_id = o.order_id)) AS "locationId",
          coalesce(shipping_options->>'service', '') <> '' AS "hasService",
          array(SELECT DISTINCT coalesce(p.weight::text, l.product_weight) FROM ${lineItems} AS l
            LEFT JOIN ${products} AS p ON p.shop_id = ${shopId} AND p.sku = l.sku WHERE l.shop_id = ${shopId}
            AND l.order_id = o.order_id AND NOT is_cancelled AND coalesce(virtual_item, 0) <> ALL(${services}::int[])
            AND coalesce(three_pl_status, 0) <> ${lineItemThreePlStatus.notShippable} ORDER BY 1) AS weights
        FROM ${orders} AS o LEFT JOIN ${orderRecipients} AS a USING (shop_id, order_id)
        WHERE shop_id = ${shopId} AND ${which}) AS parts
      GROUP BY recipient, shipping_method, is_test, "chosenProviderId", "locationId", "hasService", weights`,
  );
}

/** Most addresses differ only in what they say, so that equal ones are many. */
const short = (text: SQL) => sql`CASE WHEN ${text} ~ '[A-Za-z0-9]' THEN 'x' ELSE coalesce(btrim(${text}), '') END`;

const recipient = sql`jsonb_build_object('name', ${short(sql`coalesce(a.name, o.customer_name)`)},
  'company', ${short(sql`a.company`)}, 'address1', ${short(sql`a.address1`)}, 'address2', ${short(sql`a.address2`)},
  'city', ${short(sql`a.city`)}, 'state', ${short(sql`a.state`)},
  'postcode', ${short(sql`coalesce(a.postcode, o.postcode)`)}, 'country', coalesce(nullif(a.country, ''), o.country))`;

import { filterFieldRows } from '@hub/domain/orders';
import { type SQL, type SQLChunk, sql } from 'drizzle-orm';
import { rowsOf, type ShopTransaction } from '../connection/Database.ts';
import { lineItems, orders, orderSkus, skus } from '../schema/index.ts';
import { containing, matchesCustomer } from '../search/searchCondition.ts';
import { orderIdOf } from './orderIdOf.ts';

/** Orders by period and text. */
export interface OrderSearch {
  /** Created at or after; no bound if null. */
  from: Date | null;
  /** Created before; no bound if null. */
  to: Date | null;
  /**
   * Part of an order name (or its whole id), a SKU, a customer name (or the start of a postcode or email), or a
   * product's SKU or name; ignores case. `isWhole`: the whole name or SKU of a customer or product.
   */
  text: { mode: 'order' | 'sku' | 'customer' | 'product'; text: string; isWhole?: boolean } | null;
  /** Required field values; any if absent. */
  values?: Readonly<Record<string, string>>;
}

/** The first orders of a list, newest first. */
export interface NewestOrders {
  /** The list continues after this order; null for the start. */
  after: OrderCursor | null;
  count: number;
}

/** Position after an order in a list, newest first: created earlier, or at the same instant with a smaller id. */
export interface OrderCursor {
  /** In PostgreSQL's format, to the last digit. */
  createdAt: string;
  orderId: number;
}

/** Condition on `created_at` and `order_id`: comes after an order. */
export function isAfter({ createdAt, orderId }: OrderCursor): SQL {
  return sql`(created_at, order_id) < (${createdAt}::timestamptz, ${orderId}::bigint)`;
}

/**
 * Condition on `orders` for a search. With `newest` it only has to hold for the first ones of all stages, which are
 * found without reading the rest.
 */
export async function matchingOrders(
  transaction: ShopTransaction,
  search: OrderSearch,
  newest: NewestOrders | null = null,
): Promise<SQL> {
  const conditions = [inPeriod(transaction.shopId, search), ...valueConditions(search)];
  if (search.text !== null) {
    // The first orders with a SKU may not match the other conditions.
    const first = conditions.length > 1 ? null : newest;
    conditions.push(await matchesText(transaction, search, search.text, first));
  }
  return sql.join(conditions, sql` AND `);
}

/** How a column of each field kind is compared with a text. */
const isValue = {
  text: (column, value) => sql`${column} = ${value}`,
  flag: (column, value) => sql`${column} = ${value === 'true'}`,
  reason: (column, value) => sql`${column} ->> 'kind' = ${value}`,
} satisfies Record<(typeof filterFieldRows)[number]['kind'], (column: SQLChunk, value: string) => SQL>;

/** Conditions on order fields; none for any values. */
export function valueConditions({ values = {} }: Pick<OrderSearch, 'values'>): readonly SQL[] {
  return filterFieldRows.flatMap(({ field, kind }) => {
    const value = values[field];
    return value === undefined ? [] : [isValue[kind](sql.identifier(orders[field].name), value)];
  });
}

async function matchesText(
  transaction: ShopTransaction,
  search: OrderSearch,
  { mode, text, isWhole = false }: NonNullable<OrderSearch['text']>,
  newest: NewestOrders | null,
): Promise<SQL> {
  const pattern = containing(text);
  switch (mode) {
    case 'order':
      return matchesName(text, pattern);
    case 'customer':
      return matchesCustomer(transaction, { text, isWhole });
    case 'sku':
      return matchesSku(transaction, search, sql`sku ILIKE ${pattern}`, newest);
    case 'product': {
      const isFound = isWhole
        ? sql`(sku = ${text} OR name = ${text})`
        : sql`(sku ILIKE ${pattern} OR name ILIKE ${pattern})`;
      return matchesSku(transaction, search, isFound, newest);
    }
  }
}

/** Condition on `shop_id` and `created_at` of any table that has them. */
export function inPeriod(shopId: number, { from, to }: Pick<OrderSearch, 'from' | 'to'>): SQL {
  const conditions = [sql`shop_id = ${shopId}`];
  if (from !== null) conditions.push(sql`created_at >= ${from.toISOString()}::timestamptz`);
  if (to !== null) conditions.push(sql`created_at < ${to.toISOString()}::timestamptz`);
  return sql.join(conditions, sql` AND `);
}

/** The name index covers parts of three letters; shorter texts match so many orders that the newest are read instead. */
function matchesName(text: string, pattern: string): SQL {
  const id = orderIdOf(text);
  const byName =
    text.length < 3 ? sql`name ILIKE ${pattern}` : sql`order_id = ANY(ARRAY(SELECT orders_named_like(${pattern})))`;
  return id === null ? byName : sql`(${byName} OR order_id = ${id}::bigint)`;
}

/**
 * Up to this many orders are looked up one by one. Beyond that, the list's newest orders are read until enough have the
 * SKU.
 */
const fewOrders = 5_000;

async function matchesSku(
  { shopId, queries }: ShopTransaction,
  search: OrderSearch,
  isFound: SQL,
  newest: NewestOrders | null,
): Promise<SQL> {
  const found = await rowsOf<{ sku: string }>(
    queries,
    sql`SELECT sku FROM ${skus} WHERE shop_id = ${shopId} AND ${isFound}`,
  );
  const list = sql`${sql.param(found.map(({ sku }) => sku))}::text[]`;
  if (newest !== null && found.length * newest.count <= fewOrders) {
    const { after, count } = newest;
    // The index lists each SKU's newest orders together; the overall newest are among them.
    const newestOfSku = sql`SELECT created_at, order_id FROM ${orderSkus}
      WHERE ${inPeriod(shopId, search)} AND sku = code AND ${after === null ? sql`true` : isAfter(after)}
      ORDER BY created_at DESC, order_id DESC LIMIT ${count}`;
    return sql`order_id = ANY(ARRAY(SELECT order_id FROM unnest(${list}) AS code CROSS JOIN LATERAL (${newestOfSku}) AS newest
      GROUP BY created_at, order_id ORDER BY created_at DESC, order_id DESC LIMIT ${count}))`;
  }
  const codes = sql`ANY(${list})`;
  const withSku = sql`FROM ${orderSkus} WHERE ${inPeriod(shopId, search)} AND sku = ${codes}`;
  const [counted] = await rowsOf<{ count: number }>(
    queries,
    sql`SELECT count(*)::int AS count FROM (SELECT 1 ${withSku} LIMIT ${fewOrders + 1}) AS first`,
  );
  if ((counted?.count ?? 0) <= fewOrders) return sql`order_id = ANY(ARRAY(SELECT order_id ${withSku}))`;
  return sql`EXISTS (SELECT 1 FROM ${lineItems} AS line
    WHERE line.shop_id = ${shopId} AND line.order_id = ${orders}.order_id AND line.sku = ${codes})`;
}

/** Cursor after an order, which may have left that list; null if the order does not exist. */
export async function orderCursorOf(
  { shopId, queries }: ShopTransaction,
  orderId: string,
): Promise<OrderCursor | null> {
  const id = orderIdOf(orderId);
  if (id === null) return null;
  const [found] = await rowsOf<{ createdAt: string }>(
    queries,
    sql`SELECT created_at::text AS "createdAt" FROM ${orders} WHERE shop_id = ${shopId} AND order_id = ${id}::bigint`,
  );
  return found ? { createdAt: found.createdAt, orderId: id } : null;
}

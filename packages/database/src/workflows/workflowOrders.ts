import { importedCustomerName } from '@hub/domain/imports';
import type { OrderStage } from '@hub/domain/orders';
import type { Checkout } from '@hub/domain/shared';
import { type FieldName, fieldNames, type WorkflowOrder, workflowOrderOfSums } from '@hub/domain/workflows';
import { type SQL, sql } from 'drizzle-orm';
import { rowsOf, type ShopTransaction } from '../connection/Database.ts';
import { isOneOf } from '../orders/orderDetails.ts';
import { orderIdOf } from '../orders/orderIdOf.ts';
import { lineItems, orders, storeOrders } from '../schema/index.ts';
import type { OrderCursor } from '../orders/matchingOrders.ts';
import { type ProductFacts, readProductFacts } from '../products/productFacts.ts';

/** An order as workflows read it, with its stage. */
export interface ReadOrder {
  stage: OrderStage;
  order: WorkflowOrder;
}

/** Customers without a known name: their other orders are unknown. */
const namelessCustomers = ['', importedCustomerName(null)];

const isNameless = sql`customer_name = ANY(${sql.param(namelessCustomers)}::text[])`;

/**
 * Orders as workflows read them, by id; unknown ids are left out. `fields`: the fields that conditions read; all by
 * default.
 */
export async function readWorkflowOrders(
  transaction: ShopTransaction,
  orderIds: readonly string[],
  fields: ReadonlySet<string> = new Set(fieldNames),
): Promise<ReadonlyMap<string, ReadOrder>> {
  const ids = orderIds.map(orderIdOf).filter((id) => id !== null);
  const rows = await readRows(transaction, {
    which: sql`SELECT * FROM ${orders} WHERE shop_id = ${transaction.shopId} AND ${isOneOf(orders.orderId, ids)}`,
    fields,
  });
  const skus = rows.flatMap((row) => row.skus ?? []);
  const facts = needsProductFacts(fields) ? await readProductFacts(transaction, { skus, fields }) : null;
  return new Map(rows.map((row) => [row.orderId, toReadOrder(row, facts)]));
}

/** Orders per customer; customers without a known name are left out. */
export async function readCustomerOrders({ shopId, queries }: ShopTransaction): Promise<Map<string, number>> {
  const rows = await rowsOf<{ customerName: string; placed: number }>(
    queries,
    sql`SELECT customer_name AS "customerName", count(*)::int AS placed FROM ${orders}
      WHERE shop_id = ${shopId} AND NOT ${isNameless} GROUP BY customer_name`,
  );
  return new Map(rows.map(({ customerName, placed }) => [customerName, placed]));
}

/** Whether conditions on these fields need product settings. */
export function needsProductFacts(fields: ReadonlySet<string>): boolean {
  return productFields.some((field) => fields.has(field));
}

/**
 * A page of the newest orders as workflows read them, newest first; `next` is null at the end. `products`: product
 * settings, if `needsProductFacts`. `customers`: while reading all orders in pages, each customer's orders still to
 * come. Each order read is subtracted, and the rest are its earlier orders. Counting them for each order would double
 * the time.
 */
export async function readNewestWorkflowOrders(
  transaction: ShopTransaction,
  {
    after,
    limit,
    fields,
    products = null,
    onlyOpen = false,
    customers = null,
  }: {
    after: OrderCursor | null;
    limit: number;
    fields: ReadonlySet<string>;
    products?: ProductFacts | null;
    onlyOpen?: boolean;
    customers?: Map<string, number> | null;
  },
): Promise<{ orders: ReadOrder[]; next: OrderCursor | null }> {
  const older = after && sql`AND (created_at, order_id) < (${after.createdAt}::timestamptz, ${after.orderId}::bigint)`;
  const rows = await readRows(transaction, {
    which: sql`SELECT * FROM ${orders} WHERE shop_id = ${transaction.shopId} ${older ?? sql``}
        ${onlyOpen ? sql`AND stage = 'open'` : sql``}
      ORDER BY created_at DESC NULLS LAST, order_id DESC NULLS LAST LIMIT ${limit}`,
    fields: customers === null ? fields : new Set([...fields].filter((field) => field !== 'earlierOrders')),
  });
  if (customers !== null) for (const row of rows) row.earlierOrders = takeOrder(customers, row.customerName);
  const last = rows.at(-1);
  const next = last && rows.length === limit ? { createdAt: last.exactTime, orderId: Number(last.orderId) } : null;
  return { orders: rows.map((row) => toReadOrder(row, products)), next };
}

/** Subtracts a customer's newest order and returns the rest; null for a customer without a known name. */
function takeOrder(customers: Map<string, number>, customerName: string): number | null {
  const placed = customers.get(customerName);
  if (placed === undefined) return null;
  // An order that arrived after the count must not make it negative.
  const earlier = Math.max(0, placed - 1);
  customers.set(customerName, earlier);
  return earlier;
}

interface Row {
  orderId: string;
  orderName: string;
  customerName: string;
  country: string;
  postcode: string;
  shippingMethod: string;
  tags: readonly string[];
  paymentStatus: string;
  risk: string;
  dispute: string;
  deliveryMethod: string;
  isTest: boolean;
  poNumber: string;
  checkout: Checkout | null;
  stage: OrderStage;
  exactTime: string;
  earlierOrders: number | null;
  total: number | null;
  units: number | null;
  lines: number | null;
  skus: readonly string[] | null;
  productNames: readonly string[] | null;
  weights: readonly string[] | null;
  quantities: readonly number[] | null;
  virtualItems: readonly (number | null)[] | null;
}

/** Fields that depend on product settings. */
const productFields: readonly FieldName[] = ['weight', 'bundle', 'collection', 'handling'];

/** Fields stored as the store last sent them. */
const checkoutFields: readonly FieldName[] = [
  'orderTotal',
  'subtotal',
  'discounts',
  'shippingPrice',
  'tax',
  'note',
  'attributes',
  'discountCode',
  'sellingPlan',
  'company',
  'paymentGateway',
  'paymentTerms',
];

/** `fields`: the fields that conditions read; fields that others need sums for are left empty. */
async function readRows(
  { shopId, queries }: ShopTransaction,
  { which, fields }: { which: SQL; fields: ReadonlySet<string> },
): Promise<Row[]> {
  const needs = (...names: FieldName[]) => names.some((name) => fields.has(name));
  const when = (isNeeded: boolean, column: SQL) => (isNeeded ? column : sql`NULL`);
  const needsProducts = needs(...productFields);
  const needsLines = needsProducts || needs('orderTotal', 'subtotal', 'total', 'units', 'lines', 'sku', 'product');
  const listOf = (column: string) => sql`json_agg(${sql.identifier(column)} ORDER BY position)`;
  const sums = sql`SELECT sum(price * quantity)::float8 AS total, sum(quantity)::int AS units, count(*)::int AS lines,
      ${when(needsProducts || needs('sku'), listOf('sku'))} AS skus,
      ${when(needsProducts || needs('product'), listOf('name'))} AS names,
      ${when(needsProducts, listOf('product_weight'))} AS weights,
      ${when(needsProducts, listOf('quantity'))} AS quantities,
      ${when(needsProducts, listOf('virtual_item'))} AS virtual_items
    FROM ${lineItems} WHERE shop_id = ${shopId} AND order_id = o.order_id AND NOT is_cancelled`;
  const noSums = sql`SELECT 0::float8 AS total, 0 AS units, 0 AS lines, NULL::json AS skus, NULL::json AS names,
      NULL::json AS weights, NULL::json AS quantities, NULL::json AS virtual_items`;
  const earlier = sql`CASE WHEN ${isNameless} THEN NULL ELSE (
      SELECT count(*)::int FROM ${orders} AS other WHERE other.shop_id = ${shopId} AND other.customer_name = o.customer_name
        AND (other.created_at, other.order_id) < (o.created_at, o.order_id)) END`;
  const checkout = sql`(SELECT facts->'checkout' FROM ${storeOrders} AS said
      WHERE said.shop_id = ${shopId} AND said.order_id = o.order_id)`;
  // PostgreSQL writes JSON in half the time that reading as many rows takes.
  const [part] = await rowsOf<{ json: string | null }>(
    queries,
    sql`SELECT string_agg(row_to_json(read)::text, ',') AS json FROM (
        SELECT order_id::text AS "orderId", o.name AS "orderName", customer_name AS "customerName", country, postcode,
          shipping_method AS "shippingMethod", tags, payment_status AS "paymentStatus", risk, dispute,
          delivery_method AS "deliveryMethod", is_test AS "isTest", po_number AS "poNumber",
          ${when(needs(...checkoutFields), checkout)} AS checkout, stage, created_at::text AS "exactTime",
          ${when(needs('earlierOrders'), earlier)} AS "earlierOrders", total, units, lines, skus,
          names AS "productNames", weights, quantities,
          virtual_items AS "virtualItems"
        FROM (${which}) AS o, LATERAL (${needsLines ? sums : noSums}) AS summed
      ) AS read`,
  );
  return JSON.parse(`[${part?.json ?? ''}]`) as Row[];
}

function toReadOrder(row: Row, products: ProductFacts | null): ReadOrder {
  const { stage, exactTime, weights, quantities, virtualItems, ...fields } = row;
  const lines = (weights ?? []).map((productWeight, index) => ({
    sku: row.skus?.[index] ?? '',
    name: row.productNames?.[index] ?? '',
    productWeight,
    virtualItem: virtualItems?.[index] ?? null,
  }));
  const order = workflowOrderOfSums({
    ...fields,
    createdAt: new Date(exactTime).toISOString(),
    total: row.total ?? 0,
    units: row.units ?? 0,
    lines: row.lines ?? 0,
    skus: row.skus ?? [],
    productNames: row.productNames ?? [],
    ...products?.fieldsOf(lines),
    items: lines.map((line, index) => ({
      productWeight: products?.weightOf(line) ?? line.productWeight,
      quantity: quantities?.[index] ?? 0,
    })),
  });
  return { stage, order };
}

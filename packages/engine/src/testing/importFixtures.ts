import type { Database } from '@hub/database';
import { type ImportRecord, readImportProblems } from '@hub/database/imports';
import { countOrders, listOrders, readOrderDetail } from '@hub/database/orders';
import type { OrderDetail } from '@hub/domain/orders/detail';
import { wordsText } from '@hub/domain/messages';
import { Readable } from 'node:stream';
import { importOrders, type ImportOptions, startImport } from '../imports/importOrders.ts';

export const header = 'InvoiceNo,StockCode,Description,Quantity,InvoiceDate,UnitPrice,CustomerID,Country';

export const rowOf = (order: string | number, sku = 'A', quantity: string | number = 2) =>
  `${order},${sku},Mug,${quantity},2026-06-01 08:26:00,2.55,17850,United Kingdom`;

export const fileOf = (...rows: string[]) => [header, ...rows, ''].join('\r\n');

/** Rows for this many orders, two lines each. */
export const manyRows = (count: number, first = 1) =>
  Array.from({ length: count }, (_, index) => [rowOf(first + index, 'A'), rowOf(first + index, 'B')]).flat();

/** A file arriving in small parts, as from a network. */
export function streamOf(content: string | Uint8Array, partBytes = 1_000): Readable {
  const bytes = Buffer.from(content);
  const parts = Array.from({ length: Math.ceil(bytes.length / partBytes) }, (_, index) =>
    bytes.subarray(index * partBytes, (index + 1) * partBytes),
  );
  return Readable.from(parts);
}

/** Imports this content as `orders.csv`. */
export function importContent(
  database: Database,
  shopId: number,
  content: string | Uint8Array | Readable,
  options: Partial<ImportOptions> = {},
): Promise<ImportRecord> {
  const stream = content instanceof Readable ? content : streamOf(content);
  return importOrders(database, shopId, { name: 'orders.csv', bytesTotal: null }, { content: stream, ...options });
}

/** Id of a new import, ready to run. */
export function anImport(database: Database, shopId: number): Promise<string> {
  return database.inShop(shopId, (shop) => startImport(shop, { name: 'orders.csv', bytesTotal: null }));
}

export interface StoredOrder {
  id: number;
  order_id: number;
  order_name: string;
  customer_name: string;
  shopify_created_at: string;
  /** Omitted unless canceled. */
  shopify_cancelled_at?: string;
}

/** The shop's orders by name. */
export function ordersIn(database: Database, shopId: number): Promise<StoredOrder[]> {
  return database.inShop(shopId, async (shop) => {
    const { json } = await listOrders(shop, {
      from: null,
      to: null,
      text: null,
      parts: null,
      fields: ['id', 'orderId', 'orderName', 'customerName', 'createdAt', 'cancelledAt'],
      after: null,
      offset: 0,
      limit: 100_000,
    });
    return (JSON.parse(`[${json}]`) as StoredOrder[]).toSorted((a, b) => a.order_name.localeCompare(b.order_name));
  });
}

/** Items, shipments and timeline of an existing order. */
export async function detailOf(database: Database, shopId: number, name: string): Promise<OrderDetail> {
  const order = (await ordersIn(database, shopId)).find(({ order_name }) => order_name === name);
  const detail = await database.inShop(shopId, (shop) => readOrderDetail(shop, String(order?.order_id)));
  if (detail === null) throw new Error(`There is no order ${name}.`);
  return detail;
}

/** The shop's order names, their line counts, and the total of the counters. */
export async function summaryOf(database: Database, shopId: number) {
  const orders = await ordersIn(database, shopId);
  return database.inShop(shopId, async (shop) => {
    const lineCounts = new Set<number | undefined>();
    // One after another, because a transaction has only one connection.
    for (const { order_id: orderId } of orders.slice(0, 100).concat(orders.slice(-100)))
      lineCounts.add((await readOrderDetail(shop, String(orderId)))?.lineItems.length);
    const counts = await countOrders(shop, { from: null, to: null, text: null });
    return {
      names: orders.map(({ order_name }) => order_name),
      lineCounts: [...lineCounts],
      counted: counts.reduce((total, { orders: count }) => total + count, 0),
    };
  });
}

/** The stored refused rows as `line: reason`. */
export async function problemsOf(database: Database, shopId: number, importId: string): Promise<string[]> {
  const rows = await database.inShop(shopId, (shop) => readImportProblems(shop, importId, { limit: 20_000 }));
  return rows.map(({ line, reason }) => `${line}: ${wordsText(reason)}`);
}

import { noPersonalWords } from '@hub/domain/shared';
import { and, eq, sql } from 'drizzle-orm';
import { type Database, rowsOf, type ShopTransaction } from '../connection/Database.ts';
import { lockOrderRows } from '../orders/changeOrders.ts';
import { orderIdOf } from '../orders/orderIdOf.ts';
import { isOneOf } from '../orders/orderDetails.ts';
import { refreshNewestLines } from '../products/newestLines.ts';
import { removedCustomerName } from '../orders/removedCustomerName.ts';
import { orderRecipients, orders, outbox, storeOrders } from '../schema/index.ts';

/** Replaces a customer's words. */
const removedText = '[removed]';

/** Shorter words would match inside others. */
const shortestWord = 3;

/** Data about the shop and its staff, not its customers. */
const ownTables: readonly string[] = ['shops', 'staff', 'locations'];

/** Columns with this app's own names, not customer words, even though a town may be called Hold. */
const ownColumns: readonly string[] = [
  'kind',
  'stage',
  'state',
  'status',
  'outcome',
  'trigger',
  'topic',
  'task',
  'queue',
];

/** Words that identify a customer. */
export interface CustomerWords {
  /** Removed from any text: names, email addresses, phone numbers, address lines. */
  everywhere: readonly string[];
  /** Removed only from the orders' data, because others share them: cities, postcodes. */
  inOrders: readonly string[];
}

interface TextColumn {
  table: string;
  column: string;
  type: 'text' | 'text[]' | 'jsonb';
  hasOrderId: boolean;
}

export async function ordersSentTo({ shopId, queries }: ShopTransaction, email: string): Promise<readonly string[]> {
  const rows = await rowsOf<{ orderId: string }>(
    queries,
    sql`SELECT order_id::text AS "orderId" FROM ${orderRecipients}
      WHERE shop_id = ${shopId} AND lower(email) = ${email.toLowerCase()} AND email <> ''`,
  );
  return rows.map(({ orderId }) => orderId);
}

/**
 * Removes a customer from the shop: the orders' recipients, and the words in every text of every table, including tables
 * added later. Orders stay, with their items.
 */
export async function removeCustomer(
  { shopId, queries }: ShopTransaction,
  orderIds: readonly string[],
  words: CustomerWords,
): Promise<void> {
  const ids = orderIds.map(orderIdOf).filter((id) => id !== null);
  await lockOrderRows({ shopId, queries }, orderIds);
  await queries
    .delete(orderRecipients)
    .where(and(eq(orderRecipients.shopId, shopId), isOneOf(orderRecipients.orderId, ids)));
  await queries
    .update(orders)
    .set({ customerName: removedCustomerName, postcode: '' })
    .where(and(eq(orders.shopId, shopId), isOneOf(orders.orderId, ids)));
  await queries
    .update(storeOrders)
    .set({
      customerId: null,
      isRedacted: true,
      // Regardless of the words.
      facts: sql`(CASE WHEN facts ? 'checkout' THEN jsonb_set(facts, '{checkout}',
        facts->'checkout' || ${JSON.stringify(noPersonalWords)}::jsonb) ELSE facts END) - 'addressKey'`,
    })
    .where(and(eq(storeOrders.shopId, shopId), isOneOf(storeOrders.orderId, ids)));
  const everywhere = patternOf(words.everywhere);
  const inOrders = patternOf([...words.everywhere, ...words.inOrders]);
  for (const text of await listTextColumns(queries)) {
    const found = text.hasOrderId ? inOrders : everywhere;
    if (found === null) continue;
    const pattern = text.type === 'jsonb' ? `(?<!"(code|kind)": "[a-z.]*)${found}` : found;
    const scope = text.hasOrderId ? sql`AND order_id = ANY(${sql.param(ids)}::bigint[])` : sql``;
    const column = sql.identifier(text.column);
    await rowsOf(
      queries,
      sql`UPDATE ${sql.identifier(text.table)} SET ${column} = ${replaced(text, pattern)}
        WHERE shop_id = ${shopId} AND ${column}::text ~* ${pattern} ${scope}`,
    );
  }
  await refreshNewestLines({ shopId, queries }, null);
}

/** Removes the words from the failed jobs of the shop in the queue. */
export async function removeWordsOfJobs(database: Database, shopId: number, words: CustomerWords): Promise<void> {
  const pattern = patternOf(words.everywhere);
  if (pattern === null || !(await hasQueue(database))) return;
  await database.executeSql(
    `UPDATE pgboss.job SET output = regexp_replace(output::text, $1, '${removedText}', 'gi')::jsonb
      WHERE data->>'shopId' = $2 AND output::text ~* $1`,
    [pattern, String(shopId)],
  );
}

/** Deletes the shop's jobs that are not in the queue yet. */
export async function removeShopJobs({ shopId, queries }: ShopTransaction): Promise<void> {
  await queries.delete(outbox).where(eq(outbox.shopId, shopId));
}

/** Removes a shop and everything that belongs to it, in every table. */
export async function removeShop(database: Database, shopId: number): Promise<void> {
  await database.inShop(shopId, async ({ queries }) => {
    for (const { table } of await listShopTables(queries))
      await rowsOf(queries, sql`DELETE FROM ${sql.identifier(table)} WHERE shop_id = ${shopId}`);
    // Triggers have counted the deletions.
    await rowsOf(queries, sql`DELETE FROM order_counts WHERE shop_id = ${shopId}`);
  });
  if (await hasQueue(database))
    await database.executeSql(`DELETE FROM pgboss.job WHERE data->>'shopId' = $1 AND state <> 'active'`, [
      String(shopId),
    ]);
}

async function hasQueue(database: Database): Promise<boolean> {
  const { rows } = await database.executeSql(`SELECT to_regclass('pgboss.job') IS NOT NULL AS "isThere"`);
  return rows[0]?.isThere === true;
}

/** All shop tables, `shops` last. */
async function listShopTables(queries: ShopTransaction['queries']): Promise<{ table: string }[]> {
  return rowsOf(
    queries,
    sql`SELECT table_name AS "table" FROM information_schema.columns
      WHERE table_schema = 'public' AND column_name = 'shop_id' ORDER BY table_name = 'shops', table_name`,
  );
}

async function listTextColumns(queries: ShopTransaction['queries']): Promise<TextColumn[]> {
  const rows = await rowsOf<TextColumn>(
    queries,
    sql`SELECT c.table_name AS "table", c.column_name AS "column",
        CASE c.data_type WHEN 'ARRAY' THEN 'text[]' ELSE c.data_type END AS type,
        EXISTS (SELECT FROM information_schema.columns AS o WHERE o.table_schema = 'public'
          AND o.table_name = c.table_name AND o.column_name = 'order_id') AS "hasOrderId"
      FROM information_schema.columns AS c
      WHERE c.table_schema = 'public' AND c.is_generated = 'NEVER'
        AND (c.data_type IN ('text', 'jsonb') OR c.udt_name = '_text')
        AND EXISTS (SELECT FROM information_schema.columns AS s WHERE s.table_schema = 'public'
          AND s.table_name = c.table_name AND s.column_name = 'shop_id')
      ORDER BY 1, 2`,
  );
  return rows.filter(({ table, column }) => !ownTables.includes(table) && !ownColumns.includes(column));
}

function replaced({ column, type }: TextColumn, pattern: string) {
  const name = sql.identifier(column);
  if (type === 'text') return sql`regexp_replace(${name}, ${pattern}, ${removedText}, 'gi')`;
  if (type === 'jsonb') return sql`regexp_replace(${name}::text, ${pattern}, ${removedText}, 'gi')::jsonb`;
  return sql`array(SELECT regexp_replace(part, ${pattern}, ${removedText}, 'gi')
    FROM unnest(${name}) WITH ORDINALITY AS parts(part, position) ORDER BY position)`;
}

/**
 * A pattern for any of the words, longest first, in plain and JSON form; null without words. Does not match inside other
 * words (the town of Ins in "instead") or in names of JSON values.
 */
function patternOf(words: readonly string[]): string | null {
  const long = words.map((word) => word.trim()).filter(({ length }) => length >= shortestWord);
  const forms = long.flatMap((word) => [word, JSON.stringify(word).slice(1, -1)]);
  const unique = [...new Set(forms)].toSorted((a, b) => b.length - a.length);
  return unique.length === 0 ? null : `(?<![a-z0-9])(?:${unique.map(escaped).join('|')})(?![a-z0-9]|":)`;
}

const escaped = (word: string) => word.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);

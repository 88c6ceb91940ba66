import { sql } from 'drizzle-orm';
import { type Database, rowsOf, type ShopTransaction } from '../connection/Database.ts';
import type { ExportPosition } from '../schema/index.ts';

/** Rows per read. */
const rowsAtOnce = 500;

/** Tables that are not the merchant's data: secrets, stored replies, pending jobs, sums. */
const leftOut: readonly string[] = [
  'provider_settings',
  'provider_subscriptions',
  'store_events',
  'store_files',
  'idempotency_keys',
  'plan_purchases',
  'shop_exports',
  'shop_export_parts',
  'outbox',
  'order_counts',
  'frozen_selections',
];

/** Columns of encrypted texts. */
const secretColumns: readonly string[] = [
  'key_id',
  'nonce',
  'ciphertext',
  'refresh_key_id',
  'refresh_nonce',
  'refresh_ciphertext',
];

/** Some rows of an export. */
export interface ExportedRows {
  /** One JSON line `{table, row}` per row. */
  text: string;
  rows: number;
  /** Where to go on after them. */
  writtenTo: ExportPosition;
}

/** Everything that belongs to a shop, table by table, each row once, without secrets; the rows after `from`. */
export async function* exportShop(
  database: Database,
  shopId: number,
  from: ExportPosition | null = null,
): AsyncGenerator<ExportedRows> {
  const tables = await database.inShop(shopId, listExportedTables);
  const first = from === null ? 0 : tables.indexOf(from.table);
  for (const table of tables.slice(Math.max(0, first))) {
    const keys = await database.inShop(shopId, (transaction) => listKeyColumns(transaction, table));
    const key = sql.join(
      keys.map(({ column }) => sql`t.${sql.identifier(column)}`),
      sql`, `,
    );
    let after = table === from?.table ? from.after : undefined;
    for (;;) {
      const last = after?.map((text, index) => sql`${text}::${sql.raw(keys[index]?.type ?? 'text')}`);
      const rows = await database.inShop(shopId, ({ queries }) =>
        rowsOf<{ line: string; position: readonly string[] }>(
          queries,
          sql`SELECT json_build_object('table', ${table}::text, 'row', to_jsonb(t) - ${sql.param([...secretColumns])}::text[])::text
              AS line, ARRAY[${sql.join(
                keys.map(({ column }) => sql`t.${sql.identifier(column)}::text`),
                sql`, `,
              )}] AS position
            FROM (
              SELECT * FROM ${sql.identifier(table)} AS t
              WHERE t.shop_id = ${shopId} ${last ? sql`AND (${key}) > (${sql.join(last, sql`, `)})` : sql``}
              ORDER BY ${key} LIMIT ${rowsAtOnce}
            ) AS t ORDER BY ${key}`,
        ),
      );
      after = rows.at(-1)?.position;
      if (after !== undefined)
        yield { text: `${rows.map(({ line }) => line).join('\n')}\n`, rows: rows.length, writtenTo: { table, after } };
      if (rows.length < rowsAtOnce) break;
    }
  }
}

/** A table's primary key columns with their types. */
function listKeyColumns(
  { queries }: ShopTransaction,
  table: string,
): Promise<readonly { column: string; type: string }[]> {
  return rowsOf<{ column: string; type: string }>(
    queries,
    sql`SELECT attname AS "column", format_type(atttypid, atttypmod) AS type
      FROM pg_index CROSS JOIN unnest(indkey) WITH ORDINALITY AS part(number, place)
      JOIN pg_attribute ON attrelid = indrelid AND attnum = part.number
      WHERE indrelid = ${table}::regclass AND indisprimary ORDER BY place`,
  );
}

/** How many rows `exportShop` would return now. */
export async function countExportedRows(transaction: ShopTransaction): Promise<number> {
  let count = 0;
  for (const table of await listExportedTables(transaction)) {
    const [row] = await rowsOf<{ rows: number }>(
      transaction.queries,
      sql`SELECT count(*)::int AS rows FROM ${sql.identifier(table)} WHERE shop_id = ${transaction.shopId}`,
    );
    count += row?.rows ?? 0;
  }
  return count;
}

/** A shop's exported tables, `shops` first. */
async function listExportedTables({ queries }: ShopTransaction): Promise<readonly string[]> {
  const tables = await rowsOf<{ table: string }>(
    queries,
    sql`SELECT table_name AS "table" FROM information_schema.columns
      WHERE table_schema = 'public' AND column_name = 'shop_id' ORDER BY table_name = 'shops' DESC, table_name`,
  );
  return tables.map(({ table }) => table).filter((table) => !leftOut.includes(table));
}

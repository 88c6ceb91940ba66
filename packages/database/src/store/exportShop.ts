import { sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../connection/Database.ts';

/** Rows that are read at once. */
const rowsAtOnce = 2_000;

/** Nothing of these is the merchant's: secrets, replies that were given, jobs under way, sums. */
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
];

/** Columns of encrypted texts. */
const secretColumns: readonly string[] = ['key_id', 'nonce', 'ciphertext'];

/** Everything that belongs to a shop, a line of JSON `{table, row}` for each row, table by table; secrets are left out. */
export async function* exportShop(database: Database, shopId: number): AsyncGenerator<string> {
  const tables = await database.inShop(shopId, ({ queries }) =>
    rowsOf<{ table: string }>(
      queries,
      sql`SELECT table_name AS "table" FROM information_schema.columns
        WHERE table_schema = 'public' AND column_name = 'shop_id' ORDER BY table_name = 'shops' DESC, table_name`,
    ),
  );
  for (const { table } of tables.filter((found) => !leftOut.includes(found.table))) {
    let after = '(0,0)';
    for (;;) {
      const rows = await database.inShop(shopId, ({ queries }) =>
        rowsOf<{ line: string; position: string }>(
          queries,
          // By the position in the file, since the keys of the tables differ.
          sql`SELECT json_build_object('table', ${table}::text, 'row', to_jsonb(t) - ${sql.param([...secretColumns])}::text[])::text
              AS line, t.ctid::text AS position
            FROM ${sql.identifier(table)} AS t WHERE t.shop_id = ${shopId} AND t.ctid > ${after}::tid
            ORDER BY t.ctid LIMIT ${rowsAtOnce}`,
        ),
      );
      if (rows.length > 0) yield `${rows.map(({ line }) => line).join('\n')}\n`;
      after = rows.at(-1)?.position ?? after;
      if (rows.length < rowsAtOnce) break;
    }
  }
}

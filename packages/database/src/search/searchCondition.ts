import { type SQL, sql } from 'drizzle-orm';
import { rowsOf, type ShopTransaction } from '../connection/Database.ts';
import { orders } from '../schema/index.ts';

/** Sample of the newest orders that shows whether part of a name is common. */
const sampledOrders = 1_000;
/** From this many matches in the sample, reading orders by time is faster than using the index. */
const commonFrom = 20;
/** No limit. */
const all = 2_147_483_647;

/** An ILIKE pattern for texts that contain this part. */
export function containing(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`;
}

/** Whether the name index can find the text: it needs a word of at least three letters or digits. */
export async function isIndexed({ queries }: ShopTransaction, text: string): Promise<boolean> {
  const [row] = await rowsOf<{ isIndexed: boolean }>(
    queries,
    sql`SELECT EXISTS (SELECT 1 FROM unnest(show_trgm(${text})) AS part WHERE part !~ ' ') AS "isIndexed"`,
  );
  return row?.isIndexed === true;
}

/** Condition on `orders` for a customer: part of the name, or the start of the postcode or email; or the whole name. */
export async function matchesCustomer(
  transaction: ShopTransaction,
  { text, isWhole }: { text: string; isWhole: boolean },
): Promise<SQL> {
  if (isWhole) return sql`customer_name = ${text}`;
  const part = containing(text);
  const isRare = (await isIndexed(transaction, text)) && !(await isCommon(transaction, part));
  const found = (pattern: string | null) =>
    sql`order_id = ANY(ARRAY(SELECT orders_of_customers_like(${pattern}::text, ${text}, ${all})))`;
  return isRare ? found(part) : sql`(customer_name ILIKE ${part} OR ${found(null)})`;
}

async function isCommon({ shopId, queries }: ShopTransaction, part: string): Promise<boolean> {
  const [row] = await rowsOf<{ count: number }>(
    queries,
    sql`SELECT count(*)::int AS count FROM (
        SELECT customer_name FROM ${orders} WHERE shop_id = ${shopId}
        ORDER BY created_at DESC NULLS LAST, order_id DESC NULLS LAST LIMIT ${sampledOrders}
      ) AS newest WHERE customer_name ILIKE ${part}`,
  );
  return (row?.count ?? 0) >= commonFrom;
}

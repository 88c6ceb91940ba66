import { type SQL, sql } from 'drizzle-orm';
import { rowsOf, type ShopTransaction } from '../connection/Database.ts';
import { orders } from '../schema/index.ts';

/** Texts of the newest orders, most frequent first. */
export interface FrequentTexts {
  countries: string[];
  shippingMethods: string[];
  tags: string[];
}

/** Orders to read. */
const newestOrders = 10_000;

/** Limit per kind. */
const mostTexts = 200;

/** Countries, shipping methods and tags of the newest orders. */
export async function readFrequentTexts({ shopId, queries }: ShopTransaction): Promise<FrequentTexts> {
  const newest = sql`(SELECT country, shipping_method, tags FROM ${orders} WHERE shop_id = ${shopId}
    ORDER BY created_at DESC NULLS LAST, order_id DESC NULLS LAST LIMIT ${newestOrders}) AS newest`;
  const read = async (texts: SQL) => {
    const rows = await rowsOf<{ text: string }>(
      queries,
      sql`SELECT text FROM (${texts}) AS texts WHERE text <> '' GROUP BY text ORDER BY count(*) DESC, text
        LIMIT ${mostTexts}`,
    );
    return rows.map(({ text }) => text);
  };
  return {
    countries: await read(sql`SELECT country AS text FROM ${newest}`),
    shippingMethods: await read(sql`SELECT shipping_method AS text FROM ${newest}`),
    tags: await read(sql`SELECT unnest(tags) AS text FROM ${newest}`),
  };
}

import { listedTab, type OrderStage } from '@hub/domain/orders';
import {
  type FoundCustomer,
  type FoundInShop,
  type FoundOrder,
  type FoundPart,
  type FoundProduct,
  maxCountedOrders,
  maxFoundEntities,
  maxSearchResults,
  newestForShortText,
} from '@hub/domain/orders/list';
import { type SQL, sql } from 'drizzle-orm';
import { rowsOf, type ShopTransaction } from '../connection/Database.ts';
import { countOrders } from '../orders/countOrders.ts';
import { orderColumns, toOrderState } from '../orders/orderRow.ts';
import { orderIdOf } from '../orders/orderIdOf.ts';
import { orders, orderSkus, skus } from '../schema/index.ts';
import { containing, isIndexed } from './searchCondition.ts';

/** The newest orders are searched first, because they include common matches. */
const newestOrders = 2_000;
/** Limit of rare matches from the index. */
const mostFromIndex = 1_000;

/** A text in its search forms. */
interface Look {
  text: string;
  /** For ILIKE. */
  pattern: string;
  isIndexed: boolean;
}

/** The first orders by number, customers and products that contain the text. Reads at most a few thousand rows. */
export async function searchShop(transaction: ShopTransaction, text: string): Promise<FoundInShop> {
  const look = { text, pattern: containing(text), isIndexed: await isIndexed(transaction, text) };
  const [foundOrders, customers, products, all] = await Promise.all([
    findOrders(transaction, look),
    findCustomers(transaction, look),
    findProducts(transaction, look),
    look.isIndexed ? 0 : countAll(transaction),
  ]);
  return { orders: foundOrders, customers, products, isNewestOnly: all > newestForShortText };
}

async function countAll(transaction: ShopTransaction): Promise<number> {
  const counts = await countOrders(transaction, { from: null, to: null, text: null });
  return counts.reduce((sum, { orders: count }) => sum + count, 0);
}

async function findOrders(transaction: ShopTransaction, look: Look): Promise<FoundPart<FoundOrder>> {
  const { shopId, queries } = transaction;
  const { text, pattern } = look;
  const wanted = maxSearchResults + 1;
  const id = orderIdOf(text);
  const [exact, newest] = await Promise.all([
    rowsOf<{ orderId: number }>(
      queries,
      sql`SELECT order_id AS "orderId" FROM ${orders} WHERE shop_id = ${shopId}
        AND (name = ANY(${sql.param([text, `#${text}`])}::text[])${id === null ? sql`` : sql` OR order_id = ${id}::bigint`})
        LIMIT ${wanted}`,
    ),
    rowsOf<{ orderId: number }>(
      queries,
      sql`SELECT order_id AS "orderId" FROM (${newestOf(shopId, look)}) AS newest
        WHERE name ILIKE ${pattern} LIMIT ${wanted}`,
    ),
  ]);
  const needsIndex = newest.length < wanted && look.isIndexed;
  const others = needsIndex
    ? await rowsOf<{ orderId: number }>(
        queries,
        sql`SELECT order_id AS "orderId" FROM ${orders} WHERE shop_id = ${shopId}
          AND order_id = ANY(ARRAY(SELECT orders_named_like(${pattern}, ${mostFromIndex})))
          ORDER BY created_at DESC, order_id DESC LIMIT ${wanted}`,
      )
    : newest;
  const ids = [...new Set([...exact, ...others].map(({ orderId }) => Number(orderId)))];
  const shown = ids.slice(0, maxSearchResults);
  const rows = await queries
    .select(orderColumns)
    .from(orders)
    .where(sql`shop_id = ${shopId} AND order_id = ANY(${sql.param(shown)}::bigint[])`);
  const byId = new Map(rows.map((row) => [row.orderId, row]));
  return {
    rows: shown.flatMap((orderId) => {
      const row = byId.get(orderId);
      if (row === undefined) return [];
      return [
        { order: toOrderState(row).order, tab: listedTab(row.stage, row.fulfillmentStatus !== ''), stage: row.stage },
      ];
    }),
    hasMore: ids.length > maxSearchResults,
  };
}

async function findCustomers(transaction: ShopTransaction, look: Look): Promise<FoundPart<FoundCustomer>> {
  const { shopId, queries } = transaction;
  const { text, pattern } = look;
  const wanted = maxFoundEntities + 1;
  const byName = (
    found: SQL,
  ) => sql`SELECT customer_name AS name, (array_agg(postcode ORDER BY created_at DESC))[1] AS postcode,
      max(created_at) AS newest FROM (${found}) AS found GROUP BY customer_name ORDER BY newest DESC, name LIMIT ${wanted}`;
  const newest = await rowsOf<{ name: string; postcode: string }>(
    queries,
    byName(sql`SELECT customer_name, postcode, created_at FROM (${newestOf(shopId, look)}) AS newest
      WHERE customer_name ILIKE ${pattern}`),
  );
  // For "Customer 17850" only the number is looked up, because the index would read every "Customer" too.
  const number = look.isIndexed ? text.split(/\s+/).find((word) => /\d{3}/.test(word)) : undefined;
  const part = look.isIndexed ? containing(number ?? text) : null;
  const hasWhole =
    number === undefined ? sql`true` : sql`(customer_name ILIKE ${pattern} OR customer_name NOT ILIKE ${part})`;
  const others =
    newest.length < wanted
      ? await rowsOf<{ name: string; postcode: string }>(
          queries,
          byName(sql`SELECT customer_name, postcode, created_at FROM ${orders} WHERE shop_id = ${shopId}
            AND order_id = ANY(ARRAY(SELECT orders_of_customers_like(${part}::text, ${text}, ${mostFromIndex})))
            AND ${hasWhole}`),
        )
      : [];
  const found = [...new Map([...newest, ...others].map((row) => [row.name, row])).values()];
  const shown = found.slice(0, maxFoundEntities);
  const facts = await rowsOf<{ name: string; orders: number; stage: OrderStage; wasShipped: boolean }>(
    queries,
    sql`SELECT shown.name, counted.orders, newest.stage, newest.was_shipped AS "wasShipped"
      FROM unnest(${sql.param(shown.map(({ name }) => name))}::text[]) AS shown (name)
      CROSS JOIN LATERAL (SELECT count(*)::int AS orders FROM (
        SELECT 1 FROM ${orders} WHERE shop_id = ${shopId} AND customer_name = shown.name LIMIT ${maxCountedOrders + 1}
      ) AS first) AS counted
      CROSS JOIN LATERAL (SELECT stage, was_shipped FROM ${orders} WHERE shop_id = ${shopId} AND customer_name = shown.name
        ORDER BY created_at DESC LIMIT 1) AS newest`,
  );
  const byNameFacts = new Map(facts.map((row) => [row.name, row]));
  return {
    rows: shown.flatMap(({ name, postcode }) => {
      const known = byNameFacts.get(name);
      if (known === undefined) return [];
      return [{ name, postcode, orders: known.orders, newestTab: listedTab(known.stage, known.wasShipped) }];
    }),
    hasMore: found.length > maxFoundEntities,
  };
}

async function findProducts({ shopId, queries }: ShopTransaction, look: Look): Promise<FoundPart<FoundProduct>> {
  const { text, pattern } = look;
  const rows = await rowsOf<FoundProduct>(
    queries,
    sql`SELECT sku, name, counted.orders FROM (
        SELECT sku, name FROM ${skus} WHERE shop_id = ${shopId} AND sku <> '' AND (sku ILIKE ${pattern} OR name ILIKE ${pattern})
        ORDER BY upper(sku) = upper(${text}) DESC, sku LIMIT ${maxFoundEntities + 1}
      ) AS found
      CROSS JOIN LATERAL (SELECT count(*)::int AS orders FROM (
        SELECT 1 FROM ${orderSkus} AS sold WHERE sold.shop_id = ${shopId} AND sold.sku = found.sku LIMIT ${maxCountedOrders + 1}
      ) AS first) AS counted
      ORDER BY upper(sku) = upper(${text}) DESC, sku`,
  );
  return { rows: rows.slice(0, maxFoundEntities), hasMore: rows.length > maxFoundEntities };
}

function newestOf(shopId: number, { isIndexed: hasIndex }: Look): SQL {
  return sql`SELECT order_id, name, customer_name, postcode, created_at FROM ${orders} WHERE shop_id = ${shopId}
    ORDER BY created_at DESC NULLS LAST, order_id DESC NULLS LAST LIMIT ${hasIndex ? newestOrders : newestForShortText}`;
}

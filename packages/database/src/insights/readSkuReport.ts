import { maxSkuRows, mostUnitsFirst, type ReshipCount, type SkuReport, type SkuRow } from '@hub/domain/insights';
import { lineItemThreePlStatus, virtualItems } from '@hub/domain/orders';
import { skuKey } from '@hub/domain/shared';
import { type SQL, sql } from 'drizzle-orm';
import { rowsOf, type ShopTransaction } from '../connection/Database.ts';
import { matchingOrders, type OrderSearch } from '../orders/matchingOrders.ts';
import { lineItems, orders, shipmentItems, warehouseOrders } from '../schema/index.ts';

type Ranked = Omit<SkuRow, 'key'> & { skus: number };

const { backOrder, notShippable } = lineItemThreePlStatus;

/** The line is goods to ship (§4 "Line item grouping"). */
const isGoods = sql`NOT item.is_cancelled
  AND coalesce(item.virtual_item, 0) NOT IN (${virtualItems.service}::int, ${virtualItems.giftVoucher}::int)
  AND coalesce(item.three_pl_status, 0) <> ${notShippable}::int`;

/** Units by SKU of all matching orders: ordered, and awaited by back orders. */
export async function readSkuReport(transaction: ShopTransaction, search: OrderSearch): Promise<SkuReport> {
  const { shopId, queries } = transaction;
  const chosen = sql`SELECT order_id, stage FROM ${orders} WHERE ${await matchingOrders(transaction, search)}`;
  const lines = sql`${lineItems} AS item JOIN chosen ON chosen.order_id = item.order_id WHERE item.shop_id = ${shopId}`;
  const reships = sql`SELECT given.reship->>'kind' AS reason, count(*)::int AS reships, sum(lines.units)::int AS units
    FROM ${warehouseOrders} AS given JOIN chosen ON chosen.order_id = given.order_id
    CROSS JOIN LATERAL (
      SELECT sum((line->>'quantity')::int) AS units FROM jsonb_array_elements(given.lines) AS line
    ) AS lines
    WHERE given.shop_id = ${shopId} AND given.reship IS NOT NULL AND given.state NOT IN ('refused', 'cancelled')
    GROUP BY given.reship->>'kind'`;
  const [facts] = await rowsOf<{ orders: number; leftOut: number; reships: readonly ReshipCount[] }>(
    queries,
    sql`WITH chosen AS MATERIALIZED (${chosen})
      SELECT (SELECT count(*)::int FROM chosen) AS orders,
        (SELECT (count(*) - count(*) FILTER (WHERE ${isGoods} AND item.quantity > 0))::int FROM ${lines}) AS "leftOut",
        (SELECT coalesce(json_agg(row_to_json(again)), '[]') FROM (${reships}) AS again) AS reships`,
  );
  const ordered = await rowsOf<Ranked>(
    queries,
    ranking(
      chosen,
      sql`SELECT item.order_id, item.sku, item.name, item.quantity AS units
      FROM ${lines} AND ${isGoods}`,
    ),
  );
  const shipped = sql`SELECT coalesce(sum(sent.quantity), 0) FROM ${shipmentItems} AS sent WHERE sent.shop_id = ${shopId}
    AND sent.order_id = item.order_id AND sent.line_item_id = item.line_item_id`;
  const owed = sql`greatest(0, item.quantity - (${shipped}))`;
  const short = await rowsOf<Ranked>(
    queries,
    ranking(
      chosen,
      sql`SELECT item.order_id, item.sku, item.name,
        CASE WHEN item.fulfillable_quantity > 0 THEN least(${owed}, item.fulfillable_quantity) ELSE ${owed} END AS units
      FROM ${lines} AND ${isGoods} AND chosen.stage = 'backOrder' AND item.three_pl_status = ${backOrder}::int`,
    ),
  );
  return {
    reships: (facts?.reships ?? []).toSorted(mostUnitsFirst),
    orders: facts?.orders ?? 0,
    figures: {
      ordered: ordered.map(toRow),
      short: short.map(toRow),
      counted: { ordered: ordered[0]?.skus ?? 0, short: short[0]?.skus ?? 0 },
      leftOut: facts?.leftOut ?? 0,
    },
  };
}

/** The SKUs with the most units in these lines, and the number of SKUs. Lines without a SKU go by name. */
function ranking(chosen: SQL, lines: SQL): SQL {
  return sql`WITH chosen AS MATERIALIZED (${chosen}), counted AS (${lines})
    SELECT sku, max(name) AS name, sum(units)::int AS units, count(DISTINCT order_id)::int AS orders,
      (count(*) OVER ())::int AS skus
    FROM counted WHERE units > 0 GROUP BY sku, CASE WHEN sku = '' THEN name END
    ORDER BY sum(units) DESC, count(DISTINCT order_id) DESC, sku COLLATE "C", max(name) COLLATE "C"
    LIMIT ${maxSkuRows}`;
}

function toRow({ sku, name, units, orders: count }: Ranked): SkuRow {
  return { key: skuKey({ sku, name }), sku, name, units, orders: count };
}

import {
  type AppliedStockChange,
  type StockFilters,
  type StockKey,
  type StockLevel,
  stockPageSize,
  type StockRow,
  type StockTotals,
} from '@hub/domain/stock';
import { type SQL, sql } from 'drizzle-orm';
import { rowsOf, type ShopTransaction } from '../connection/Database.ts';
import { insertRows } from '../orders/insertRows.ts';
import { lineItems, orderAllocations, orders, orderSkus, skus, stockLevels } from '../schema/index.ts';

const levelColumns = sql`sku, location_id::text AS "locationId", on_hand AS "onHand", allocated, low_at AS "lowAt",
  version, to_char(saved_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS "savedAt", saved_by AS "savedBy"`;

/** Levels of these SKUs, of all locations, locked until the end of the transaction; always in one order. */
export async function lockStock(
  { shopId, queries }: ShopTransaction,
  codes: readonly string[],
): Promise<readonly StockLevel[]> {
  return rowsOf<StockLevel>(
    queries,
    sql`SELECT ${levelColumns} FROM ${stockLevels}
      WHERE shop_id = ${shopId} AND sku = ANY(${sql.param([...new Set(codes)])}::text[])
      ORDER BY sku COLLATE "C", location_id FOR UPDATE`,
  );
}

/** Whether any SKU of the shop is counted. */
export async function countsStock({ shopId, queries }: ShopTransaction): Promise<boolean> {
  const [found] = await rowsOf<{ one: number }>(
    queries,
    sql`SELECT 1 AS one FROM ${stockLevels} WHERE shop_id = ${shopId} LIMIT 1`,
  );
  return found !== undefined;
}

/** Saves changes of locked levels. */
export async function saveStockChanges(
  { shopId, queries }: ShopTransaction,
  changes: readonly AppliedStockChange[],
): Promise<void> {
  const added = changes.flatMap(({ before, after }) => (before === null && after !== null ? [after] : []));
  const changed = changes.flatMap(({ before, after }) => (before !== null && after !== null ? [after] : []));
  const removed = changes.flatMap(({ before, after }) => (before !== null && after === null ? [before] : []));
  if (removed.length > 0)
    await rowsOf(
      queries,
      sql`DELETE FROM ${stockLevels} USING ${keysOf(removed)} AS gone
        WHERE stock_levels.shop_id = ${shopId} AND stock_levels.sku = gone.sku
          AND stock_levels.location_id = gone.location_id`,
    );
  if (changed.length > 0)
    await rowsOf(
      queries,
      sql`UPDATE ${stockLevels} AS level SET on_hand = changed.on_hand, low_at = changed.low_at,
          version = changed.version, saved_at = changed.saved_at, saved_by = changed.saved_by
        FROM json_populate_recordset(NULL::${stockLevels}, ${JSON.stringify(changed.map(toRecord))}::json) AS changed
        WHERE level.shop_id = ${shopId} AND level.sku = changed.sku AND level.location_id = changed.location_id`,
    );
  await insertStock({ shopId, queries }, added);
}

function toRecord({ sku, locationId, onHand, lowAt, version, savedAt, savedBy }: StockLevel) {
  return {
    sku,
    location_id: Number(locationId),
    on_hand: onHand,
    low_at: lowAt,
    version,
    saved_at: savedAt,
    saved_by: savedBy,
  };
}

function keysOf(keys: readonly StockKey[]): SQL {
  const records = keys.map(({ sku, locationId }) => ({ sku, location_id: Number(locationId) }));
  return sql`json_populate_recordset(NULL::${stockLevels}, ${JSON.stringify(records)}::json)`;
}

/** Units by which a level changes. */
export interface StockMove extends StockKey {
  /** Added to what is on hand. */
  onHand: number;
  /** Added to what is reserved. */
  allocated: number;
}

/** Reserves, releases and ships units of locked levels. What leaves a shelf makes a new version of its level. */
export async function moveStock(
  { shopId, queries }: ShopTransaction,
  moves: readonly StockMove[],
  at: Date,
): Promise<void> {
  const real = moves.filter(({ onHand, allocated }) => onHand !== 0 || allocated !== 0);
  if (real.length === 0) return;
  const records = real.map(({ sku, locationId, onHand, allocated }) => ({
    sku,
    location_id: Number(locationId),
    on_hand: onHand,
    allocated,
  }));
  await rowsOf(
    queries,
    sql`UPDATE ${stockLevels} AS level SET on_hand = level.on_hand + moved.on_hand,
        allocated = level.allocated + moved.allocated,
        version = level.version + (moved.on_hand <> 0)::int,
        saved_at = CASE WHEN moved.on_hand = 0 THEN level.saved_at ELSE ${at.toISOString()}::timestamptz END,
        saved_by = CASE WHEN moved.on_hand = 0 THEN level.saved_by END
      FROM (SELECT sku, location_id, sum(on_hand)::int AS on_hand, sum(allocated)::int AS allocated
        FROM json_populate_recordset(NULL::${stockLevels}, ${JSON.stringify(records)}::json) GROUP BY 1, 2) AS moved
      WHERE level.shop_id = ${shopId} AND level.sku = moved.sku AND level.location_id = moved.location_id`,
  );
}

/** Units that orders on back order wait for, by SKU: what routing found short, else what is not shipped. */
function waitingBySku(shopId: number): SQL {
  return sql`SELECT item.sku, sum(coalesce(part.quantity, item.fulfillable_quantity))::int AS units,
      count(DISTINCT item.order_id)::int AS orders
    FROM ${orders} AS o
    JOIN ${lineItems} AS item ON item.shop_id = o.shop_id AND item.order_id = o.order_id
    LEFT JOIN ${orderAllocations} AS part ON part.shop_id = item.shop_id AND part.order_id = item.order_id
      AND part.line_item_id = item.line_item_id AND part.location_id IS NULL
    WHERE o.shop_id = ${shopId} AND o.stage = 'backOrder' AND item.three_pl_status = 3 AND NOT item.is_cancelled
    GROUP BY item.sku`;
}

const lowCondition = (lowStockThreshold: number) =>
  sql`on_hand - allocated <= coalesce(low_at, ${lowStockThreshold}::int)`;

/** A page of the levels that the filters leave, with how many they are, and figures of all levels. */
export async function listStock(
  { shopId, queries }: ShopTransaction,
  { search, locationId, show }: StockFilters,
  { page, lowStockThreshold }: { page: number; lowStockThreshold: number },
): Promise<{ rows: StockRow[]; total: number; totals: StockTotals }> {
  const pattern = `%${search.trim().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  const conditions = [
    sql`shop_id = ${shopId}`,
    ...(search.trim() === '' ? [] : [sql`sku ILIKE ${pattern}`]),
    // Also for a text that is no id.
    ...(locationId === null ? [] : [sql`location_id::text = ${locationId}`]),
    ...(show === 'low' ? [lowCondition(lowStockThreshold)] : []),
    ...(show === 'waiting' ? [sql`sku IN (SELECT sku FROM waiting)`] : []),
  ];
  const where = sql.join(conditions, sql` AND `);
  const newestLine = sql`SELECT item.name FROM ${orderSkus} AS known
    JOIN ${lineItems} AS item ON item.shop_id = known.shop_id AND item.order_id = known.order_id AND item.sku = known.sku
    WHERE known.shop_id = ${shopId} AND known.sku = shown.sku ORDER BY known.created_at DESC LIMIT 1`;
  const rows = await rowsOf<Omit<StockRow, 'waiting'> & { waitingUnits: number; waitingOrders: number }>(
    queries,
    sql`WITH waiting AS MATERIALIZED (${waitingBySku(shopId)}), shown AS (
        SELECT * FROM ${stockLevels} WHERE ${where} ORDER BY sku COLLATE "C", location_id
        LIMIT ${stockPageSize} OFFSET ${page * stockPageSize})
      SELECT ${levelColumns}, coalesce((${newestLine}), '') AS name,
        coalesce(waiting.units, 0) AS "waitingUnits", coalesce(waiting.orders, 0) AS "waitingOrders"
      FROM shown LEFT JOIN waiting USING (sku) ORDER BY sku COLLATE "C", location_id`,
  );
  const [figures] = await rowsOf<StockTotals & { total: number }>(
    queries,
    sql`WITH waiting AS MATERIALIZED (${waitingBySku(shopId)})
      SELECT (SELECT count(*)::int FROM ${stockLevels} WHERE ${where}) AS total,
        (SELECT count(*)::int FROM ${stockLevels} WHERE shop_id = ${shopId}) AS levels,
        (SELECT count(*)::int FROM ${stockLevels} WHERE shop_id = ${shopId} AND ${lowCondition(lowStockThreshold)}) AS low,
        (SELECT count(*)::int FROM waiting WHERE sku IN (
          SELECT sku FROM ${stockLevels} WHERE shop_id = ${shopId})) AS "waitingSkus"`,
  );
  const { total = 0, levels = 0, low = 0, waitingSkus = 0 } = figures ?? {};
  return {
    rows: rows.map(({ waitingUnits, waitingOrders, ...row }) => ({
      ...row,
      waiting: { units: waitingUnits, orders: waitingOrders },
    })),
    total,
    totals: { levels, low, waitingSkus },
  };
}

/** Every level of the shop, by SKU and location. */
export async function readAllStock({ shopId, queries }: ShopTransaction): Promise<readonly StockLevel[]> {
  return rowsOf<StockLevel>(
    queries,
    sql`SELECT ${levelColumns} FROM ${stockLevels} WHERE shop_id = ${shopId} ORDER BY sku COLLATE "C", location_id`,
  );
}

/** The SKUs of the orders of the shop. */
export async function listSkus({ shopId, queries }: ShopTransaction): Promise<readonly string[]> {
  const rows = await rowsOf<{ sku: string }>(queries, sql`SELECT sku FROM ${skus} WHERE shop_id = ${shopId}`);
  return rows.map(({ sku }) => sku);
}

/** Adds levels that are not counted yet. */
export async function insertStock({ shopId, queries }: ShopTransaction, levels: readonly StockLevel[]): Promise<void> {
  await insertRows(
    queries,
    stockLevels,
    levels.map((level) => ({ shop_id: shopId, ...toRecord(level) })),
  );
}

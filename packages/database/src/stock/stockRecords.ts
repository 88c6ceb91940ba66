import {
  type ListedMovement,
  listedMovements,
  type MovedStock,
  type StockFilters,
  type StockKey,
  type StockLevel,
  type StockMovement,
  stockPageSize,
  type StockQuantities,
  type StockRow,
  type StockTotals,
} from '@hub/domain/stock';
import { type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { rowsOf, type ShopTransaction } from '../connection/Database.ts';
import { lineItems, orderAllocations, orders, orderSkus, skus, stockLevels, stockMovements } from '../schema/index.ts';

const levelColumns = sql`sku, location_id::text AS "locationId", on_hand AS "onHand", allocated, unavailable, safety, low_at AS "lowAt",
  version, to_char(saved_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS "savedAt", saved_by AS "savedBy"`;

/** Levels of these SKUs at all locations, locked until the end of the transaction, always in the same sequence. */
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

/** Whether the shop counts any SKU. */
export async function countsStock({ shopId, queries }: ShopTransaction): Promise<boolean> {
  const [found] = await rowsOf<{ one: number }>(
    queries,
    sql`SELECT 1 AS one FROM ${stockLevels} WHERE shop_id = ${shopId} LIMIT 1`,
  );
  return found !== undefined;
}

/** Saves changes of locked levels and their movements in one statement. */
export async function saveStockChanges(
  { shopId, queries }: ShopTransaction,
  { changes, movements }: MovedStock,
): Promise<void> {
  if (changes.length === 0) return;
  const kept = changes.flatMap(({ after }) => after ?? []);
  const removed = changes.flatMap(({ before, after }) => (before !== null && after === null ? [before] : []));
  await rowsOf(
    queries,
    sql`WITH gone AS (
        DELETE FROM ${stockLevels} AS level USING ${recordsOf(stockLevels, removed.map(toRecord))} AS removed
        WHERE level.shop_id = ${shopId} AND level.sku = removed.sku AND level.location_id = removed.location_id
      ), kept AS (
        INSERT INTO ${stockLevels} (shop_id, ${levelNames})
        SELECT ${shopId}::bigint, ${levelNames} FROM ${recordsOf(stockLevels, kept.map(toRecord))}
        ON CONFLICT (shop_id, sku, location_id) DO UPDATE SET (${levelNames}) = (SELECT excluded.sku,
          excluded.location_id, excluded.on_hand, excluded.allocated, excluded.unavailable, excluded.safety,
          excluded.low_at, excluded.version, excluded.saved_at, excluded.saved_by)
      )
      INSERT INTO ${stockMovements} (shop_id, ${movementNames})
      SELECT ${shopId}::bigint, ${movementNames} FROM ${recordsOf(stockMovements, movements.map(toMovementRecord))}`,
  );
}

const levelNames = sql.raw(
  'sku, location_id, on_hand, allocated, unavailable, safety, low_at, version, saved_at, saved_by',
);
const movementNames = sql.raw(
  'sku, location_id, cause, on_hand, allocated, unavailable, safety, order_id, shipment, moved_by, moved_at',
);

function recordsOf(table: PgTable, records: readonly object[]): SQL {
  return sql`json_populate_recordset(NULL::${table}, ${JSON.stringify(records)}::json)`;
}

function toRecord({ lowAt, version, savedAt, savedBy, ...units }: StockLevel) {
  return { ...unitsRecord(units), low_at: lowAt, version, saved_at: savedAt, saved_by: savedBy };
}

function toMovementRecord({ cause, orderId, shipment, by, at, ...units }: StockMovement) {
  const order_id = orderId === null ? null : Number(orderId);
  return { ...unitsRecord(units), cause, order_id, shipment, moved_by: by, moved_at: at };
}

function unitsRecord(units: StockKey & StockQuantities) {
  const { sku, locationId, onHand, allocated, unavailable, safety } = units;
  return { sku, location_id: Number(locationId), on_hand: onHand, allocated, unavailable, safety };
}

/** A SKU's movements at a location, newest first. */
export async function listMovements(
  { shopId, queries }: ShopTransaction,
  { sku, locationId }: StockKey,
): Promise<readonly ListedMovement[]> {
  return rowsOf<ListedMovement>(
    queries,
    sql`SELECT movement_id::text AS "movementId", sku, location_id::text AS "locationId", cause, on_hand AS "onHand",
        allocated, unavailable, safety, m.order_id::text AS "orderId", shipment, moved_by AS by,
        to_char(moved_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS at, o.name AS "orderName"
      FROM ${stockMovements} AS m LEFT JOIN ${orders} AS o ON o.shop_id = m.shop_id AND o.order_id = m.order_id
      WHERE m.shop_id = ${shopId} AND sku = ${sku} AND m.location_id::text = ${locationId}
      ORDER BY movement_id DESC LIMIT ${listedMovements}`,
  );
}

/** Units that left with an order's shipment and were not put back, by SKU and location. */
export async function unitsOfShipment(
  { shopId, queries }: ShopTransaction,
  orderId: string,
  shipment: string,
): Promise<readonly (StockKey & { units: number })[]> {
  return rowsOf(
    queries,
    sql`SELECT sku, location_id::text AS "locationId", -sum(on_hand)::int AS units FROM ${stockMovements}
      WHERE shop_id = ${shopId} AND order_id = ${Number(orderId)} AND shipment = ${shipment}
      GROUP BY sku, location_id HAVING sum(on_hand) < 0 ORDER BY sku COLLATE "C", location_id`,
  );
}

/** Levels that differ from the sum of their movements, and movements without a level; empty unless a write was lost. */
export async function unbalancedStock({ shopId, queries }: ShopTransaction): Promise<readonly StockKey[]> {
  return rowsOf<StockKey>(
    queries,
    sql`SELECT sku, location_id::text AS "locationId" FROM (
        SELECT sku, location_id, on_hand, allocated, unavailable, safety FROM ${stockLevels} WHERE shop_id = ${shopId}
        UNION ALL SELECT sku, location_id, -on_hand, -allocated, -unavailable, -safety FROM ${stockMovements}
        WHERE shop_id = ${shopId}) AS both_sides
      GROUP BY sku, location_id
      HAVING (sum(on_hand), sum(allocated), sum(unavailable), sum(safety)) <> (0, 0, 0, 0)`,
  );
}

/** Units that back orders wait for, by SKU: the shortage that routing found, otherwise what is not shipped. */
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
  sql`on_hand - allocated - unavailable - safety <= coalesce(low_at, ${lowStockThreshold}::int)`;

/** A page of the filtered levels with their count, and figures for all levels. */
export async function listStock(
  { shopId, queries }: ShopTransaction,
  { search, locationId, show }: StockFilters,
  { page, lowStockThreshold }: { page: number; lowStockThreshold: number },
): Promise<{ rows: StockRow[]; total: number; totals: StockTotals }> {
  const pattern = `%${search.trim().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  const conditions = [
    sql`shop_id = ${shopId}`,
    ...(search.trim() === '' ? [] : [sql`sku ILIKE ${pattern}`]),
    // Works for a text that is not an id, too.
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

/** All levels of the shop, by SKU and location. */
export async function readAllStock({ shopId, queries }: ShopTransaction): Promise<readonly StockLevel[]> {
  return rowsOf<StockLevel>(
    queries,
    sql`SELECT ${levelColumns} FROM ${stockLevels} WHERE shop_id = ${shopId} ORDER BY sku COLLATE "C", location_id`,
  );
}

/** SKUs in the shop's orders. */
export async function listSkus({ shopId, queries }: ShopTransaction): Promise<readonly string[]> {
  const rows = await rowsOf<{ sku: string }>(queries, sql`SELECT sku FROM ${skus} WHERE shop_id = ${shopId}`);
  return rows.map(({ sku }) => sku);
}

import { type OrderField, type OrderFieldKind, orderFields } from '@hub/domain/orders';
import { type SQL, type SQLChunk, sql } from 'drizzle-orm';
import { rowsOf, type ShopTransaction } from '../connection/Database.ts';
import { orders } from '../schema/index.ts';
import { countsOfEachDay, type StagePart } from './countOrders.ts';
import { isAfter, matchingOrders, type OrderCursor, type OrderSearch } from './matchingOrders.ts';

const optionalText = (column: SQLChunk) => sql`to_json(nullif(${column}, ''))::text`;
const number = (column: SQLChunk) => sql`${column}::text`;

/** JSON text of a field by kind. Written by hand, because row_to_json with json_strip_nulls takes half as long again. */
const fieldJson = {
  rowId: number,
  id: number,
  text: (column) => sql`to_json(${column})::text`,
  time: (column) => sql`to_json(${column})::text`,
  number,
  count: number,
  flag: number,
  workflowErrors: optionalText,
  shipmentError: optionalText,
  stage: optionalText,
  reason: (column) => sql`${column}::text`,
} satisfies Record<OrderFieldKind, (column: SQLChunk) => SQL>;

interface ListedOrders extends OrderSearch {
  /** All stages if null. */
  parts: readonly StagePart[] | null;
  /** Fields to write per order. */
  fields: readonly OrderField[];
}

export interface ListQuery extends ListedOrders {
  after: OrderCursor | null;
  /** Orders to skip; only without `after`. */
  offset: number;
  limit: number;
}

export interface ListedPart {
  /**
   * JSON texts of the orders, separated by commas; '' if none. PostgreSQL writes it several times faster than rows can
   * be parsed and serialized again.
   */
  json: string;
  count: number;
  /** Null at the end of the list. */
  next: OrderCursor | null;
}

/** Part of a list, newest first. */
export async function listOrders(transaction: ShopTransaction, query: ListQuery): Promise<ListedPart> {
  const { parts, fields, after, offset, limit } = query;
  const newest = parts === null ? { after, count: offset + limit } : null;
  const conditions = [await matchingOrders(transaction, query, newest)];
  if (parts !== null) conditions.push(inParts(parts));
  if (after !== null) conditions.push(isAfter(after));
  // The JSON is written in the outer query, only for this part's rows.
  const [part] = await rowsOf<{ json: string | null; count: number; createdAt: string; orderId: string }>(
    transaction.queries,
    sql`SELECT string_agg(json, ',') AS json, count(*)::int AS count,
        (array_agg(created_at))[count(*)]::text AS "createdAt", (array_agg(order_id))[count(*)]::text AS "orderId"
      FROM (
        SELECT ${rowJson(fields)} AS json, created_at, order_id
        FROM (
          SELECT * FROM ${orders} WHERE ${sql.join(conditions, sql` AND `)}
          ORDER BY created_at DESC NULLS LAST, order_id DESC NULLS LAST LIMIT ${limit} OFFSET ${offset}
        ) AS part
      ) AS written`,
  );
  if (part === undefined || part.json === null) return { json: '', count: 0, next: null };
  const { json, count, createdAt, orderId } = part;
  return { json, count, next: count === limit ? { createdAt, orderId: Number(orderId) } : null };
}

export interface WindowQuery extends ListedOrders {
  /** Orders to skip. */
  offset: number;
  limit: number;
}

export interface ListWindow {
  /** JSON texts of the orders, separated by commas; '' if none, also past the end. */
  json: string;
  count: number;
  /** Length of the whole list at the same instant. */
  total: number;
}

/**
 * A window anywhere in a list, newest first, and the list's length. Daily counts find the start day, so row 900,000 is
 * as fast as row 1.
 */
export async function listWindow(transaction: ShopTransaction, query: WindowQuery): Promise<ListWindow> {
  const { parts, fields, offset, limit } = query;
  const isListed = parts === null ? sql`true` : inParts(parts);
  const [window] = await rowsOf<ListWindow>(
    transaction.queries,
    sql`WITH days AS MATERIALIZED (
        SELECT day, sum(orders)::bigint AS orders FROM (${await countsOfEachDay(transaction, query)}) AS counted
        WHERE ${isListed} GROUP BY day
      ), first AS MATERIALIZED (
        SELECT (day + 1)::timestamp AT TIME ZONE 'UTC' AS ends, (${offset}::bigint - newer)::bigint AS skipped
        FROM (SELECT day, orders, sum(orders) OVER (ORDER BY day DESC) - orders AS newer FROM days) AS days
        WHERE newer <= ${offset}::bigint AND newer + orders > ${offset}::bigint
      )
      SELECT coalesce(string_agg(json, ','), '') AS json, count(*)::int AS count,
        (SELECT coalesce(sum(orders), 0)::int FROM days) AS total
      FROM (
        SELECT ${rowJson(fields)} AS json
        FROM (
          SELECT * FROM ${orders}
          WHERE ${await matchingOrders(transaction, query)} AND ${isListed} AND created_at < (SELECT ends FROM first)
          ORDER BY created_at DESC NULLS LAST, order_id DESC NULLS LAST LIMIT ${limit} OFFSET (SELECT skipped FROM first)
        ) AS part
      ) AS written`,
  );
  return window ?? { json: '', count: 0, total: 0 };
}

/** An order as JSON text: the requested fields of §6, empty ones too, and our extensions that have a value. */
function rowJson(fields: ListedOrders['fields']): SQL {
  const written = fields.map((field) => {
    const row = orderFields[field];
    const name = sql`${`,${JSON.stringify(row.wire)}:`}::text`;
    const value = fieldJson[row.kind](sql.identifier(orders[field].name));
    return 'isExtension' in row
      ? sql`coalesce(${name} || nullif(nullif(${value}, '""'), 'false'), '')`
      : sql`${name} || coalesce(${value}, 'null')`;
  });
  return sql`'{' || right(${written.length > 0 ? sql.join(written, sql` || `) : sql`''`}, -1) || '}'`;
}

/** Condition on an order's stage. */
export function inParts(parts: readonly StagePart[]): SQL {
  const isPart = parts.map(({ stage, wasShipped }) => sql`(stage = ${stage} AND was_shipped = ${wasShipped})`);
  return parts.length === 0 ? sql`false` : sql`(${sql.join(isPart, sql` OR `)})`;
}

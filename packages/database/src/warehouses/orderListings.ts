import { and, eq, inArray, sql } from 'drizzle-orm';
import { type Database, rowsOf, type ShopTransaction } from '../connection/Database.ts';
import { type OrderListing, providerAccounts, warehouseOrders } from '../schema/index.ts';
import { usesApp } from '../store/usesApp.ts';
import { type AccountKey, isAtAccount, type WarehouseOrderKey } from './warehouseOrders.ts';

/** Accounts of all shops with enough due orders to make reading the 3PL's list worthwhile, or with an unfinished list. */
export async function listBusyAccounts(
  database: Database,
  { now, orders }: { now: Date; orders: number },
): Promise<(AccountKey & { shopId: number })[]> {
  const rows = await database.inSystem((queries) =>
    rowsOf<AccountKey & { shopId: string }>(
      queries,
      sql`SELECT shop_id::text AS "shopId", provider, account FROM ${warehouseOrders}
        WHERE next_read_at <= ${now.toISOString()}::timestamptz AND NOT reads_alone
          AND ${usesApp(warehouseOrders.shopId)}
        GROUP BY shop_id, provider, account
        HAVING count(*) >= ${orders} OR EXISTS (
          SELECT FROM ${providerAccounts} AS a WHERE a.listing IS NOT NULL AND a.shop_id = warehouse_orders.shop_id
            AND a.provider = warehouse_orders.provider AND a.account = warehouse_orders.account
        )
        ORDER BY shop_id, provider, account`,
    ),
  );
  return rows.map(({ shopId, ...key }) => ({ ...key, shopId: Number(shopId) }));
}

/**
 * Claims an account's list for this process until `until`, together with its due orders, whose next reading becomes
 * `until`. Resumes an unfinished list. A new one covers changes since the previous one started, minus `overlapMs`, at
 * most `longestMs` back. Null if another process reads it.
 */
export async function claimListing(
  { shopId, queries }: ShopTransaction,
  key: AccountKey,
  { now, until, overlapMs, longestMs }: { now: Date; until: Date; overlapMs: number; longestMs: number },
): Promise<OrderListing | null> {
  const { provider, account } = key;
  await queries.insert(providerAccounts).values({ shopId, provider, account }).onConflictDoNothing();
  const [row] = await queries.select().from(providerAccounts).where(isAccount(shopId, key)).for('update');
  if (row === undefined || (row.listingClaimedUntil !== null && row.listingClaimedUntil > now)) return null;
  const earliest = now.getTime() - longestMs;
  const isKnown = row.listedUntil !== null && row.listedUntil.getTime() >= earliest;
  const from = isKnown ? row.listedUntil : await oldestReading({ shopId, queries }, key);
  const listing = row.listing ?? {
    since: new Date(Math.max(earliest, (from ?? now).getTime()) - overlapMs).toISOString(),
    startedAt: now.toISOString(),
    cursor: null,
  };
  await queries.update(providerAccounts).set({ listing, listingClaimedUntil: until }).where(isAccount(shopId, key));
  await rowsOf(
    queries,
    sql`UPDATE ${warehouseOrders} AS o SET next_read_at = ${until.toISOString()}::timestamptz
      FROM (
        SELECT order_id, number FROM ${warehouseOrders}
        WHERE shop_id = ${shopId} AND provider = ${provider} AND account = ${account} AND NOT reads_alone
          AND next_read_at <= ${now.toISOString()}::timestamptz
        FOR UPDATE SKIP LOCKED
      ) AS due
      WHERE o.shop_id = ${shopId} AND o.order_id = due.order_id AND o.number = due.number`,
  );
  return listing;
}

/** Saves a list's progress. `listing` null: it ended, or is useless. `claimedUntil` null: others may continue. */
export async function saveListing(
  { shopId, queries }: ShopTransaction,
  key: AccountKey,
  changes: { listing?: OrderListing | null; listedUntil?: Date; listingClaimedUntil: Date | null },
): Promise<void> {
  await queries.update(providerAccounts).set(changes).where(isAccount(shopId, key));
}

/** An order that a list may name. */
export interface ListableOrder extends WarehouseOrderKey {
  changeMark: string | null;
}

/** Orders at the 3PL, by its own ids; others are left out. */
export async function findListedOrders(
  { shopId, queries }: ShopTransaction,
  { provider, account }: AccountKey,
  ids: readonly string[],
): Promise<ReadonlyMap<string, ListableOrder>> {
  const rows = await rowsOf<ListableOrder & { providerOrderId: string }>(
    queries,
    sql`SELECT order_id::text AS "orderId", number, change_mark AS "changeMark", provider_order_id AS "providerOrderId"
      FROM ${warehouseOrders}
      WHERE shop_id = ${shopId} AND provider = ${provider} AND account = ${account} AND state IN ('sent', 'held')
        AND provider_order_id = ANY(${sql.param([...ids])}::text[])`,
  );
  return new Map(rows.map(({ providerOrderId, ...order }) => [providerOrderId, order]));
}

/** An order claimed with its account and not read since. */
export interface TakenOrder {
  orderId: number;
  number: number;
  sentAt: Date | null;
  /** When it was last sent or read. */
  knownAt: Date;
}

/** Orders that `claimListing` claimed and no list has named, except those being read now. */
export async function takenOrders(
  { shopId, queries }: ShopTransaction,
  key: AccountKey,
  until: Date,
): Promise<TakenOrder[]> {
  const rows = await queries
    .select({
      orderId: warehouseOrders.orderId,
      number: warehouseOrders.number,
      sentAt: warehouseOrders.sentAt,
      lastReadAt: warehouseOrders.lastReadAt,
      createdAt: warehouseOrders.createdAt,
    })
    .from(warehouseOrders)
    .where(and(isAtAccount(shopId, key), eq(warehouseOrders.nextReadAt, until), eq(warehouseOrders.readsAlone, false)))
    .for('update', { skipLocked: true });
  return rows.map(({ lastReadAt, createdAt, ...row }) => ({ ...row, knownAt: lastReadAt ?? row.sentAt ?? createdAt }));
}

/** Sets when claimed orders are read next, and whether on their own. */
export async function putOffOrders(
  { shopId, queries }: ShopTransaction,
  orders: readonly Pick<TakenOrder, 'orderId' | 'number'>[],
  { nextReadAt, readsAlone }: { nextReadAt: Date; readsAlone: boolean },
): Promise<void> {
  await rowsOf(
    queries,
    sql`UPDATE ${warehouseOrders} AS o SET next_read_at = ${nextReadAt.toISOString()}::timestamptz, reads_alone = ${readsAlone}
      FROM unnest(${sql.param(orders.map(({ orderId }) => orderId))}::bigint[],
        ${sql.param(orders.map(({ number }) => number))}::int[]) AS taken(order_id, number)
      WHERE o.shop_id = ${shopId} AND o.order_id = taken.order_id AND o.number = taken.number`,
  );
}

/** When the least recently checked order at the 3PL was sent or read; null if there is none. */
async function oldestReading({ shopId, queries }: ShopTransaction, key: AccountKey) {
  const [row] = await queries
    .select({
      at: sql<Date | null>`min(coalesce(last_read_at, sent_at, created_at))`.mapWith(warehouseOrders.createdAt),
    })
    .from(warehouseOrders)
    .where(and(isAtAccount(shopId, key), inArray(warehouseOrders.state, ['sent', 'held'])));
  return row?.at ?? null;
}

function isAccount(shopId: number, { provider, account }: AccountKey) {
  return and(
    eq(providerAccounts.shopId, shopId),
    eq(providerAccounts.provider, provider),
    eq(providerAccounts.account, account),
  );
}

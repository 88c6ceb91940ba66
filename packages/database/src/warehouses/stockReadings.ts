import type { Words } from '@hub/domain/messages';
import { and, eq, isNotNull, notInArray, sql } from 'drizzle-orm';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';
import { type Database, rowsOf, type ShopTransaction } from '../connection/Database.ts';
import { providerAccounts } from '../schema/index.ts';
import { usesApp } from '../store/usesApp.ts';
import { isAccount } from './providerAccounts.ts';
import type { AccountKey } from './warehouseOrders.ts';

/** Sets the accounts whose stock is read, new ones at once; others stop. */
export async function setStockAccounts(
  { shopId, queries }: ShopTransaction,
  keys: readonly AccountKey[],
  now: Date,
): Promise<void> {
  const providers = keys.map(({ provider }) => provider);
  await queries
    .update(providerAccounts)
    .set({ nextStockReadAt: null, stockReadAt: null, stockFailingSince: null, stockFailureWords: null })
    .where(and(eq(providerAccounts.shopId, shopId), notInArray(providerAccounts.provider, providers)));
  if (keys.length === 0) return;
  await queries
    .insert(providerAccounts)
    .values(keys.map(({ provider, account }) => ({ shopId, provider, account, nextStockReadAt: now })))
    .onConflictDoUpdate({
      target: [providerAccounts.shopId, providerAccounts.provider, providerAccounts.account],
      set: { nextStockReadAt: sql`coalesce(${providerAccounts.nextStockReadAt}, excluded.next_stock_read_at)` },
    });
}

/** Shops that use the app and have due stock readings, without paused accounts. */
export async function listShopsWithDueStock(database: Database, now: Date): Promise<{ shopId: number }[]> {
  const rows = await database.inSystem((queries) =>
    rowsOf<{ shopId: string }>(
      queries,
      sql`SELECT DISTINCT shop_id::text AS "shopId" FROM ${providerAccounts}
        WHERE ${isDue(now)} AND ${usesApp(providerAccounts.shopId)}`,
    ),
  );
  return rows.map(({ shopId }) => ({ shopId: Number(shopId) }));
}

/** Takes the accounts with due stock readings; their next reading is at `nextAt`. */
export async function takeDueStock(
  { shopId, queries }: ShopTransaction,
  { now, nextAt }: { now: Date; nextAt: Date },
): Promise<AccountKey[]> {
  return queries
    .update(providerAccounts)
    .set({ nextStockReadAt: nextAt })
    .where(and(eq(providerAccounts.shopId, shopId), isDue(now)))
    .returning({ provider: providerAccounts.provider, account: providerAccounts.account });
}

const isDue = (now: Date) =>
  sql`${providerAccounts.nextStockReadAt} <= ${now.toISOString()}::timestamptz AND ${providerAccounts.pausedAt} IS NULL`;

/** Reads an account's stock at once, if a location takes its stock from it. */
export async function hastenStock({ shopId, queries }: ShopTransaction, key: AccountKey, now: Date): Promise<void> {
  await saveOfReading({ shopId, queries }, key, { nextStockReadAt: now });
}

/** A stock reading that started at `readAt` succeeded. */
export async function recordStockRead(transaction: ShopTransaction, key: AccountKey, readAt: Date): Promise<void> {
  await saveOfReading(transaction, key, { stockReadAt: readAt, stockFailingSince: null, stockFailureWords: null });
}

/** A stock reading failed; earlier data stays. */
export async function recordStockFailure(
  transaction: ShopTransaction,
  key: AccountKey,
  { at, words, nextAt }: { at: Date; words: Words; nextAt: Date },
): Promise<void> {
  await saveOfReading(transaction, key, {
    stockFailingSince: sql`coalesce(${providerAccounts.stockFailingSince}, ${at.toISOString()}::timestamptz)`,
    stockFailureWords: words,
    nextStockReadAt: nextAt,
  });
}

/** Does nothing for an account that no location takes its stock from anymore. */
async function saveOfReading(
  { shopId, queries }: ShopTransaction,
  key: AccountKey,
  changes: PgUpdateSetSource<typeof providerAccounts>,
): Promise<void> {
  await queries
    .update(providerAccounts)
    .set(changes)
    .where(and(isAccount(shopId, key), isNotNull(providerAccounts.nextStockReadAt)));
}

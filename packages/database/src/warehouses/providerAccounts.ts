import type { Words } from '@hub/domain/messages';
import { type AccountHealth, type CallFailureKind, failuresForPerson } from '@hub/domain/warehouses';
import { and, asc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import { rowsOf, type ShopTransaction } from '../connection/Database.ts';
import { providerAccounts, warehouseOrders } from '../schema/index.ts';
import type { AccountKey } from './warehouseOrders.ts';

/** Call health of the shop's accounts that had calls or have waiting orders. */
export async function listAccountHealth({ shopId, queries }: ShopTransaction): Promise<AccountHealth[]> {
  const rows = await queries
    .select()
    .from(providerAccounts)
    .where(eq(providerAccounts.shopId, shopId))
    .orderBy(asc(providerAccounts.provider), asc(providerAccounts.account));
  const waiting = await rowsOf<AccountKey & { orders: number }>(
    queries,
    sql`SELECT provider, account, count(*)::int AS orders FROM ${warehouseOrders}
      WHERE shop_id = ${shopId} AND state IN ('queued', 'sending') GROUP BY provider, account`,
  );
  const iso = (time: Date | null) => time?.toISOString() ?? null;
  const uncalled = waiting.filter((key) => !rows.some((row) => isSame(row, key)));
  return [...rows, ...uncalled.map((key) => ({ ...neverCalled, ...key }))].map((row) => ({
    providerId: row.provider,
    account: row.account,
    lastSuccessAt: iso(row.lastSuccessAt),
    lastFailureAt: iso(row.lastFailureAt),
    failureKind: row.failureKind,
    failureWords: row.failureWords,
    failingSince: iso(row.failingSince),
    failuresInRow: row.failuresInRow,
    pausedAt: iso(row.pausedAt),
    lastOrderAt: iso(row.lastOrderAt),
    waitingOrders: waiting.find((key) => isSame(row, key))?.orders ?? 0,
    stock: row.nextStockReadAt && {
      readAt: iso(row.stockReadAt),
      failingSince: iso(row.stockFailingSince),
      failureWords: row.stockFailureWords,
    },
  }));
}

const neverCalled = {
  lastSuccessAt: null,
  lastFailureAt: null,
  failureKind: null,
  failureWords: null,
  failingSince: null,
  failuresInRow: 0,
  pausedAt: null,
  lastOrderAt: null,
  nextStockReadAt: null,
  stockReadAt: null,
  stockFailingSince: null,
  stockFailureWords: null,
};

function isSame(a: AccountKey, b: AccountKey): boolean {
  return a.provider === b.provider && a.account === b.account;
}

/** Since when an account is paused; null if it is not. */
export async function readAccountPause(
  { shopId, queries }: ShopTransaction,
  { provider, account }: AccountKey,
): Promise<Date | null> {
  const [row] = await queries
    .select({ pausedAt: providerAccounts.pausedAt })
    .from(providerAccounts)
    .where(isAccount(shopId, { provider, account }));
  return row?.pausedAt ?? null;
}

/** Pause of an account: since when, and its last failure, or the first that needs a person. */
export interface AccountPause {
  since: Date;
  kind: CallFailureKind | null;
}

/**
 * Records a call that the 3PL answered. `tookOrder`: it accepted an order. `resumes`: ends a pause. Resolves to the
 * pause that remains, or null.
 */
export async function recordCallSuccess(
  { shopId, queries }: ShopTransaction,
  { provider, account }: AccountKey,
  { at, tookOrder = false, resumes = false }: { at: Date; tookOrder?: boolean; resumes?: boolean },
): Promise<AccountPause | null> {
  const well = { lastSuccessAt: at, failingSince: null, failuresInRow: 0, ...(tookOrder && { lastOrderAt: at }) };
  const [row] = await queries
    .insert(providerAccounts)
    .values({ shopId, provider, account, ...well })
    .onConflictDoUpdate({
      target: [providerAccounts.shopId, providerAccounts.provider, providerAccounts.account],
      set: { ...well, ...(resumes && { pausedAt: null }) },
    })
    .returning({ since: providerAccounts.pausedAt, kind: providerAccounts.failureKind });
  return row?.since ? { since: row.since, kind: row.kind } : null;
}

/**
 * Records a failed call. `pausesAfter`: failures in a row that pause the account. While it is paused for something that
 * a person has to fix, other failures are counted but do not replace the reason. Resolves to whether this failure paused
 * it.
 */
export async function recordCallFailure(
  { shopId, queries }: ShopTransaction,
  { provider, account }: AccountKey,
  { at, kind, words, pausesAfter }: { at: Date; kind: CallFailureKind; words: Words; pausesAfter: number },
): Promise<boolean> {
  const said = sql.param(words, providerAccounts.failureWords);
  const failure = { lastFailureAt: at, failureKind: kind, failureWords: words };
  const waitsForPerson = and(
    isNotNull(providerAccounts.pausedAt),
    inArray(providerAccounts.failureKind, [...failuresForPerson]),
  );
  await queries
    .insert(providerAccounts)
    .values({ shopId, provider, account, ...failure, failingSince: at, failuresInRow: 1 })
    .onConflictDoUpdate({
      target: [providerAccounts.shopId, providerAccounts.provider, providerAccounts.account],
      set: {
        lastFailureAt: at,
        ...(failuresForPerson.includes(kind)
          ? { failureKind: kind, failureWords: words }
          : {
              failureKind: sql`CASE WHEN ${waitsForPerson} THEN ${providerAccounts.failureKind} ELSE ${kind} END`,
              failureWords: sql`CASE WHEN ${waitsForPerson} THEN ${providerAccounts.failureWords} ELSE ${said} END`,
            }),
        failingSince: sql`coalesce(${providerAccounts.failingSince}, excluded.failing_since)`,
        failuresInRow: sql`${providerAccounts.failuresInRow} + 1`,
      },
    });
  const paused = await queries
    .update(providerAccounts)
    .set({ pausedAt: at })
    .where(
      and(
        isAccount(shopId, { provider, account }),
        sql`${providerAccounts.pausedAt} IS NULL AND ${providerAccounts.failuresInRow} >= ${pausesAfter}`,
      ),
    )
    .returning({ account: providerAccounts.account });
  return paused.length > 0;
}

export function isAccount(shopId: number, { provider, account }: AccountKey) {
  return and(
    eq(providerAccounts.shopId, shopId),
    eq(providerAccounts.provider, provider),
    eq(providerAccounts.account, account),
  );
}

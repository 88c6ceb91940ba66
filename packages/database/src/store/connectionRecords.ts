import type { StoreConnectionState } from '@hub/domain/store';
import { and, eq, gt, isNotNull, isNull, lt, lte, ne, or, sql } from 'drizzle-orm';
import { type Database, rowsOf, type ShopTransaction } from '../connection/Database.ts';
import { decryptText, encryptText } from '../providers/encryptText.ts';
import type { KeyRing } from '../providers/keyRing.ts';
import { shops, storeConnections, storeSignIns } from '../schema/index.ts';

type Row = typeof storeConnections.$inferSelect;

/** A shop's connection to its store, without the tokens. */
export type StoreConnectionRecord = Omit<
  Row,
  'shopId' | 'keyId' | 'nonce' | 'ciphertext' | 'refreshKeyId' | 'refreshNonce' | 'refreshCiphertext'
>;

/** A store's offline token, with its renewal. */
export interface StoreToken {
  token: string;
  /** Null if it lasts until the app is uninstalled and cannot be renewed. */
  renewal: { expiresAt: Date; refreshToken: string } | null;
}

/** The shop's connection; null if it has none, such as a demo shop. */
export async function readStoreConnection(transaction: ShopTransaction): Promise<StoreConnectionRecord | null> {
  return withoutToken(await find(transaction, false));
}

/** The same, locked until the end of the transaction. */
export async function lockStoreConnection(transaction: ShopTransaction): Promise<StoreConnectionRecord | null> {
  return withoutToken(await find(transaction, true));
}

/** An installed shop's offline token and its state; null if there is none (anymore). Throws DatabaseError. */
export async function readStoreToken(
  transaction: ShopTransaction,
  ring: KeyRing,
): Promise<(StoreToken & Pick<StoreConnectionRecord, 'state'>) | null> {
  const row = await find(transaction, false);
  if (row === undefined || row.keyId === null || row.nonce === null || row.ciphertext === null) return null;
  const { shopId } = transaction;
  const { state, keyId, nonce, ciphertext, tokenExpiresAt, refreshKeyId, refreshNonce, refreshCiphertext } = row;
  const token = decryptText(ring, tokenOwner(shopId), { keyId, nonce, ciphertext });
  if (tokenExpiresAt === null || refreshKeyId === null || refreshNonce === null || refreshCiphertext === null)
    return { state, token, renewal: null };
  const encrypted = { keyId: refreshKeyId, nonce: refreshNonce, ciphertext: refreshCiphertext };
  const refreshToken = decryptText(ring, refreshTokenOwner(shopId), encrypted);
  return { state, token, renewal: { expiresAt: tokenExpiresAt, refreshToken } };
}

/**
 * Claims the renewal of the shop's token for this process. False if another process claimed it less than `claimMs` ago,
 * or the token known here is no longer the latest. A claim from the future is of a clock that was set back since.
 */
export async function claimTokenRenewal(
  { shopId, queries }: ShopTransaction,
  { expiresAt }: { expiresAt: Date | null },
  { now, claimMs }: { now: Date; claimMs: number },
): Promise<boolean> {
  const rows = await queries
    .update(storeConnections)
    .set({ renewalStartedAt: now })
    .where(
      and(
        eq(storeConnections.shopId, shopId),
        isNotNull(storeConnections.keyId),
        expiresAt === null ? isNull(storeConnections.tokenExpiresAt) : eq(storeConnections.tokenExpiresAt, expiresAt),
        or(
          isNull(storeConnections.renewalStartedAt),
          lte(storeConnections.renewalStartedAt, new Date(now.getTime() - claimMs)),
          gt(storeConnections.renewalStartedAt, now),
        ),
      ),
    )
    .returning({ shopId: storeConnections.shopId });
  return rows.length > 0;
}

/**
 * Saves the renewed token and ends the claim of `claimedAt`. False when the claim has ended: another process renewed the
 * token, a person opened the app, or uninstalled it.
 */
export async function saveRenewedToken(
  { shopId, queries }: ShopTransaction,
  ring: KeyRing,
  token: StoreToken,
  claimedAt: Date,
): Promise<boolean> {
  const rows = await queries
    .update(storeConnections)
    .set({ ...encryptedToken(shopId, ring, token), renewalStartedAt: null })
    .where(
      and(
        eq(storeConnections.shopId, shopId),
        isNotNull(storeConnections.keyId),
        eq(storeConnections.renewalStartedAt, claimedAt),
      ),
    )
    .returning({ shopId: storeConnections.shopId });
  return rows.length > 0;
}

/** Claims the exchange of a shop's token at a sign-in. False while another process has claimed it, for `claimMs`. */
export function claimStoreSignIn(
  database: Database,
  domain: string,
  { now, claimMs }: { now: Date; claimMs: number },
): Promise<boolean> {
  return database.inSystem(async (queries) => {
    const rows = await queries
      .insert(storeSignIns)
      .values({ domain, startedAt: now })
      .onConflictDoUpdate({
        target: storeSignIns.domain,
        set: { startedAt: now },
        setWhere: or(
          lte(storeSignIns.startedAt, new Date(now.getTime() - claimMs)),
          gt(storeSignIns.startedAt, new Date(now.getTime() + claimMs)),
        ),
      })
      .returning({ domain: storeSignIns.domain });
    return rows.length > 0;
  });
}

/** Ends the claim of `claimStoreSignIn`. */
export async function endStoreSignIn(database: Database, domain: string, claimedAt: Date): Promise<void> {
  await database.inSystem((queries) =>
    queries.delete(storeSignIns).where(and(eq(storeSignIns.domain, domain), eq(storeSignIns.startedAt, claimedAt))),
  );
}

function encryptedToken(shopId: number, { keys: [key] }: KeyRing, { token, renewal }: StoreToken) {
  const refresh = renewal === null ? null : encryptText(key, refreshTokenOwner(shopId), renewal.refreshToken);
  return {
    ...encryptText(key, tokenOwner(shopId), token),
    tokenExpiresAt: renewal?.expiresAt ?? null,
    refreshKeyId: refresh?.keyId ?? null,
    refreshNonce: refresh?.nonce ?? null,
    refreshCiphertext: refresh?.ciphertext ?? null,
  };
}

/** Saves a token and marks the app as installed; data of an earlier installation stays. */
export async function saveStoreInstallation(
  { shopId, queries }: ShopTransaction,
  ring: KeyRing,
  installation: StoreToken & {
    scopes: readonly string[];
    state: StoreConnectionState;
    installedAt: Date;
    openedAt?: Date;
  },
): Promise<void> {
  const { state, installedAt, openedAt = null } = installation;
  const scopes = [...installation.scopes];
  const encrypted = { ...encryptedToken(shopId, ring, installation), renewalStartedAt: null };
  await queries
    .insert(storeConnections)
    .values({ shopId, state, scopes, installedAt, openedAt, ...encrypted })
    .onConflictDoUpdate({
      target: storeConnections.shopId,
      set: { state, scopes, openedAt, ...encrypted, uninstalledAt: null, frozenAt: null, unpaidChargeId: null },
    });
}

/** Records that a person opened the app; an earlier time changes nothing. */
export async function noteStoreOpened({ shopId, queries }: ShopTransaction, openedAt: Date): Promise<void> {
  await queries
    .update(storeConnections)
    .set({ openedAt })
    .where(
      and(
        eq(storeConnections.shopId, shopId),
        or(isNull(storeConnections.openedAt), lt(storeConnections.openedAt, openedAt)),
      ),
    );
}

export async function updateStoreConnection(
  { shopId, queries }: ShopTransaction,
  changes: Partial<StoreConnectionRecord>,
): Promise<void> {
  await queries.update(storeConnections).set(changes).where(eq(storeConnections.shopId, shopId));
}

/** Marks the app as uninstalled: deletes the tokens and resets the webhook subscriptions. */
export async function endStoreInstallation({ shopId, queries }: ShopTransaction, uninstalledAt: Date): Promise<void> {
  await queries
    .update(storeConnections)
    .set({
      state: 'uninstalled',
      uninstalledAt,
      webhooksSubscribedAt: null,
      keyId: null,
      nonce: null,
      ciphertext: null,
      tokenExpiresAt: null,
      refreshKeyId: null,
      refreshNonce: null,
      refreshCiphertext: null,
      renewalStartedAt: null,
      backfillOperationId: null,
      backfillState: sql`CASE backfill_state WHEN 'running' THEN 'none' ELSE backfill_state END`,
      checkStartedAt: null,
      frozenAt: null,
      unpaidChargeId: null,
    })
    .where(eq(storeConnections.shopId, shopId));
}

/** Records that a webhook arrived, at most once a second, so that webhooks do not wait for each other. */
export async function noteStoreWebhook(
  { shopId, queries }: ShopTransaction,
  { lastWebhookAt }: Pick<StoreConnectionRecord, 'lastWebhookAt'>,
  at: Date,
): Promise<void> {
  if (lastWebhookAt !== null && Math.abs(at.getTime() - lastWebhookAt.getTime()) < 1_000) return;
  // A row locked by another transaction is being updated there.
  await rowsOf(
    queries,
    sql`UPDATE ${storeConnections} SET last_webhook_at = ${at.toISOString()}::timestamptz WHERE shop_id IN (
      SELECT shop_id FROM ${storeConnections} WHERE shop_id = ${shopId} FOR NO KEY UPDATE SKIP LOCKED)`,
  );
}

/** Connected shops with their domains. */
export function listConnectedStores(database: Database): Promise<{ shopId: number; domain: string }[]> {
  return database.inSystem((queries) =>
    queries
      .select({ shopId: shops.shopId, domain: shops.domain })
      .from(storeConnections)
      .innerJoin(shops, eq(shops.shopId, storeConnections.shopId))
      .where(ne(storeConnections.state, 'uninstalled'))
      .orderBy(shops.shopId),
  );
}

/** Number of stores by state. */
export async function countStores(database: Database): Promise<ReadonlyMap<string, number>> {
  const { rows } = await database.executeSql('SELECT state, count(*) AS shops FROM store_connections GROUP BY state');
  return new Map(rows.map(({ state, shops: count }) => [String(state), Number(count)]));
}

/** Whether the shop's store has uninstalled the app, so that no work is needed. */
export async function isUninstalled(database: Database, shopId: number): Promise<boolean> {
  return database.inSystem(async (queries) => {
    const [row] = await rowsOf<{ state: StoreConnectionState }>(
      queries,
      sql`SELECT state FROM ${storeConnections} WHERE shop_id = ${shopId}`,
    );
    return row?.state === 'uninstalled';
  });
}

/** Whether work for the shop is stopped because of an unpaid bill. */
export async function isFrozen(database: Database, shopId: number): Promise<boolean> {
  return database.inSystem(async (queries) => {
    const [row] = await rowsOf<{ frozen: boolean }>(
      queries,
      sql`SELECT frozen_at IS NOT NULL AND state <> 'uninstalled' AS frozen
        FROM ${storeConnections} WHERE shop_id = ${shopId}`,
    );
    return row?.frozen === true;
  });
}

/** Frozen shops, longest first. */
export function listFrozenShops(database: Database): Promise<{ shopId: number; unpaidChargeId: string | null }[]> {
  return database.inSystem((queries) =>
    queries
      .select({ shopId: storeConnections.shopId, unpaidChargeId: storeConnections.unpaidChargeId })
      .from(storeConnections)
      .where(and(isNotNull(storeConnections.frozenAt), ne(storeConnections.state, 'uninstalled')))
      .orderBy(storeConnections.frozenAt),
  );
}

async function find({ shopId, queries }: ShopTransaction, isLocked: boolean): Promise<Row | undefined> {
  const query = queries.select().from(storeConnections).where(eq(storeConnections.shopId, shopId));
  const [row] = await (isLocked ? query.for('update') : query);
  return row;
}

function withoutToken(row: Row | undefined): StoreConnectionRecord | null {
  if (row === undefined) return null;
  const { shopId: _shop, keyId: _key, nonce: _nonce, ciphertext: _text, ...rest } = row;
  const { refreshKeyId: _refreshKey, refreshNonce: _refreshNonce, refreshCiphertext: _refreshText, ...record } = rest;
  return record;
}

/** What a shop's token is bound to. */
export const tokenOwner = (shopId: number) => ({
  binding: ['store', shopId],
  title: `The token of the store of shop ${shopId}`,
});

/** What a shop's refresh token is bound to. */
export const refreshTokenOwner = (shopId: number) => ({
  binding: ['store-refresh', shopId],
  title: `The refresh token of the store of shop ${shopId}`,
});

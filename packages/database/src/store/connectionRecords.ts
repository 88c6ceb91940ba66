import type { StoreConnectionState } from '@hub/domain/store';
import { and, eq, isNotNull, isNull, lte, ne, or, sql } from 'drizzle-orm';
import { type Database, rowsOf, type ShopTransaction } from '../connection/Database.ts';
import { decryptText, encryptText } from '../providers/encryptText.ts';
import type { KeyRing } from '../providers/keyRing.ts';
import { shops, storeConnections } from '../schema/index.ts';

type Row = typeof storeConnections.$inferSelect;

/** How a shop is connected with its store, without the tokens. */
export type StoreConnectionRecord = Omit<
  Row,
  'shopId' | 'keyId' | 'nonce' | 'ciphertext' | 'refreshKeyId' | 'refreshNonce' | 'refreshCiphertext'
>;

/** An offline token of a store, with what renews it. */
export interface StoreToken {
  token: string;
  /** Null: it holds until the app is uninstalled, and nothing renews it. */
  renewal: { expiresAt: Date; refreshToken: string } | null;
}

/** The connection of the shop; null: it has none, such as a shop of the demo. */
export async function readStoreConnection(transaction: ShopTransaction): Promise<StoreConnectionRecord | null> {
  return withoutToken(await find(transaction, false));
}

/** The same, locked until the end of the transaction. */
export async function lockStoreConnection(transaction: ShopTransaction): Promise<StoreConnectionRecord | null> {
  return withoutToken(await find(transaction, true));
}

/** The offline token of an installed shop, with its state; null: there is none (any more). Throws DatabaseError. */
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
 * Claims the renewal of the shop's token for this process. False: another one began it less than `claimMs` ago, or the
 * token that is known here is not the last one any more.
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
        ),
      ),
    )
    .returning({ shopId: storeConnections.shopId });
  return rows.length > 0;
}

/** Keeps the next token with what renews it, and ends the claim. Nothing, after the app was uninstalled. */
export async function saveRenewedToken(
  { shopId, queries }: ShopTransaction,
  ring: KeyRing,
  token: StoreToken,
): Promise<void> {
  await queries
    .update(storeConnections)
    .set({ ...encryptedToken(shopId, ring, token), renewalStartedAt: null })
    .where(and(eq(storeConnections.shopId, shopId), isNotNull(storeConnections.keyId)));
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

/** Keeps a token, and that the app is installed; what was known of an earlier installation of the shop stays. */
export async function saveStoreInstallation(
  { shopId, queries }: ShopTransaction,
  ring: KeyRing,
  installation: StoreToken & { scopes: readonly string[]; state: StoreConnectionState; installedAt: Date },
): Promise<void> {
  const { state, installedAt } = installation;
  const scopes = [...installation.scopes];
  const encrypted = { ...encryptedToken(shopId, ring, installation), renewalStartedAt: null };
  await queries
    .insert(storeConnections)
    .values({ shopId, state, scopes, installedAt, ...encrypted })
    .onConflictDoUpdate({
      target: storeConnections.shopId,
      set: { state, scopes, ...encrypted, uninstalledAt: null, frozenAt: null, unpaidChargeId: null },
    });
}

/** Changes the connection of the shop. */
export async function updateStoreConnection(
  { shopId, queries }: ShopTransaction,
  changes: Partial<StoreConnectionRecord>,
): Promise<void> {
  await queries.update(storeConnections).set(changes).where(eq(storeConnections.shopId, shopId));
}

/** The app was uninstalled: forgets the tokens, and that webhooks come. */
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

/** Notes that a webhook came, not more often than once a second, so that webhooks do not wait for each other. */
export async function noteStoreWebhook(
  { shopId, queries }: ShopTransaction,
  { lastWebhookAt }: Pick<StoreConnectionRecord, 'lastWebhookAt'>,
  at: Date,
): Promise<void> {
  if (lastWebhookAt !== null && lastWebhookAt.getTime() > at.getTime() - 1_000) return;
  // What another transaction holds is being noted there.
  await rowsOf(
    queries,
    sql`UPDATE ${storeConnections} SET last_webhook_at = ${at.toISOString()}::timestamptz WHERE shop_id IN (
      SELECT shop_id FROM ${storeConnections} WHERE shop_id = ${shopId} FOR NO KEY UPDATE SKIP LOCKED)`,
  );
}

/** The shops whose stores answer, by their domains. */
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

/** How many shops have their stores in which state. */
export async function countStores(database: Database): Promise<ReadonlyMap<string, number>> {
  const { rows } = await database.executeSql('SELECT state, count(*) AS shops FROM store_connections GROUP BY state');
  return new Map(rows.map(({ state, shops: count }) => [String(state), Number(count)]));
}

/** Whether the shop's store has uninstalled the app, so that nothing is to be done for it. */
export async function isUninstalled(database: Database, shopId: number): Promise<boolean> {
  return database.inSystem(async (queries) => {
    const [row] = await rowsOf<{ state: StoreConnectionState }>(
      queries,
      sql`SELECT state FROM ${storeConnections} WHERE shop_id = ${shopId}`,
    );
    return row?.state === 'uninstalled';
  });
}

/** Whether work for the shop has stopped because its bill is not paid. */
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

/** The shops that are frozen, longest first. */
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

/** What the token of a shop is bound to. */
export const tokenOwner = (shopId: number) => ({
  binding: ['store', shopId],
  title: `The token of the store of shop ${shopId}`,
});

/** What the refresh token of a shop is bound to. */
export const refreshTokenOwner = (shopId: number) => ({
  binding: ['store-refresh', shopId],
  title: `The refresh token of the store of shop ${shopId}`,
});

import { and, eq, ne, sql } from 'drizzle-orm';
import type { Database, ShopTransaction } from '../connection/Database.ts';
import { rowsOf } from '../connection/Database.ts';
import { decryptText, encryptText } from '../providers/encryptText.ts';
import type { KeyRing } from '../providers/keyRing.ts';
import { providerSettings, providerSubscriptions } from '../schema/index.ts';
import { usesApp } from '../store/usesApp.ts';
import type { AccountKey } from './warehouseOrders.ts';

/** A webhook request to a 3PL. */
export interface SubscriptionRequest {
  /** With its query, which may contain a secret. */
  address: string;
  /** The secret that the 3PL created; null if it uses one of ours. */
  secret: string | null;
  /** Credentials to remove the subscription when the account has others, or none anymore. */
  settings: {
    credentials: Readonly<Record<string, string>>;
    choices: Readonly<Record<string, string>>;
  };
}

/** The stored data of an account's webhooks. */
export interface SubscriptionRecord {
  request: SubscriptionRequest;
  /** When the 3PL last confirmed it; null if it has not. */
  subscribedAt: Date | null;
}

/**
 * Claims an account's subscription for this process until `until`; 'claimed' if another has it. Null if there is none;
 * with `isWanted`, one is created instead.
 */
export async function claimSubscription(
  { shopId, queries }: ShopTransaction,
  ring: KeyRing,
  key: AccountKey,
  { now, until, request }: { now: Date; until: Date; request: SubscriptionRequest | null },
): Promise<SubscriptionRecord | 'claimed' | null> {
  const { provider, account } = key;
  if (request !== null)
    await queries
      .insert(providerSubscriptions)
      .values({ shopId, provider, account, ...encrypted(shopId, ring, key, request) })
      .onConflictDoNothing();
  const [row] = await queries.select().from(providerSubscriptions).where(isAccount(shopId, key)).for('update');
  if (row === undefined) return null;
  if (row.claimedUntil !== null && row.claimedUntil > now) return 'claimed';
  await queries.update(providerSubscriptions).set({ claimedUntil: until }).where(isAccount(shopId, key));
  const found = decrypted(shopId, ring, key, row);
  return found === null ? null : { request: found, subscribedAt: row.subscribedAt };
}

/**
 * Saves a subscription's result, unless the claim until `until` was taken over. `claimedUntil` null: others may work on
 * it.
 */
export async function saveSubscription(
  { shopId, queries }: ShopTransaction,
  ring: KeyRing,
  key: AccountKey,
  until: Date,
  { request, ...changes }: { request?: SubscriptionRequest; subscribedAt?: Date | null; claimedUntil?: Date | null },
): Promise<void> {
  const set = { ...changes, ...(request && encrypted(shopId, ring, key, request)) };
  await queries
    .update(providerSubscriptions)
    .set(set)
    .where(isClaim(shopId, key, until));
}

/** Deletes a subscription, unless the claim until `until` was taken over. */
export async function deleteSubscription(
  { shopId, queries }: ShopTransaction,
  key: AccountKey,
  until: Date,
): Promise<void> {
  await queries.delete(providerSubscriptions).where(isClaim(shopId, key, until));
}

/** The secret that the account's 3PL created; null if none. */
export async function readSubscriptionSecret(
  { shopId, queries }: ShopTransaction,
  ring: KeyRing,
  key: AccountKey,
): Promise<string | null> {
  const [row] = await queries.select().from(providerSubscriptions).where(isAccount(shopId, key));
  return row === undefined ? null : (decrypted(shopId, ring, key, row)?.secret ?? null);
}

/** Accounts with a subscription or a pending one; `isSubscribed` if the 3PL has confirmed it. */
export async function listSubscriptions({
  shopId,
  queries,
}: ShopTransaction): Promise<(AccountKey & { isSubscribed: boolean })[]> {
  const rows = await queries.select().from(providerSubscriptions).where(eq(providerSubscriptions.shopId, shopId));
  return rows.map(({ provider, account, subscribedAt }) => ({
    provider,
    account,
    isSubscribed: subscribedAt !== null,
  }));
}

/** Shops that use the app and have saved settings or subscriptions of these 3PLs, and which of them. */
export function listSubscribers(
  database: Database,
  providers: readonly string[],
): Promise<{ shopId: number; provider: string }[]> {
  return database.inSystem(async (queries) => {
    const rows = await rowsOf<{ shopId: string; provider: string }>(
      queries,
      sql`SELECT shop_id::text AS "shopId", provider FROM ${providerSettings}
        WHERE provider = ANY(${sql.param([...providers])}::text[]) AND ${usesApp(providerSettings.shopId)}
        UNION SELECT shop_id::text, provider FROM ${providerSubscriptions} ORDER BY 1, 2`,
    );
    return rows.map(({ shopId, provider }) => ({ shopId: Number(shopId), provider }));
  });
}

/** Re-encrypts what is not encrypted with the ring's first key. Resolves to the count. */
export async function rotateSubscriptions(database: Database, ring: KeyRing): Promise<number> {
  const [{ id }] = ring.keys;
  return database.inSystem(async (queries) => {
    const rows = await queries
      .select()
      .from(providerSubscriptions)
      .where(ne(providerSubscriptions.keyId, id))
      .for('update');
    for (const row of rows) {
      const request = decrypted(row.shopId, ring, row, row);
      if (request !== null)
        await queries
          .update(providerSubscriptions)
          .set(encrypted(row.shopId, ring, row, request))
          .where(isAccount(row.shopId, row));
    }
    return rows.length;
  });
}

const ownerOf = (shopId: number, { provider, account }: AccountKey) => ({
  binding: ['webhooks', shopId, provider, account],
  title: `The webhooks of ${provider} of shop ${shopId}`,
});

/** Also stores the address without its query, for display. */
function encrypted(shopId: number, ring: KeyRing, key: AccountKey, request: SubscriptionRequest) {
  const [address = ''] = request.address.split('?');
  return { address, ...encryptText(ring.keys[0], ownerOf(shopId, key), JSON.stringify(request)) };
}

function decrypted(
  shopId: number,
  ring: KeyRing,
  key: AccountKey,
  { keyId, nonce, ciphertext }: typeof providerSubscriptions.$inferSelect,
): SubscriptionRequest | null {
  if (keyId === null || nonce === null || ciphertext === null) return null;
  return JSON.parse(decryptText(ring, ownerOf(shopId, key), { keyId, nonce, ciphertext })) as SubscriptionRequest;
}

function isClaim(shopId: number, key: AccountKey, until: Date) {
  return and(isAccount(shopId, key), eq(providerSubscriptions.claimedUntil, until));
}

function isAccount(shopId: number, { provider, account }: AccountKey) {
  return and(
    eq(providerSubscriptions.shopId, shopId),
    eq(providerSubscriptions.provider, provider),
    eq(providerSubscriptions.account, account),
  );
}

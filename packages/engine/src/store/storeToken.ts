import type { ShopTransaction } from '@hub/database';
import { listNotifiedStaff } from '@hub/database/notifications';
import { readShop } from '@hub/database/shops';
import {
  claimTokenRenewal,
  lockStoreConnection,
  readStoreToken,
  saveRenewedToken,
  type StoreToken,
} from '@hub/database/store';
import { message } from '@hub/domain/messages';
import { composeAccessEnded, isMailAddress } from '@hub/domain/notifications';
import { mailFrame } from '../notifications/mailFrame.ts';
import { addOutgoingMail } from '../notifications/writeDueMails.ts';
import { changeFreeze } from './changeFreeze.ts';
import { StoreCallError, type StoreServices } from './StoreServices.ts';

/** Tokens with less time left are renewed; nearly every job ends sooner. */
const renewedBeforeMs = 5 * 60_000;

/** Tokens with less time left aren't used, since a call takes time. */
const usedBeforeMs = 60_000;

/** After this long, a renewing process counts as ended, and a refused token is requested again. */
const renewalClaimMs = 60_000;

/** Delay before retrying a job whose token another process is renewing. */
const renewalWaitMs = 3_000;

interface ShopToken {
  domain: string;
  token: string;
}

interface KnownToken {
  domain: string;
  stored: StoreToken;
  /** False when the store last refused to give a token. */
  hasAccess: boolean;
}

/**
 * The token for calls to a shop's store; null when it has no store or has uninstalled the app. One process renews a
 * token that expires soon; others use it while it is valid. Throws StoreCallError; with `frozen`, the store gives no
 * next token, which is recorded, and its owner is told.
 */
export async function tokenForCalls(services: StoreServices, shopId: number): Promise<ShopToken | null> {
  const known = await readToken(services, shopId);
  if (known === null) return null;
  const { domain, stored, hasAccess } = known;
  const holdsMs = (stored.renewal?.expiresAt.getTime() ?? Infinity) - services.now().getTime();
  if (holdsMs >= renewedBeforeMs && hasAccess) return { domain, token: stored.token };
  try {
    const next = await renewToken(services, shopId, known);
    return { domain, token: next.token };
  } catch (error) {
    const isBusyOrLate = error instanceof StoreCallError && error.kind !== 'frozen';
    if (isBusyOrLate && holdsMs >= usedBeforeMs && hasAccess) return { domain, token: stored.token };
    throw error;
  }
}

/**
 * Handles a token the store rejected. `unavailable`: a newer one exists, so the job is retried. `frozen`: the store
 * gives no other, which is recorded. An uninstallation is reported by webhook.
 */
export async function afterRefusedToken(
  services: StoreServices,
  shopId: number,
  used: string,
  refusal: StoreCallError,
): Promise<StoreCallError> {
  const known = await readToken(services, shopId);
  if (known !== null && known.stored.token === used) await renewToken(services, shopId, known);
  return new StoreCallError('unavailable', refusal.words, { cause: refusal, retryAfterMs: 0 });
}

/** Exchanges a shop's token that lasts until uninstallation. False when already exchanged or absent. */
export async function replaceLastingToken(services: StoreServices, shopId: number): Promise<boolean> {
  const known = await readToken(services, shopId);
  if (known === null || known.stored.renewal !== null) return false;
  await renewToken(services, shopId, known);
  return true;
}

function readToken({ database, keyRing }: StoreServices, shopId: number): Promise<KnownToken | null> {
  return database.inShop(shopId, async (transaction) => {
    const stored = await readStoreToken(transaction, keyRing);
    if (stored === null) return null;
    return { domain: (await readShop(transaction)).domain, stored, hasAccess: stored.state !== 'accessEnded' };
  });
}

async function renewToken(
  services: StoreServices,
  shopId: number,
  { domain, stored: { token, renewal }, hasAccess }: KnownToken,
): Promise<StoreToken> {
  const { database, keyRing, now } = services;
  const claimedAt = now();
  const isClaimed = await database.inShop(shopId, (transaction) =>
    claimTokenRenewal(
      transaction,
      { expiresAt: renewal?.expiresAt ?? null },
      { now: claimedAt, claimMs: renewalClaimMs },
    ),
  );
  if (!isClaimed && !hasAccess) throw new StoreCallError('frozen', message('store.accessEnded'));
  if (!isClaimed) throw renewedElsewhere(renewalWaitMs);
  try {
    // If this ends before saving, the next process gets the same token again.
    const next = await services.renewToken(domain, renewal ?? { lastingToken: token });
    const isSaved = await database.inShop(shopId, async (transaction) => {
      if (!(await saveRenewedToken(transaction, keyRing, next, claimedAt))) return false;
      if ((await lockStoreConnection(transaction))?.state === 'accessEnded')
        await changeFreeze(transaction, { state: 'installed' }, now());
      return true;
    });
    if (!isSaved) throw renewedElsewhere(0);
    return next;
  } catch (error) {
    if (!(error instanceof StoreCallError) || error.kind !== 'refused') throw error;
    if (!(await database.inShop(shopId, (transaction) => endAccess(services, transaction, claimedAt))))
      throw renewedElsewhere(0);
    throw new StoreCallError('frozen', message('store.accessEnded'), { cause: error });
  }
}

/** Another process renews the token or has done so, or a person has opened the app: the job is tried again. */
const renewedElsewhere = (retryAfterMs: number) =>
  new StoreCallError('unavailable', message('store.tokenRenewal'), { retryAfterMs });

/**
 * Stops work until someone opens the app in the store, and tells the owner. False when the claim has ended: the store
 * refused a token that has a successor.
 */
async function endAccess(services: StoreServices, transaction: ShopTransaction, claimedAt: Date): Promise<boolean> {
  const connection = await lockStoreConnection(transaction);
  if (connection?.renewalStartedAt?.getTime() !== claimedAt.getTime()) return false;
  if (connection.state === 'accessEnded' || connection.state === 'uninstalled') return true;
  const now = services.now();
  await changeFreeze(transaction, { state: 'accessEnded' }, now);
  await tellOwner(services, transaction, now);
  return true;
}

async function tellOwner(services: StoreServices, transaction: ShopTransaction, now: Date): Promise<void> {
  if (services.mailing === undefined) return;
  const shop = await readShop(transaction);
  for (const person of await listNotifiedStaff(transaction)) {
    if (!person.rights.isOwner || !isMailAddress(person.email)) continue;
    const { frame, unsubscribePath } = mailFrame(shop, person, services.mailing);
    const outgoing = { person, mail: composeAccessEnded(frame), unsubscribePath };
    await addOutgoingMail(transaction, outgoing, { ...services.mailing, now });
  }
}

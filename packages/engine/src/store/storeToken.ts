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

/** A token is renewed that holds less long: nearly every job is over before. */
const renewedBeforeMs = 5 * 60_000;

/** A token is not begun to be used that holds less long: a call takes its time. */
const usedBeforeMs = 60_000;

/** After so long, a process that began to renew is taken for ended, and a refused token is asked for again. */
const renewalClaimMs = 60_000;

/** When a job that needs the token that another process is renewing is tried again. */
const renewalWaitMs = 3_000;

interface ShopToken {
  domain: string;
  token: string;
}

interface KnownToken {
  domain: string;
  stored: StoreToken;
  /** False: the store gave no next one the last time. */
  hasAccess: boolean;
}

/**
 * The token for calls of a shop's store; null: it has none, or has uninstalled the app. One that ends soon is renewed by one
 * process; the others use it as long as it holds. Throws StoreCallError; `frozen`: the store gives no next one, which is
 * kept, and its owner is told.
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
 * The store did not take a token. `unavailable`: there is a newer one, so the job is tried again. `frozen`: the store gives
 * no other, which is kept. An app that was uninstalled is told so by a webhook.
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

/** Exchanges the token of a shop that holds until the app is uninstalled. False: it is exchanged, or there is none. */
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
  const isClaimed = await database.inShop(shopId, (transaction) =>
    claimTokenRenewal(transaction, { expiresAt: renewal?.expiresAt ?? null }, { now: now(), claimMs: renewalClaimMs }),
  );
  if (!isClaimed && !hasAccess) throw new StoreCallError('frozen', message('store.accessEnded'));
  if (!isClaimed)
    throw new StoreCallError('unavailable', message('store.tokenRenewal'), { retryAfterMs: renewalWaitMs });
  try {
    // Ended before it is saved, the next process gets the same again.
    const next = await services.renewToken(domain, renewal ?? { lastingToken: token });
    await database.inShop(shopId, async (transaction) => {
      await saveRenewedToken(transaction, keyRing, next);
      if ((await lockStoreConnection(transaction))?.state === 'accessEnded')
        await changeFreeze(transaction, { state: 'installed' }, now());
    });
    return next;
  } catch (error) {
    if (!(error instanceof StoreCallError) || error.kind !== 'refused') throw error;
    await database.inShop(shopId, (transaction) => endAccess(services, transaction));
    throw new StoreCallError('frozen', message('store.accessEnded'), { cause: error });
  }
}

/** Stops work until someone opens the app in the store, and tells the owner. */
async function endAccess(services: StoreServices, transaction: ShopTransaction): Promise<void> {
  const state = (await lockStoreConnection(transaction))?.state;
  if (state === undefined || state === 'accessEnded' || state === 'uninstalled') return;
  const now = services.now();
  await changeFreeze(transaction, { state: 'accessEnded' }, now);
  if (services.mailing === undefined) return;
  const shop = await readShop(transaction);
  for (const person of await listNotifiedStaff(transaction)) {
    if (!person.rights.isOwner || !isMailAddress(person.email)) continue;
    const { frame, unsubscribePath } = mailFrame(shop, person, services.mailing);
    const outgoing = { person, mail: composeAccessEnded(frame), unsubscribePath };
    await addOutgoingMail(transaction, outgoing, { ...services.mailing, now });
  }
}

import { type OnShopError, type ShopTransaction, workEachShop } from '@hub/database';
import { isUninstalled } from '@hub/database/store';
import {
  type AccountKey,
  claimSubscription,
  deleteSubscription,
  listSubscribers,
  listSubscriptions,
  saveSubscription,
  type SubscriptionRequest,
} from '@hub/database/warehouses';
import { enabledAccounts } from '@hub/domain/integrations';
import {
  CredentialsRefusedError,
  InvalidSettingsError,
  type ProviderAdapter,
  type ProviderError,
  RefusedError,
} from '@hub/providers';
import { addSubscriptionJob } from '../jobs/addWarehouseJobs.ts';
import type { SubscriptionJob } from '../jobs/queues.ts';
import { readAccountSettings } from './accountSettings.ts';
import { callProvider } from './sendToWarehouse.ts';
import type { WarehouseServices, WebhookServices } from './WarehouseServices.ts';

/** No call may outlast this; the next job does the rest. */
const claimMs = 5 * 60_000;

/** Adds the webhook job for all 3PLs of all shops, which restores lost subscriptions daily. */
export async function addSubscriptionChecks(
  { database, connections, webhooks }: WarehouseServices,
  onError: OnShopError,
): Promise<void> {
  if (webhooks === undefined) return;
  await workEachShop(
    await listSubscribers(database, connections.providersWithSubscriptions()),
    ({ shopId, provider }) => database.inShop(shopId, (transaction) => addSubscriptionJob(transaction, provider)),
    onError,
  );
}

/**
 * Makes a shop's subscriptions at a 3PL match its accounts: one for each enabled account, none for others. Saves
 * credentials before asking the 3PL and reads its list first, so a crash between calls is safe. A refused account stays
 * polled; without an answer the job is retried.
 */
export async function keepSubscriptions(
  services: WarehouseServices,
  shopId: number,
  { provider }: SubscriptionJob,
): Promise<void> {
  const adapter = services.connections.adapterOf(provider);
  if (services.webhooks === undefined || adapter?.webhooks?.subscribe === undefined) return;
  const accounts = await services.database.inShop(shopId, async (transaction) => {
    const enabled = enabledAccounts(await services.providers.readAll(transaction))
      .filter((each) => each.provider.thirdPartyId === provider)
      .map(({ account }) => account);
    const kept = (await listSubscriptions(transaction)).filter((each) => each.provider === provider);
    return new Set([...enabled, ...kept.map(({ account }) => account)]);
  });
  for (const account of accounts)
    await keepSubscription(services, services.webhooks, adapter, shopId, { provider, account });
}

async function keepSubscription(
  services: WarehouseServices,
  webhooks: WebhookServices,
  adapter: ProviderAdapter,
  shopId: number,
  key: AccountKey,
): Promise<void> {
  const { database, connections, now } = services;
  const { keyRing } = webhooks;
  const hooks = adapter.webhooks;
  const inShop = <T>(work: (transaction: ShopTransaction) => Promise<T>) => database.inShop(shopId, work);
  const isGone = await isUninstalled(database, shopId);
  const endsAt = performance.now() + claimMs;
  const until = new Date(now().getTime() + claimMs);
  const claimed = await inShop(async (transaction) => {
    const settings = isGone ? null : await readAccountSettings(transaction, services, key);
    const address = addressOf(webhooks, adapter, shopId, key);
    const wanted: SubscriptionRequest | null = settings && { address, secret: null, settings };
    const known = await claimSubscription(transaction, keyRing, key, { now: now(), until, request: wanted });
    // The other process may be using older settings.
    if (known === 'claimed') await addSubscriptionJob(transaction, key.provider, until);
    return known === null || known === 'claimed' ? null : { known, wanted };
  });
  if (claimed === null) return;
  const { known, wanted } = claimed;
  const save = (changes: Parameters<typeof saveSubscription>[4]) =>
    inShop((transaction) => saveSubscription(transaction, keyRing, key, until, changes));
  const release = (changes: { subscribedAt?: Date | null } = {}) => save({ ...changes, claimedUntil: null });
  /** Runs calls; null on success, else the error. Without an answer the job is retried. */
  const attempt = async (work: () => Promise<unknown> | undefined): Promise<ProviderError | null> => {
    const { error } = await callProvider(() => connections.withDeadline(endsAt, async () => void (await work())));
    if (error === null || isFinal(error)) return error;
    await release();
    throw error;
  };
  const isSame = wanted !== null && isSameAccount(known.request, wanted);
  if (!isSame) {
    const { settings, address } = known.request;
    // A refusal means that the account's new owner doesn't let us remove it.
    await attempt(() => hooks?.unsubscribe?.(connections.openCall(shopId, key, settings), settings, address));
  }
  if (wanted === null) return inShop((transaction) => deleteSubscription(transaction, key, until));

  const { settings, address } = wanted;
  const isTested = isSame && known.subscribedAt !== null;
  const refusal = isTested ? null : await attempt(() => connections.open(shopId, key, settings).test());
  if (refusal !== null) return release({ subscribedAt: null });
  let secret = isSame ? known.request.secret : null;
  const refused = await attempt(async () => {
    const call = connections.openCall(shopId, key, settings);
    secret ??= (await hooks?.makeSecret?.(call, settings)) ?? null;
    await save({ request: { address, secret, settings } });
    await hooks?.subscribe?.(call, settings, address, secret ?? webhooks.secret(shopId, key));
  });
  await release({ subscribedAt: refused === null ? now() : null });
}

/** Missing credentials or permissions need a person. */
function isFinal(error: ProviderError): boolean {
  return (
    error instanceof CredentialsRefusedError || error instanceof InvalidSettingsError || error instanceof RefusedError
  );
}

function addressOf(webhooks: WebhookServices, { webhooks: hooks }: ProviderAdapter, shopId: number, key: AccountKey) {
  const secret = webhooks.secret(shopId, key);
  const query = hooks?.proof === 'address' ? `secret=${secret}` : `v=${webhooks.fingerprint(secret)}`;
  return `${webhooks.origin}${webhooks.path(shopId, key)}?${query}`;
}

/** Same credentials and same server of ours; a new secret in the query replaces the old subscription automatically. */
function isSameAccount(a: SubscriptionRequest, b: SubscriptionRequest): boolean {
  const origin = ({ address }: SubscriptionRequest) => new URL(address).origin;
  return origin(a) === origin(b) && JSON.stringify(sorted(a)) === JSON.stringify(sorted(b));
}

function sorted({ settings: { credentials } }: SubscriptionRequest) {
  return Object.entries(credentials).toSorted(([a], [b]) => a.localeCompare(b));
}

import { createHash } from 'node:crypto';
import { addJobs } from '@hub/database/jobs';
import {
  type AccountKey,
  addWebhookEvent,
  findWarehouseOrders,
  readSubscriptionSecret,
} from '@hub/database/warehouses';
import {
  InvalidSignatureError,
  type ProviderNews,
  RateLimitedError,
  type ReceivedWebhook,
  UnreachableError,
} from '@hub/providers';
import { queues, type WebhookResourceJob } from '../jobs/queues.ts';
import { readAccountSettings } from './accountSettings.ts';
import { callProvider } from './sendToWarehouse.ts';
import { addReadJobs } from './readAtWarehouse.ts';
import type { WarehouseServices } from './WarehouseServices.ts';

/** Maximum orders per webhook. */
const maxOrders = 1_000;

/**
 * Handles a 3PL's webhook: adds jobs that read its orders again. Ignores duplicates and orders that aren't ours. Any of
 * `secrets` may have signed it. Throws `InvalidSignatureError` and `UnexpectedReplyError`; null when this 3PL sends
 * none.
 */
export async function receiveWebhook(
  {
    database,
    connections,
    webhooks: own,
    now,
  }: Pick<WarehouseServices, 'database' | 'connections' | 'webhooks' | 'now'>,
  shopId: number,
  key: AccountKey,
  webhook: ReceivedWebhook,
  secrets: readonly string[],
): Promise<'received' | 'known' | null> {
  const { webhooks } = connections.adapterOf(key.provider) ?? {};
  if (webhooks === undefined) return null;
  const made =
    own && webhooks.proof === 'theirs'
      ? await database.inShop(shopId, (transaction) => readSubscriptionSecret(transaction, own.keyRing, key))
      : null;
  const usable = made === null ? secrets : [made, ...secrets];
  const news = await readSigned((secret) => webhooks.read(webhook, secret, now()), usable);
  const eventId = news.eventId ?? createHash('sha256').update(webhook.rawBody).digest('hex');
  return database.inShop(shopId, async (transaction) => {
    if (!(await addWebhookEvent(transaction, key, eventId.slice(0, 200), now()))) return 'known';
    const found = await findWarehouseOrders(transaction, key, news.orders.slice(0, maxOrders));
    await addReadJobs(transaction, found);
    if (news.resource !== undefined) {
      const data: WebhookResourceJob = { ...key, resource: news.resource };
      await addJobs(transaction, [{ queue: queues.readWebhookResource, data }]);
    }
    return 'received';
  });
}

/** Tries the secrets until one matches. */
async function readSigned(
  read: (secret: string) => Promise<ProviderNews>,
  secrets: readonly string[],
): Promise<ProviderNews> {
  let refused: unknown = new InvalidSignatureError('There is no secret that could have signed it.');
  for (const secret of secrets) {
    try {
      return await read(secret);
    } catch (error) {
      if (!(error instanceof InvalidSignatureError)) throw error;
      refused = error;
    }
  }
  throw refused;
}

/**
 * Reads the address in a webhook at the 3PL's own host, with the account's credentials and rate limit, and adds jobs
 * for the orders it lists. A refusal ends the job, since orders are polled anyway.
 */
export async function readWebhookResource(
  services: WarehouseServices,
  shopId: number,
  { resource, ...key }: WebhookResourceJob,
): Promise<void> {
  const { database, connections } = services;
  const { webhooks } = connections.adapterOf(key.provider) ?? {};
  const settings = await database.inShop(shopId, (transaction) => readAccountSettings(transaction, services, key));
  if (webhooks?.readResource === undefined || settings === null) return;
  const { value, error } = await callProvider(
    async () => (await webhooks.readResource?.(connections.openCall(shopId, key, settings), settings, resource)) ?? [],
  );
  if (error instanceof UnreachableError || error instanceof RateLimitedError) throw error;
  if (error !== null) return;
  await database.inShop(shopId, async (transaction) =>
    addReadJobs(transaction, await findWarehouseOrders(transaction, key, value.slice(0, maxOrders))),
  );
}

import { addJobs, addStoreEvent, findShopId, noteStoreWebhook, readStoreConnection } from '@hub/database';
import { queues, type StoreEventJob } from '../jobs/queues.ts';
import type { StoreServices } from './StoreServices.ts';

/** A webhook of the store whose signature is right. */
export interface StoreWebhook {
  shopDomain: string;
  /** "orders/create". */
  topic: string;
  /** The same when it comes twice. */
  eventId: string;
  triggeredAt: Date;
  /** As it came. */
  body: string;
}

/** Topics whose body names a person; it is kept, encrypted, until they are worked. */
const personalTopics: readonly string[] = ['customers/data_request', 'customers/redact'];

/** Topics that are worked even after the app was uninstalled. */
const lastTopics: readonly string[] = [...personalTopics, 'shop/redact'];

/** Topics that do not wait until a frozen shop is paid: they say that it is, or what may not wait. */
const topicsWhileFrozen: readonly string[] = [...lastTopics, 'app/uninstalled', 'app_subscriptions/update'];

/**
 * Keeps a webhook with the job that works it, in one transaction, so that it can be answered at once. `known`: it came
 * before. `unknown`: no shop of ours has this domain, or it does not use the app any more.
 */
export async function receiveStoreWebhook(
  { database, keyRing, now }: Pick<StoreServices, 'database' | 'keyRing' | 'now'>,
  { shopDomain, topic, eventId, triggeredAt, body }: StoreWebhook,
): Promise<'received' | 'known' | 'unknown'> {
  const shopId = await findShopId(database, shopDomain);
  if (shopId === null) return 'unknown';
  return database.inShop(shopId, async (transaction) => {
    const connection = await readStoreConnection(transaction);
    if (connection === null) return 'unknown';
    if (connection.state === 'uninstalled' && !lastTopics.includes(topic)) return 'unknown';
    const receivedAt = now();
    const isNew = await addStoreEvent(transaction, keyRing, {
      eventId,
      topic,
      subjectId: subjectOf(topic, body),
      triggeredAt,
      receivedAt,
      body: personalTopics.includes(topic) ? body : null,
    });
    if (!isNew) return 'known';
    await noteStoreWebhook(transaction, receivedAt);
    const job: StoreEventJob = { eventId };
    const queue = topicsWhileFrozen.includes(topic) ? queues.storeState : queues.storeEvent;
    await addJobs(transaction, [{ queue, data: job }]);
    return 'received';
  });
}

/** The id of what a webhook is about; null where it cannot be read, or is the shop. */
function subjectOf(topic: string, body: string): string | null {
  const fields = readObject(body);
  const [group] = topic.split('/');
  const nested = readObject(fields.fulfillment_order);
  const subscription = readObject(fields.app_subscription);
  const id =
    group === 'orders' || group === 'products'
      ? fields.id
      : group === 'fulfillment_orders'
        ? (nested.id ?? fields.id)
        : group === 'app_subscriptions'
          ? subscription.admin_graphql_api_id
          : group === 'inventory_levels'
            ? fields.inventory_item_id
            : fields.order_id;
  return typeof id === 'number' || typeof id === 'string' ? lastNumber(String(id)) : null;
}

/** Of a number, or of an address such as `gid://shopify/FulfillmentOrder/12`. */
function lastNumber(id: string): string | null {
  return /(\d{1,15})(?:\?.*)?$/.exec(id)?.[1] ?? null;
}

function readObject(value: unknown): Readonly<Record<string, unknown>> {
  try {
    const read: unknown = typeof value === 'string' ? JSON.parse(value) : value;
    return typeof read === 'object' && read !== null ? (read as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

import { addJobs } from '@hub/database/jobs';
import { findShopId } from '@hub/database/shops';
import { addStoreEvents, noteStoreWebhook, readStoreConnection } from '@hub/database/store';
import { queues, type StoreEventJob } from '../jobs/queues.ts';
import { createGroups } from './createGroups.ts';
import type { StoreServices } from './StoreServices.ts';
import { namesOnlyReturn } from './workStoreEvent.ts';

/** A store webhook with a valid signature. */
export interface StoreWebhook {
  shopDomain: string;
  /** "orders/create". */
  topic: string;
  /** The same for duplicates. */
  eventId: string;
  triggeredAt: Date;
  /** The raw body. */
  body: string;
}

/** Topics with personal data in the body, which is kept encrypted until processed. */
const personalTopics: readonly string[] = ['customers/data_request', 'customers/redact'];

/** Topics processed even after uninstallation. */
const lastTopics: readonly string[] = [...personalTopics, 'shop/redact'];

/** Topics processed while a shop is frozen: they report the payment, or must not wait. */
const topicsWhileFrozen: readonly string[] = [...lastTopics, 'app/uninstalled', 'app_subscriptions/update'];

/** `known`: a duplicate. `unknown`: no shop of ours has this domain and still uses the app. */
export type WebhookOutcome = 'received' | 'known' | 'unknown';

type Services = Pick<StoreServices, 'database' | 'keyRing' | 'now'>;

/** Webhooks per transaction. */
const mostInGroup = 200;
/** Database connections for webhooks, shared with requests and jobs. */
const groupsAtOnce = 3;
/** A short delay; the store waits five seconds for a reply. */
const spacingMs = 25;

/**
 * Saves each webhook with its job, so that it can be answered at once. Webhooks of a shop that arrive close together
 * share a transaction.
 */
export function createWebhookIntake(services: Services): (webhook: StoreWebhook) => Promise<WebhookOutcome> {
  const receive = createGroups<StoreWebhook, WebhookOutcome>({
    run: (shopDomain, webhooks) => receiveStoreWebhooks(services, shopDomain, webhooks),
    most: mostInGroup,
    atOnce: groupsAtOnce,
    spacingMs,
  });
  return (webhook) => receive(webhook.shopDomain, webhook);
}

/** Saves webhooks of one shop with their jobs in one transaction; resolves to the outcome of each. */
async function receiveStoreWebhooks(
  { database, keyRing, now }: Services,
  shopDomain: string,
  sent: readonly StoreWebhook[],
): Promise<readonly WebhookOutcome[]> {
  const webhooks = sent.map((webhook) => ({ ...webhook, eventId: keyOf(webhook) }));
  const shopId = await findShopId(database, shopDomain);
  if (shopId === null) return webhooks.map(() => 'unknown');
  return database.inShop(shopId, async (transaction) => {
    const connection = await readStoreConnection(transaction);
    const isUsed = (topic: string) =>
      connection !== null && (connection.state !== 'uninstalled' || lastTopics.includes(topic));
    const used = webhooks.filter(({ topic }) => isUsed(topic));
    if (connection === null || used.length === 0) return webhooks.map(() => 'unknown');
    const receivedAt = now();
    const added = await addStoreEvents(
      transaction,
      keyRing,
      used.map(({ eventId, topic, triggeredAt, body }) => ({
        eventId,
        topic,
        subjectId: subjectOf(topic, body),
        triggeredAt,
        receivedAt,
        body: personalTopics.includes(topic) ? body : null,
      })),
    );
    const left = new Set(added);
    const outcomes = webhooks.map(({ eventId, topic }): WebhookOutcome => {
      if (!isUsed(topic)) return 'unknown';
      // Of two copies in one group, the first counts as new.
      return left.delete(eventId) ? 'received' : 'known';
    });
    const received = webhooks.filter((_webhook, index) => outcomes[index] === 'received');
    if (received.length === 0) return outcomes;
    await noteStoreWebhook(transaction, connection, receivedAt);
    await addJobs(
      transaction,
      received.map(({ topic, eventId }) => ({
        queue: topicsWhileFrozen.includes(topic) ? queues.storeState : queues.storeEvent,
        data: { eventId } satisfies StoreEventJob,
      })),
    );
    return outcomes;
  });
}

/**
 * One action, with one event id, may change several items, each with a webhook of the same topic. The id of a removed
 * customer is kept nowhere, and the store asks for one customer at a time.
 */
function keyOf({ eventId, topic, body }: StoreWebhook): string {
  if (lastTopics.includes(topic)) return eventId;
  const parts = [subjectOf(topic, body), readObject(body).location_id];
  return [eventId, ...parts.flatMap((part) => lastNumber(String(part)) ?? [])].join(' ');
}

/** Id of a webhook's subject; null when it is unreadable or the shop itself. */
function subjectOf(topic: string, body: string): string | null {
  const id = subjectIn(topic, readObject(body));
  return typeof id === 'number' || typeof id === 'string' ? lastNumber(String(id)) : null;
}

function subjectIn(topic: string, fields: Readonly<Record<string, unknown>>): unknown {
  switch (topic.split('/')[0]) {
    case 'orders':
      return fields.admin_graphql_api_id ?? fields.id ?? fields.order_id ?? readObject(fields.order_edit).order_id;
    case 'products':
      return fields.admin_graphql_api_id ?? fields.id;
    case 'fulfillment_orders':
    case 'fulfillment_holds':
      return fulfillmentOrderOf(fields);
    case 'returns':
      return returnSubject(topic, fields);
    case 'reverse_deliveries':
      return fields.admin_graphql_api_id ?? fields.id;
    case 'app_subscriptions':
      return readObject(fields.app_subscription).admin_graphql_api_id;
    case 'inventory_levels':
      return fields.inventory_item_id;
    default:
      return fields.order_id;
  }
}

/** The order in a return webhook, or its id; otherwise the return. */
function returnSubject(topic: string, fields: Readonly<Record<string, unknown>>): unknown {
  if (namesOnlyReturn(topic)) return fields.admin_graphql_api_id ?? fields.id;
  const order = readObject(fields.order);
  return order.admin_graphql_api_id ?? order.id ?? fields.order_id;
}

/**
 * One of the parts named in a webhook, in fields like `moved_fulfillment_order`; all belong to one order. A merge
 * result is in `fulfillment_order_merges`: an object in the platform's example, a list in older ones.
 */
function fulfillmentOrderOf(fields: Readonly<Record<string, unknown>>): unknown {
  const merges = fields.fulfillment_order_merges;
  if (merges !== undefined) return fulfillmentOrderOf(readObject(Array.isArray(merges) ? merges[0] : merges));
  const named = Object.keys(fields).find((name) => name.endsWith('fulfillment_order'));
  return readObject(fields[named ?? '']).id ?? fields.id;
}

/** Of a number, or of an address such as `gid://shopify/FulfillmentOrder/12`. JSON rounds numbers of more than 15 digits. */
function lastNumber(id: string): string | null {
  return /(?:^|\/)(\d{1,15})(?:\?.*)?$/.exec(id)?.[1] ?? null;
}

function readObject(value: unknown): Readonly<Record<string, unknown>> {
  try {
    const read: unknown = typeof value === 'string' ? JSON.parse(value) : value;
    return typeof read === 'object' && read !== null ? (read as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

import { timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import type { CallProvider } from '../http/CallProvider.ts';
import type { AccountSettings, ProviderNews, ReceivedWebhook } from '../ProviderAdapter.ts';
import { InvalidSignatureError, UnexpectedReplyError } from '../ProviderError.ts';
import { keepSubscriptions, removeSubscriptions, type SubscriptionCalls } from '../shared/keepSubscriptions.ts';
import { readWebhookBody } from '../shared/readWebhookBody.ts';
import { shipStationHeaders } from './shipStationHeaders.ts';
import {
  pagesOf,
  shipStationPageSize,
  shipStationRefusal,
  shipStationResource,
  shipStationSubscriptions,
  shipStationWebhook,
} from './shipStationWire.ts';

/** Orders with a label, and orders marked as shipped without one (shipstation.com/docs/api, "Webhooks"). */
const topics = ['SHIP_NOTIFY', 'FULFILLMENT_SHIPPED'];

/** Lists a webhook may name; each row names its order. */
const resourcePaths = ['/shipments', '/fulfillments'];

/** ShipStation's hosts are numbered, `ssapi6`; the simulator runs on loopback. Only the path and query are used. */
const hosts = /^(?:ssapi\d*\.shipstation\.com|127\.0\.0\.1|localhost)$/;

const pageSize = String(shipStationPageSize);

/** A label batch rarely exceeds a page; orders on further pages are polled. */
const mostPages = 4;

/** Webhooks are unsigned, so the secret in the address must match. They contain an address that lists the orders. */
export async function readShipStationWebhook(
  { rawBody, addressSecret = '' }: ReceivedWebhook,
  secret: string,
): Promise<ProviderNews> {
  const [given, own] = [Buffer.from(addressSecret), Buffer.from(secret)];
  if (secret === '' || given.length !== own.length || !timingSafeEqual(given, own))
    throw new InvalidSignatureError('Shipstation did not send this webhook.');
  const url = parse(rawBody);
  if (url === null) throw new UnexpectedReplyError('A webhook of Shipstation names nothing to read.');
  if (!hosts.test(url.hostname) || !resourcePaths.includes(url.pathname))
    throw new UnexpectedReplyError('A webhook of Shipstation names an address that isn’t Shipstation’s.');
  return { eventId: null, orders: [], resource: `${url.pathname}${url.search}` };
}

function parse(rawBody: Uint8Array): URL | null {
  const webhook = readWebhookBody(rawBody, shipStationWebhook);
  return webhook && URL.parse(webhook.resource_url);
}

/** Reads the orders at a webhook's address, on ShipStation's own host. */
export async function readShipStationResource(
  call: CallProvider,
  account: AccountSettings,
  resource: string,
): Promise<ProviderNews['orders']> {
  const { pathname, searchParams } = new URL(resource, 'https://ssapi.shipstation.com');
  searchParams.set('pageSize', pageSize);
  const ids = new Set<string>();
  let last = 1;
  for (let page = 1; page <= Math.min(last, mostPages); page += 1) {
    searchParams.set('page', String(page));
    const path = `${pathname}?${searchParams}`;
    const { body } = await call({ ...requestOf(account), method: 'GET', path, reply: shipStationResource });
    for (const { orderId } of [...(body.shipments ?? []), ...(body.fulfillments ?? [])]) ids.add(orderId);
    last = pagesOf({ pages: body.pages ?? 1, total: body.total });
  }
  return [...ids].map((providerOrderId) => ({ providerOrderId, reference: null }));
}

/** Subscribes for all stores of the account; with only one, webhooks would stop when another store is chosen. */
export async function subscribeToShipStation(
  call: CallProvider,
  account: AccountSettings,
  address: string,
): Promise<void> {
  const add = (event: string) =>
    call({
      ...requestOf(account),
      method: 'POST',
      path: '/webhooks/subscribe',
      body: { target_url: address, event, store_id: null, friendly_name: 'Shipment updates' },
      reply: z.unknown(),
    });
  await keepSubscriptions({ ...subscriptionCalls(call, account), add }, address, topics);
}

export async function unsubscribeFromShipStation(
  call: CallProvider,
  account: AccountSettings,
  address: string,
): Promise<void> {
  await removeSubscriptions(subscriptionCalls(call, account), address);
}

function subscriptionCalls(call: CallProvider, account: AccountSettings): SubscriptionCalls {
  return {
    async list() {
      const request = { ...requestOf(account), method: 'GET', path: '/webhooks' } as const;
      const { body } = await call({ ...request, reply: shipStationSubscriptions });
      return body.webhooks.map(({ WebHookID, HookType, Url }) => ({
        id: WebHookID,
        address: Url ?? '',
        topic: HookType ?? '',
      }));
    },
    /** 404 means it is already gone. */
    remove(id) {
      const path = `/webhooks/${encodeURIComponent(id)}`;
      return call({ ...requestOf(account), method: 'DELETE', path, reply: z.unknown(), accept: [404] });
    },
  };
}

function requestOf(account: AccountSettings) {
  return { headers: shipStationHeaders(account), refusal: shipStationRefusal };
}

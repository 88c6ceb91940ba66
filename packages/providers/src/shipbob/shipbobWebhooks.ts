import { z } from 'zod';
import type { CallProvider } from '../http/CallProvider.ts';
import type { AccountSettings, ProviderNews, ReceivedWebhook } from '../ProviderAdapter.ts';
import { InvalidSignatureError, UnexpectedReplyError } from '../ProviderError.ts';
import { isSignatureValid } from '../shared/isSignatureValid.ts';
import { keepSubscriptions, removeSubscriptions, type SubscriptionCalls } from '../shared/keepSubscriptions.ts';
import { readWebhookBody } from '../shared/readWebhookBody.ts';
import { shipbobHeaders } from './shipbobHeaders.ts';
import { shipbobRefusal, shipbobWebhook, shipbobWebhooks } from './shipbobWire.ts';

const topics = [
  'order.shipped',
  'order.shipment.tracking.updated',
  'order.shipment.delivered',
  'order.shipment.exception',
  'order.shipment.on_hold',
  'order.shipment.cancelled',
];

/**
 * Allowed clock difference of a signature, as Standard Webhooks recommends. ShipBob signs each attempt separately
 * (assumed).
 */
const toleranceMs = 5 * 60_000;

/** Signed per Standard Webhooks (developer.shipbob.com, "Webhooks"): id, time in seconds, and raw body. */
export async function readShipbobWebhook(
  { headers, rawBody }: ReceivedWebhook,
  secret: string,
  now: Date,
): Promise<ProviderNews> {
  const { 'webhook-id': id = '', 'webhook-timestamp': timestamp = '', 'webhook-signature': signature = '' } = headers;
  const content = Buffer.concat([Buffer.from(`${id}.${timestamp}.`), rawBody]);
  const signatures = signature
    .split(' ')
    .filter((each) => each.startsWith('v1,'))
    .map((each) => each.slice('v1,'.length));
  const isRecent = Math.abs(Number(timestamp) * 1000 - now.getTime()) <= toleranceMs;
  if (id === '' || !isRecent || !isSignatureValid(content, keyOf(secret), signatures, 'base64'))
    throw new InvalidSignatureError('Shipbob did not sign this webhook.');

  const body = readWebhookBody(rawBody, shipbobWebhook);
  // An order has shipments and its own id; a shipment names its order.
  const providerOrderId = body?.order_id ?? (body?.shipments ? body.id : null);
  const reference = body?.reference_id ?? null;
  if (providerOrderId === null && reference === null)
    throw new UnexpectedReplyError('A webhook of Shipbob names no order.');
  return { eventId: id, orders: [{ providerOrderId, reference }] };
}

const path = '/2026-07/webhook';

/** Subscribes to shipment webhooks: one subscription with all topics. */
export async function subscribeToShipbob(
  call: CallProvider,
  account: AccountSettings,
  address: string,
  secret: string,
): Promise<void> {
  const signingSecret = `${prefix}${Buffer.from(keyOf(secret)).toString('base64')}`;
  const add = () =>
    call({
      ...requestOf(account),
      method: 'POST',
      path,
      body: { topics, url: address, secret: signingSecret },
      reply: z.unknown(),
    });
  await keepSubscriptions({ ...subscriptionCalls(call, account), add }, address, ['']);
}

export async function unsubscribeFromShipbob(
  call: CallProvider,
  account: AccountSettings,
  address: string,
): Promise<void> {
  await removeSubscriptions(subscriptionCalls(call, account), address);
}

function subscriptionCalls(call: CallProvider, account: AccountSettings): SubscriptionCalls {
  return {
    async list() {
      const { body } = await call({ ...requestOf(account), method: 'GET', path, reply: shipbobWebhooks });
      return body.map(({ id, url }) => ({ id, address: url ?? '', topic: '' }));
    },
    /** 404 means it is already gone. */
    remove(id) {
      const of = `${path}/${encodeURIComponent(id)}`;
      return call({ ...requestOf(account), method: 'DELETE', path: of, reply: z.unknown(), accept: [404] });
    },
  };
}

function requestOf(account: AccountSettings) {
  return { headers: shipbobHeaders(account), refusal: shipbobRefusal };
}

const prefix = 'whsec_';

/** A secret from ShipBob, `whsec_` and base64, or plain text of ours. */
function keyOf(secret: string): Uint8Array {
  return secret.startsWith(prefix) ? Buffer.from(secret.slice(prefix.length), 'base64') : Buffer.from(secret);
}

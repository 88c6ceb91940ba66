import { createHash, createHmac } from 'node:crypto';
import type { KeyRing } from '@hub/database/providers';
import { errorBody } from '@hub/api-client/server';
import { findProvider } from '@hub/domain/integrations';
import { receiveWebhook, type WarehouseServices, type WebhookServices } from '@hub/engine/warehouses';
import { InvalidSignatureError, UnexpectedReplyError } from '@hub/providers';
import type { Backend } from '../http/Backend.ts';
import { readWebhookBody } from '../http/readWebhookBody.ts';

/** The longest webhook of the ten is a few kilobytes. */
const maxBytes = 256 * 1024;

const address = /^\/webhooks\/providers\/(\d{1,15})\/([A-Za-z_]{1,20})(?:\/([^/]{1,200}))?$/;

/** Path to which a 3PL sends an account's webhooks: "/webhooks/providers/12/shipbob". */
export function webhookPath(shopId: number, provider: string, account: string): string {
  return `/webhooks/providers/${shopId}/${provider}${account === '' ? '' : `/${encodeURIComponent(account)}`}`;
}

/** The webhook secrets of an account, one per key, newest first. A secret does not reveal its key. */
export function webhookSecrets(
  keys: readonly string[],
  shopId: number,
  provider: string,
  account: string,
): readonly string[] {
  return keys.map((key) =>
    createHmac('sha256', key)
      .update(JSON.stringify(['webhooks', shopId, provider, account]))
      .digest('hex'),
  );
}

/** How 3PLs reach a server at a public origin; `null` without one. */
export function createWebhookServices(
  origin: string | null,
  keyRing: KeyRing,
  keys: readonly string[],
): WebhookServices | null {
  if (origin === null) return null;
  return {
    origin,
    keyRing,
    path: (shopId, { provider, account }) => webhookPath(shopId, provider, account),
    secret: (shopId, { provider, account }) => webhookSecrets(keys.slice(0, 1), shopId, provider, account)[0] ?? '',
    fingerprint: (secret) => createHash('sha256').update(secret).digest('hex').slice(0, 12),
  };
}

/**
 * Takes webhooks of 3PLs and answers at once; a job reads the orders that they name. Anyone can send one, so only the
 * signature over the raw body is trusted. `undefined` for other paths.
 */
export function createProviderWebhooks(
  services: Pick<WarehouseServices, 'database' | 'connections' | 'webhooks' | 'now'>,
  keys: readonly string[],
): Backend {
  return async (request) => {
    const { pathname, searchParams } = new URL(request.url);
    if (!pathname.startsWith('/webhooks/providers/')) return undefined;
    const fail = (status: number, message: string) =>
      Response.json(errorBody(message, request.headers.get('X-Request-Id')), { status });
    const match = address.exec(pathname);
    const [, shop = '', provider = '', encoded = ''] = match ?? [];
    const account = decode(encoded);
    if (match === null || findProvider(provider) === null || account === null)
      return fail(404, 'Unknown webhook address.');
    // A 3PL may check that the address answers.
    if (request.method === 'GET') return new Response(null, { status: 200 });
    if (request.method !== 'POST') return fail(405, 'A webhook is sent by POST.');
    const rawBody = await readWebhookBody(request, maxBytes);
    if (rawBody === null) return fail(413, 'The webhook is longer than 256 KB.');
    const headers = Object.fromEntries(request.headers);
    try {
      const shopId = Number(shop);
      const secrets = webhookSecrets(keys, shopId, provider, account);
      const webhook = { headers, rawBody, addressSecret: searchParams.get('secret') ?? '' };
      const outcome = await receiveWebhook(services, shopId, { provider, account }, webhook, secrets);
      return outcome === null ? fail(404, 'This 3PL sends no webhooks.') : new Response(null, { status: 204 });
    } catch (error) {
      if (error instanceof InvalidSignatureError) return fail(401, 'The signature is not right.');
      if (error instanceof UnexpectedReplyError) return fail(400, 'The webhook cannot be read.');
      throw error;
    }
  };
}

function decode(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

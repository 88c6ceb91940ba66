import type { ProviderNews, ReceivedWebhook } from '../ProviderAdapter.ts';
import { InvalidSignatureError, UnexpectedReplyError } from '../ProviderError.ts';
import { isSignatureValid } from '../shared/isSignatureValid.ts';
import { readWebhookBody } from '../shared/readWebhookBody.ts';
import { shipwireWebhook } from './shipwireWire.ts';

/**
 * shipwire.com/developers, Webhooks: hex HMAC-SHA256 of the raw body, one per secret, separated by `;`. The key is the
 * secret's hex decoded to bytes.
 */
export async function readShipwireWebhook(
  { headers, rawBody }: ReceivedWebhook,
  secret: string,
): Promise<ProviderNews> {
  const signatures = (headers['x-shipwire-signature'] ?? '').split(';').map((signature) => signature.trim());
  if (!isHex(secret) || !isSignatureValid(rawBody, Buffer.from(secret, 'hex'), signatures, 'hex'))
    throw new InvalidSignatureError('Shipwire did not sign this webhook.');
  const news = readWebhookBody(rawBody, shipwireWebhook);
  const order = news?.body.resource;
  const providerOrderId = order?.orderId ?? order?.id ?? null;
  // A change of a part is a change of the order; our references have no dots.
  const reference = (order?.orderExternalId ?? order?.externalId)?.replace(/\.\d+$/, '') ?? null;
  if (providerOrderId === null && reference === null)
    throw new UnexpectedReplyError('A webhook of Shipwire names no order.');
  return { eventId: news?.uniqueEventID ?? null, orders: [{ providerOrderId, reference }] };
}

/** `Buffer.from` decodes any other text to an empty key. */
function isHex(text: string): boolean {
  return /^(?:[0-9a-f]{2})+$/i.test(text);
}

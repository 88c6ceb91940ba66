import { isShopDomain } from '@hub/domain/navigation';
import { UntrustedRequestError } from '../PlatformError.ts';
import { isHmacOf } from '../signIn/isHmacOf.ts';
import { privacyTopics } from './webhookTopics.ts';

export interface WebhookDelivery {
  headers: Headers;
  /** Exactly as received; a body that was parsed and serialized again has another signature. */
  rawBody: Uint8Array;
  /** Secrets of the app: the current one, and the previous one during rotation. */
  secrets: readonly string[];
}

export interface VerifiedWebhook {
  /** Such as `orders/create`; unsubscribed topics arrive as well. */
  topic: string;
  shopDomain: string;
  /** The same for every delivery of an event; use it to drop duplicates. */
  eventId: string;
  /** Id of this delivery; the platform's retries have the same one. */
  webhookId: string;
  /** When it happened. Deliveries arrive late and out of order. */
  triggeredAt: Date;
  /** API version of the body. */
  apiVersion: string;
  body: unknown;
}

export type WebhookRefusal = 'missingSignature' | 'wrongSignature' | 'missingHeader' | 'malformedBody';

/** Actions on these topics are not verified against the store, and cannot be undone. */
const finalTopics: readonly string[] = ['app/uninstalled', ...privacyTopics];

/** Checks who sent a webhook, then reads it. Throws `UntrustedRequestError<WebhookRefusal>`. */
export function verifyWebhook({ headers, rawBody, secrets }: WebhookDelivery): VerifiedWebhook {
  const signature = headers.get('x-shopify-hmac-sha256') ?? '';
  if (signature === '') throw refusal('missingSignature', 'The webhook carries no signature.');
  if (!isHmacOf(rawBody, secrets, signature, 'base64'))
    throw refusal('wrongSignature', 'The webhook was not signed with a secret of this app.');

  const webhookId = required(headers, 'x-shopify-webhook-id');
  const shopDomain = required(headers, 'x-shopify-shop-domain').toLowerCase();
  if (!isShopDomain(shopDomain)) throw refusal('missingHeader', 'The webhook names no shop.');
  const body = parseBody(rawBody);
  const topic = required(headers, 'x-shopify-topic').toLowerCase();
  const named = shopsNamedIn(body);
  // The signature covers only the body, so a forged header could redirect a webhook to another shop.
  if (named.some((domain) => domain !== shopDomain))
    throw refusal('missingHeader', 'The webhook is about another shop than it names.');
  // It could also turn an order's webhook into an uninstall.
  if (finalTopics.includes(topic) && named.length === 0)
    throw refusal('missingHeader', `The body of a webhook ${topic} has to name its shop.`);
  return {
    topic,
    shopDomain,
    // Privacy topics may lack an event id.
    eventId: headers.get('x-shopify-event-id') ?? webhookId,
    webhookId,
    triggeredAt: instant(required(headers, 'x-shopify-triggered-at')),
    apiVersion: headers.get('x-shopify-api-version') ?? '',
    body,
  };
}

function required(headers: Headers, name: string): string {
  const value = headers.get(name) ?? '';
  if (value === '') throw refusal('missingHeader', `The webhook carries no ${name}.`);
  return value;
}

function instant(text: string): Date {
  const date = new Date(text);
  if (Number.isNaN(date.getTime())) throw refusal('missingHeader', 'The webhook does not say when it happened.');
  return date;
}

function parseBody(rawBody: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(rawBody));
  } catch {
    throw refusal('malformedBody', 'The body of the webhook is not JSON.');
  }
}

/**
 * Shop domains in the bodies that name one: `myshopify_domain` of a shop, the body of `app/uninstalled`, and
 * `shop_domain` of the privacy topics. Samples sent by the platform's command line have a null `myshopify_domain` and
 * are refused.
 * https://shopify.dev/docs/api/webhooks/latest
 * https://shopify.dev/docs/apps/build/compliance/privacy-law-compliance
 */
function shopsNamedIn(body: unknown): string[] {
  if (typeof body !== 'object' || body === null) return [];
  const fields = body as { shop_domain?: unknown; myshopify_domain?: unknown };
  return [fields.shop_domain, fields.myshopify_domain].flatMap((domain) =>
    typeof domain === 'string' ? [domain.toLowerCase()] : [],
  );
}

const refusal = (reason: WebhookRefusal, message: string) => new UntrustedRequestError(message, reason);

import { createHmac } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { UntrustedRequestError } from '../PlatformError.ts';
import { verifyWebhook } from './verifyWebhook.ts';

const secret = 'secret-of-the-app';
const rawBody = Buffer.from('{"id": 820982911946154500,"note":"Grüße"}');

const sign = (body: Uint8Array, key = secret) => createHmac('sha256', key).update(body).digest('base64');

function deliveryOf(changes: Readonly<Record<string, string | null>> = {}, body: Uint8Array = rawBody) {
  const headers = new Headers({
    'X-Shopify-Topic': 'orders/create',
    'X-Shopify-Hmac-Sha256': sign(body),
    'X-Shopify-Shop-Domain': 'sample.myshopify.com',
    'X-Shopify-API-Version': '2026-10',
    'X-Shopify-Webhook-Id': 'b54557e4-bdd9-4b37-8a5f-bf7d70bcd043',
    'X-Shopify-Triggered-At': '2026-11-22T18:00:27.877041743Z',
    'X-Shopify-Event-Id': '98880550-7158-44d4-b7cd-2c97c8a091b5',
  });
  for (const [name, value] of Object.entries(changes))
    if (value === null) headers.delete(name);
    else headers.set(name, value);
  return { headers, rawBody: body, secrets: [secret] };
}

function refusalOf(delivery: Parameters<typeof verifyWebhook>[0]): unknown {
  try {
    return verifyWebhook(delivery);
  } catch (error) {
    return error;
  }
}

describe('A webhook', () => {
  test.each([
    ['without a signature', deliveryOf({ 'X-Shopify-Hmac-Sha256': null }), 'missingSignature'],
    ['signed with another secret', deliveryOf({ 'X-Shopify-Hmac-Sha256': sign(rawBody, 'another') }), 'wrongSignature'],
    ['signed in hex', deliveryOf({ 'X-Shopify-Hmac-Sha256': 'ab'.repeat(32) }), 'wrongSignature'],
    [
      'with part of the signature',
      deliveryOf({ 'X-Shopify-Hmac-Sha256': sign(rawBody).slice(0, 20) }),
      'wrongSignature',
    ],
    ['without a topic', deliveryOf({ 'X-Shopify-Topic': null }), 'missingHeader'],
    ['without a delivery id', deliveryOf({ 'X-Shopify-Webhook-Id': null }), 'missingHeader'],
    ['from a domain that is not a shop', deliveryOf({ 'X-Shopify-Shop-Domain': 'evil.example' }), 'missingHeader'],
    ['without a valid time', deliveryOf({ 'X-Shopify-Triggered-At': 'yesterday' }), 'missingHeader'],
    ['with a body that is not JSON', deliveryOf({}, Buffer.from('{"id":')), 'malformedBody'],
    ['with a body that is not UTF-8', deliveryOf({}, Buffer.from([0x22, 0xff, 0x22])), 'malformedBody'],
    ['without a body', deliveryOf({}, Buffer.alloc(0)), 'malformedBody'],
  ])('%s is rejected', (_, delivery, reason) => {
    const refusal = refusalOf(delivery);
    expect(refusal).toBeInstanceOf(UntrustedRequestError);
    expect(refusal).toMatchObject({ reason });
  });

  test('is rejected when one byte of its body was changed', () => {
    const delivery = deliveryOf();
    const changed = Buffer.from(rawBody);
    changed[7] = '9'.charCodeAt(0);
    expect(refusalOf({ ...delivery, rawBody: changed })).toMatchObject({ reason: 'wrongSignature' });
  });

  test('is rejected when its body was parsed and serialized again', () => {
    const rewritten = Buffer.from(JSON.stringify(JSON.parse(rawBody.toString())));
    expect(refusalOf({ ...deliveryOf(), rawBody: rewritten })).toMatchObject({ reason: 'wrongSignature' });
  });

  test.each(['shop_domain', 'myshopify_domain'])('is rejected for a shop other than its %s', (field) => {
    const body = (domain: string) => Buffer.from(JSON.stringify({ [field]: domain }));
    expect(refusalOf(deliveryOf({}, body('other.myshopify.com')))).toMatchObject({ reason: 'missingHeader' });
    expect(verifyWebhook(deliveryOf({}, body('Sample.myshopify.com'))).shopDomain).toBe('sample.myshopify.com');
  });

  test.each(['app/uninstalled', 'customers/data_request', 'customers/redact', 'shop/redact', 'App/Uninstalled'])(
    'is rejected as %s if the signed body names no shop: an order’s webhook under another topic',
    { tags: 'hazard:hostile-request' },
    (topic) => {
      expect(refusalOf(deliveryOf({ 'X-Shopify-Topic': topic }))).toMatchObject({ reason: 'missingHeader' });
      const signed = Buffer.from('{"myshopify_domain":"sample.myshopify.com"}');
      expect(verifyWebhook(deliveryOf({ 'X-Shopify-Topic': topic }, signed)).topic).toBe(topic.toLowerCase());
    },
  );

  test('is read', () => {
    expect(verifyWebhook(deliveryOf())).toEqual({
      topic: 'orders/create',
      shopDomain: 'sample.myshopify.com',
      eventId: '98880550-7158-44d4-b7cd-2c97c8a091b5',
      webhookId: 'b54557e4-bdd9-4b37-8a5f-bf7d70bcd043',
      triggeredAt: new Date('2026-11-22T18:00:27.877Z'),
      apiVersion: '2026-10',
      body: { id: 820982911946154500, note: 'Grüße' },
    });
  });

  test('is identified by its delivery when it has no event id', () => {
    const { eventId, webhookId } = verifyWebhook(deliveryOf({ 'X-Shopify-Event-Id': null }));
    expect(eventId).toBe(webhookId);
  });

  test('is accepted with the previous secret during rotation', () => {
    expect(verifyWebhook({ ...deliveryOf(), secrets: ['the new secret', secret] }).topic).toBe('orders/create');
  });

  test('is rejected when there is no secret', () => {
    const delivery = deliveryOf({ 'X-Shopify-Hmac-Sha256': sign(rawBody, '') });
    expect(refusalOf({ ...delivery, secrets: [''] })).toMatchObject({ reason: 'wrongSignature' });
  });
});

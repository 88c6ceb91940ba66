import fc from 'fast-check';
import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { adapters } from './adapters.ts';
import type { ProviderAdapter, ReceivedWebhook } from './ProviderAdapter.ts';
import { ProviderError } from './ProviderError.ts';

const secret = 'ab'.repeat(32);
const now = new Date('2026-01-31T16:46:27Z');
const withWebhooks = (Object.values(adapters) as ProviderAdapter[]).filter(({ webhooks }) => webhooks !== undefined);

/** Signs with every signature that any of the 3PLs makes. */
function signed(rawBody: Uint8Array, key: string): ReceivedWebhook {
  const timestamp = String(now.getTime() / 1000);
  const content = Buffer.concat([Buffer.from(`E1.${timestamp}.`), rawBody]);
  const hmac = (of: Uint8Array) => createHmac('sha256', key).update(of).digest('base64');
  return {
    headers: {
      'webhook-id': 'E1',
      'webhook-timestamp': timestamp,
      'webhook-signature': `v1,${hmac(content)}`,
      'x-shipwire-signature': createHmac('sha256', Buffer.from(key, 'hex')).update(rawBody).digest('hex'),
    },
    rawBody,
    addressSecret: key,
  };
}

const value = fc.oneof(
  fc.jsonValue({ maxDepth: 2 }),
  fc.constantFrom<unknown>('a\u0000b', 'a\ud800b', 'x'.repeat(5_000), '9'.repeat(40), 1e300, -1, 2 ** 53, 12),
  fc.constantFrom(
    'https://ssapi6.shipstation.com/shipments?a=%00',
    'http://127.0.0.1/shipments',
    '//evil.example/shipments',
  ),
);
const names = [
  'id',
  'order_id',
  'reference_id',
  'shipments',
  'resource_url',
  'resource_type',
  'body',
  'resource',
  'topic',
];
const record = fc.dictionary(fc.constantFrom(...names, '__proto__'), value);
const body = fc.oneof(
  fc.uint8Array({ maxLength: 30 }),
  record.map((fields) => Buffer.from(JSON.stringify(fields))),
  record.map((resource) => Buffer.from(JSON.stringify({ uniqueEventID: 'E1', body: { resource } }))),
  fc.constantFrom('['.repeat(100_000), 'null', '', '<html>').map((text) => Buffer.from(text)),
);

/** With fewer cases, none might be signed and readable. */
const casesToReadAny = 200;

test.each(withWebhooks.map((adapter) => [adapter.provider, adapter] as const))(
  'a webhook of %s names orders that can be stored, or is refused',
  { tags: 'hazard:untrusted-input' },
  async (_, { webhooks }) => {
    let read = 0;
    await fc.assert(
      fc.asyncProperty(body, fc.boolean(), async (rawBody, isSigned) => {
        try {
          const news = await webhooks?.read(signed(rawBody, isSigned ? secret : 'cd'.repeat(32)), secret, now);
          read += 1;
          expect(isSigned).toBe(true);
          for (const { providerOrderId, reference } of news?.orders ?? [])
            for (const text of [providerOrderId, reference]) {
              if (text === null) continue;
              expect([typeof text, text.isWellFormed(), text.includes('\u0000')]).toEqual(['string', true, false]);
              expect(text.length).toBeLessThanOrEqual(2_000);
            }
          expect(news?.resource ?? '').toMatch(/^(\/(shipments|fulfillments)(\?|$)|$)/);
        } catch (error) {
          if (error instanceof Error && error.name === 'AssertionError') throw error;
          expect(error).toBeInstanceOf(ProviderError);
        }
      }),
      { numRuns: Math.max(casesToReadAny, fc.readConfigureGlobal()?.numRuns ?? 0) },
    );
    expect(read).toBeGreaterThan(0);
  },
);

import fc from 'fast-check';
import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { UntrustedRequestError } from './PlatformError.ts';
import { verifySignedQuery } from './signIn/installUrl.ts';
import { verifySessionToken } from './signIn/verifySessionToken.ts';
import { verifyWebhook } from './webhooks/verifyWebhook.ts';

const secret = 'secret-of-the-app';
const apiKey = 'client-id';
const options = { apiKey, secrets: [secret] };
const piece = fc.constantFrom(
  '.',
  '=',
  '-',
  '_',
  '%',
  '\u0000',
  '\ud800',
  'ü',
  'e30',
  'eyJhbGciOiJub25lIn0',
  '__proto__',
);
const odd = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.array(piece, { maxLength: 6 }).map((all) => all.join('')),
);
const claim = fc.oneof(
  odd,
  fc.jsonValue(),
  fc.constantFrom('https://sample.myshopify.com', apiKey, 1e300, -1, 2 ** 53),
);
const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

async function failureOf(call: () => unknown): Promise<unknown> {
  try {
    return await call();
  } catch (error) {
    return error;
  }
}

test('no text is accepted as a session token', { tags: 'hazard:untrusted-input' }, async () => {
  await fc.assert(
    fc.asyncProperty(odd, async (token) => {
      expect(await failureOf(() => verifySessionToken(token, options))).toBeInstanceOf(UntrustedRequestError);
    }),
  );
});

test(
  'unsigned claims are rejected, and signed ones are accepted only for the shop itself',
  { tags: 'hazard:untrusted-input' },
  async () => {
    const claims = fc.record(
      { iss: claim, dest: claim, aud: claim, sub: claim, exp: claim, nbf: claim, sid: claim },
      { requiredKeys: [] },
    );
    await fc.assert(
      fc.asyncProperty(claims, fc.boolean(), async (given, isSigned) => {
        const content = `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode(given)}`;
        const key = isSigned ? secret : 'another';
        const token = `${content}.${createHmac('sha256', key).update(content).digest('base64url')}`;
        const outcome = await failureOf(() => verifySessionToken(token, options));
        if (outcome instanceof UntrustedRequestError) return;
        expect([isSigned, outcome]).toEqual([true, expect.objectContaining({ shopDomain: 'sample.myshopify.com' })]);
      }),
    );
  },
);

test('a webhook is read as signed, or refused', { tags: 'hazard:untrusted-input' }, async () => {
  const header = fc.stringMatching(/^[ -~]{0,30}$/);
  const body = fc.oneof(
    fc.uint8Array({ maxLength: 30 }),
    fc.json().map((text) => Buffer.from(text)),
    fc.constantFrom(`{"__proto__":{"a":1}}`, '['.repeat(100_000), `{"id":1e999}`).map((text) => Buffer.from(text)),
  );
  await fc.assert(
    fc.asyncProperty(body, header, header, fc.boolean(), async (rawBody, shop, time, isSigned) => {
      const headers = new Headers({
        'x-shopify-topic': 'orders/create',
        'x-shopify-hmac-sha256': createHmac('sha256', isSigned ? secret : 'other')
          .update(rawBody)
          .digest('base64'),
        'x-shopify-shop-domain': shop.length % 2 === 0 ? 'sample.myshopify.com' : shop,
        'x-shopify-webhook-id': 'delivery',
        'x-shopify-triggered-at': time.length % 2 === 0 ? '2026-11-22T18:00:27Z' : time,
      });
      const outcome = await failureOf(() => verifyWebhook({ headers, rawBody, secrets: [secret] }));
      if (outcome instanceof UntrustedRequestError) return;
      expect([isSigned, outcome]).toEqual([true, expect.objectContaining({ shopDomain: 'sample.myshopify.com' })]);
      expect(({} as Record<string, unknown>).a).toBeUndefined();
    }),
  );
});

test(
  'a query that is unsigned or signed with another secret is rejected',
  { tags: 'hazard:untrusted-input' },
  async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(fc.constantFrom('shop', 'hmac', 'timestamp', 'host', 'a[]'), odd)),
        async (pairs) => {
          const query = new URLSearchParams(
            pairs.map(([name, value]) => [name, value.toWellFormed()] as [string, string]),
          );
          expect(await failureOf(() => verifySignedQuery(query, options))).toBeInstanceOf(UntrustedRequestError);
        },
      ),
    );
  },
);

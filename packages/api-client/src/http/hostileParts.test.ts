import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { buildUrl } from './buildUrl.ts';
import type { Area } from '@hub/domain/navigation';
import { authorizationFor } from './authorizationFor.ts';
import { fakeBackend, json, testContext } from './fakeBackend.ts';
import { getOrderDetail } from '../orders/getOrderDetail.ts';
import { orderEndpoints } from '../orders/orderEndpoints.ts';
import { ApiError } from './errors.ts';
import { parseRetryAfter } from './retryDelay.ts';
import { serverMessageIn } from './serverMessageIn.ts';

const origin = 'https://app.example';
const piece = fc.constantFrom(
  '..',
  '.',
  '/',
  '\\',
  '%2e',
  '%2F',
  '%',
  '?',
  '#',
  '@',
  ':',
  '//',
  'evil.example',
  'javascript:',
  '\t',
  '\n',
  '\r',
  '\0',
  ' ',
  '\u2028',
  '\ud800',
  'ü',
  '5001',
);
const hostile = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 20 }),
  fc.array(piece, { maxLength: 6 }).map((pieces) => pieces.join('')),
);

describe('any values in a request', () => {
  test(
    'keep the address on the own origin and its endpoint’s path, and its query contains them',
    { tags: 'hazard:open-redirect' },
    () => {
      fc.assert(
        fc.property(hostile, hostile, (id, search) => {
          let address: URL;
          try {
            address = new URL(buildUrl(origin, orderEndpoints.getOrderDetail, { order_id: id }, { search }));
          } catch (error) {
            // A lone surrogate cannot be encoded in a URL; the client reports it like any call that could not be sent.
            expect(error instanceof TypeError || error instanceof URIError).toBe(true);
            return;
          }
          expect([address.origin, address.username, address.password, address.hash]).toEqual([origin, '', '', '']);
          expect(address.pathname.split('/').slice(0, -1)).toEqual(['', 'get-order-detail']);
          expect(decodeURIComponent(address.pathname.slice('/get-order-detail/'.length))).toBe(id);
          expect(address.searchParams.get('search')).toBe(
            new URLSearchParams(new URLSearchParams({ search }).toString()).get('search'),
          );
        }),
      );
    },
  );

  test('send a call with any id to its path, or throw an ApiError', { tags: 'hazard:untrusted-input' }, async () => {
    await fc.assert(
      fc.asyncProperty(hostile, async (id) => {
        const backend = fakeBackend(json({ line_items: [] }));
        await getOrderDetail(testContext(backend), id).catch((error: unknown) =>
          expect(error).toBeInstanceOf(ApiError),
        );
        for (const { url } of backend.requests) expect(url.startsWith(`${origin}/get-order-detail/`)).toBe(true);
      }),
    );
  });

  test('give a delay of at least zero for any Retry-After, or none', () => {
    const header = fc.oneof(
      fc.string(),
      fc.integer().map(String),
      fc.date({ noInvalidDate: true }).map((date) => date.toUTCString()),
      fc.constantFrom('9'.repeat(400), '1e3', '-1', ' 7 ', 'Infinity', 'NaN'),
    );
    fc.assert(
      fc.property(header, fc.nat(), (text, now) => {
        const pause = parseRetryAfter(text, now);
        expect(pause === null || pause >= 0).toBe(true);
      }),
    );
  });

  test('give a text for people for any body, or none', () => {
    fc.assert(
      fc.property(fc.anything({ withNullPrototype: true }), (body) => {
        const message = serverMessageIn(body);
        expect(message === null || message.trim() !== '').toBe(true);
      }),
    );
  });

  test('never send one area’s token with another area’s call', { tags: 'hazard:untrusted-input' }, () => {
    const token = fc.option(fc.string());
    fc.assert(
      fc.property(
        fc.constantFrom<Area>('admin', 'app', 'public', 'track'),
        token,
        token,
        (area, adminToken, shopToken) => {
          const sent = authorizationFor(area, { adminToken, shopToken });
          const expectedToken = { admin: adminToken, app: shopToken, public: null, track: null }[area];
          expect(sent === null || sent === expectedToken).toBe(true);
          expect(sent === null).toBe(expectedToken === null || expectedToken.trim() === '');
        },
      ),
    );
  });
});

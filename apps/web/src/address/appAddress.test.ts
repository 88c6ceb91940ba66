import { setPageLanguage } from '@hub/domain/languages';
import { afterEach, expect, test } from 'vitest';
import { appAddress } from './appAddress.ts';

const session = { shop: 'demo.myshopify.com', host: 'ZGVtbw==' };

afterEach(() => {
  setPageLanguage(null);
});

test('a page in another language keeps the language in every link, for reloads and new tabs', () => {
  setPageLanguage({ code: 'de', texts: {}, polaris: {} });
  expect(appAddress('/app/workflows?locale=es', session)).toBe(
    '/app/workflows?locale=de&shop=demo.myshopify.com&host=ZGVtbw%3D%3D',
  );
  expect(appAddress('/learn/integration', session)).toBe('/learn/integration');
});

test('every link under /app keeps shop and host', () => {
  expect(appAddress('/app', session)).toBe('/app?shop=demo.myshopify.com&host=ZGVtbw%3D%3D');
  expect(appAddress('/app/workflows', session)).toBe('/app/workflows?shop=demo.myshopify.com&host=ZGVtbw%3D%3D');
  expect(appAddress('/app/dashboard?period=all#top', session)).toBe(
    '/app/dashboard?period=all&shop=demo.myshopify.com&host=ZGVtbw%3D%3D#top',
  );
});

test('a stale shop in a link is replaced by the session’s', () => {
  expect(appAddress('/app?shop=other.myshopify.com', { ...session, host: null })).toBe('/app?shop=demo.myshopify.com');
});

test('addresses outside /app are unchanged', () => {
  for (const address of [
    '/learn/integration',
    '/application',
    '/login',
    'https://demo.myshopify.com/admin/orders/1',
    '#main',
    '',
  ]) {
    expect(appAddress(address, session)).toBe(address);
  }
});

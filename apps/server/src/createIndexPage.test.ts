import { expect, test } from 'vitest';
import { createIndexPage } from './createIndexPage.ts';

const built = '<html><head><meta charset="utf-8" /><script src="/assets/a.js"></script></head></html>';

test('without an API key and a sandbox the page is as it was built', () => {
  const page = createIndexPage(built, { isSandbox: false, shopifyApiKey: undefined });
  expect(page('/app/dashboard')).toBe(built);
  expect(page('/')).toBe(built);
});

test('App Bridge is the first script of the pages under /app when an API key is configured', () => {
  const page = createIndexPage(built, { isSandbox: false, shopifyApiKey: 'abc-123' });
  expect(page('/app/dashboard')).toContain('<head><meta name="shopify-api-key" content="abc-123" /><script src="https://cdn.shopify.com/shopifycloud/app-bridge.js"></script>');
  expect(page('/pricing')).toBe(built);
});

test('the sandbox says its name on every page', () => {
  const page = createIndexPage(built, { isSandbox: true, shopifyApiKey: undefined });
  expect(page('/app')).toContain('<meta name="hub-sandbox" content="yes" />');
  expect(page('/login')).toContain('<meta name="hub-sandbox" content="yes" />');
});

test('a key is written as text, whatever it holds', () => {
  const page = createIndexPage(built, { isSandbox: false, shopifyApiKey: '"><script>$&' });
  expect(page('/app')).toContain('content="&quot;&gt;&lt;script&gt;$&amp;"');
});

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
  expect(page('/app/dashboard')).toContain(
    '<head><meta name="shopify-api-key" content="abc-123" /><script src="https://cdn.shopify.com/shopifycloud/app-bridge.js"></script>',
  );
  expect(page('/pricing')).toBe(built);
});

test('in the frame of the simulated store, App Bridge is the store’s; elsewhere and without a store there is none', () => {
  const framingStore = () => 'http://127.0.0.1:4200';
  const page = createIndexPage(built, { isSandbox: false, shopifyApiKey: undefined, framingStore });
  expect(page('/app/dashboard', true)).toContain('<head><script src="http://127.0.0.1:4200/app-bridge.js"></script>');
  expect(page('/app/dashboard')).toBe(built);
  expect(page('/pricing', true)).toBe(built);
  const stopped = createIndexPage(built, { isSandbox: false, shopifyApiKey: undefined, framingStore: () => null });
  expect(stopped('/app/dashboard', true)).toBe(built);
});

test('the sandbox says its name on every page', () => {
  const page = createIndexPage(built, { isSandbox: true, shopifyApiKey: undefined });
  expect(page('/app')).toContain('<meta name="hub-sandbox" content="yes" />');
  expect(page('/login')).toContain('<meta name="hub-sandbox" content="yes" />');
});

test('the demo says its name and where its data lies, which is text whatever it holds', () => {
  const page = (dataDirectory: string | null) =>
    createIndexPage(built, { isSandbox: false, demo: { dataDirectory }, shopifyApiKey: undefined })('/app');
  expect(page('/home/robin/.data')).toContain('<meta name="hub-demo" content="/home/robin/.data" />');
  expect(page(null)).toContain('<meta name="hub-demo" content="" />');
  expect(page('/"><script>')).toContain('content="/&quot;&gt;&lt;script&gt;"');
  expect(page('/data')).not.toContain('hub-sandbox');
});

test('a key is written as text, whatever it holds', () => {
  const page = createIndexPage(built, { isSandbox: false, shopifyApiKey: '"><script>$&' });
  expect(page('/app')).toContain('content="&quot;&gt;&lt;script&gt;$&amp;"');
});

test('the inline script stands in pages under /app only, after App Bridge, as it is', () => {
  const appScript = 'if (1 < 2 && "$&") begin();';
  const page = createIndexPage(built, { isSandbox: true, shopifyApiKey: 'abc-123', appScript });
  expect(page('/app/dashboard')).toContain(
    `<script src="https://cdn.shopify.com/shopifycloud/app-bridge.js"></script><script>${appScript}</script><meta`,
  );
  for (const path of ['/', '/login', '/admin', '/track/x', '/application'])
    expect(page(path)).not.toContain('<script>');
});

test('the skeleton of the frame stands in pages under /app that are not embedded, with the title of their screen', () => {
  const whole = '<html><head></head><body><div id="root"></div></body></html>';
  const page = createIndexPage(whole, { isSandbox: false, shopifyApiKey: undefined });
  expect(page('/app/dashboard')).toContain('<div class="skeleton-title">Dashboard</div>');
  expect(page('/app/settings')).toContain('<div class="skeleton-title">Settings</div>');
  for (const path of ['/', '/login', '/admin', '/track/x']) expect(page(path)).toBe(whole);
  const embedded = createIndexPage(whole, { isSandbox: false, shopifyApiKey: 'abc-123' });
  expect(embedded('/app/dashboard')).not.toContain('page-skeleton');
});

test('an entry of the build, which only names another file, is asked for after the rest', () => {
  const parts = {
    'src/app/AppArea.tsx': { file: 'assets/AppArea.js', isEntry: true, imports: ['_dashboard.js'] },
    '_dashboard.js': { file: 'assets/dashboard.js' },
  };
  const page = createIndexPage(built, { isSandbox: false, shopifyApiKey: undefined, manifest: parts });
  expect(page('/app/dashboard')).toContain(
    '<link rel="modulepreload" crossorigin href="/assets/AppArea.js" fetchpriority="low" />' +
      '<link rel="modulepreload" crossorigin href="/assets/dashboard.js" />',
  );
});

test('the files of the screen at the path are asked for at once; App Bridge stays the first script', () => {
  const parts = {
    'src/app/AppArea.tsx': { file: 'assets/AppArea.js', css: ['assets/AppArea.css'] },
    'src/dashboard/DashboardRoute.tsx': { file: 'assets/DashboardRoute.js' },
  };
  const page = createIndexPage(built, { isSandbox: false, shopifyApiKey: 'abc-123', manifest: parts });
  expect(page('/app/dashboard')).toContain(
    '<link rel="modulepreload" crossorigin href="/assets/AppArea.js" />' +
      '<link rel="preload" as="style" crossorigin href="/assets/AppArea.css" />' +
      '<link rel="modulepreload" crossorigin href="/assets/DashboardRoute.js" />',
  );
  expect(page('/app/dashboard').indexOf('app-bridge.js')).toBeLessThan(page('/app/dashboard').indexOf('modulepreload'));
  expect(page('/pricing')).toBe(built);
});

import { summaryCards } from '@hub/domain/dashboard';
import { expect, test } from 'vitest';
import { createIndexPage } from './createIndexPage.ts';

const built = '<html><head><meta charset="utf-8" /><script src="/assets/a.js"></script></head></html>';

test('without an API key and a sandbox the page is unchanged', () => {
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

test('the simulated store’s frame gets the store’s App Bridge; elsewhere and without a store there is none', () => {
  const framingStore = () => 'http://127.0.0.1:4200';
  const page = createIndexPage(built, { isSandbox: false, shopifyApiKey: undefined, framingStore });
  expect(page('/app/dashboard', true)).toContain('<head><script src="http://127.0.0.1:4200/app-bridge.js"></script>');
  expect(page('/app/dashboard')).not.toContain('app-bridge');
  // Where links to the store's admin lead, framed or not.
  for (const isFramed of [true, false])
    expect(page('/app/dashboard', isFramed)).toContain('<meta name="hub-store" content="http://127.0.0.1:4200" />');
  expect(page('/pricing', true)).toBe(built);
  const stopped = createIndexPage(built, { isSandbox: false, shopifyApiKey: undefined, framingStore: () => null });
  expect(stopped('/app/dashboard', true)).toBe(built);
});

test('the sandbox shows its name on every page', () => {
  const page = createIndexPage(built, { isSandbox: true, shopifyApiKey: undefined });
  expect(page('/app')).toContain('<meta name="hub-sandbox" content="yes" />');
  expect(page('/login')).toContain('<meta name="hub-sandbox" content="yes" />');
});

test('the demo shows its name and data directory, escaped as text', () => {
  const page = (dataDirectory: string | null) =>
    createIndexPage(built, { isSandbox: false, demo: { dataDirectory }, shopifyApiKey: undefined })('/app');
  expect(page('/home/robin/.data')).toContain('<meta name="hub-demo" content="/home/robin/.data" />');
  expect(page(null)).toContain('<meta name="hub-demo" content="" />');
  expect(page('/"><script>')).toContain('content="/&quot;&gt;&lt;script&gt;"');
  expect(page('/data')).not.toContain('hub-sandbox');
});

test('a key is always written as text', () => {
  const page = createIndexPage(built, { isSandbox: false, shopifyApiKey: '"><script>$&' });
  expect(page('/app')).toContain('content="&quot;&gt;&lt;script&gt;$&amp;"');
});

test('only pages under /app have the inline script, unchanged and after App Bridge', () => {
  const appScript = 'if (1 < 2 && "$&") begin();';
  const page = createIndexPage(built, { isSandbox: true, shopifyApiKey: 'abc-123', appScript });
  expect(page('/app/dashboard')).toContain(
    `<script src="https://cdn.shopify.com/shopifycloud/app-bridge.js"></script><script>${appScript}</script><meta`,
  );
  for (const path of ['/', '/login', '/admin', '/track/x', '/application'])
    expect(page(path)).not.toContain('<script>');
});

test('pages under /app have the skeleton with the title of their screen, and without a frame when embedded', () => {
  const whole = '<html><head></head><body><div id="root"></div></body></html>';
  const page = createIndexPage(whole, { isSandbox: false, shopifyApiKey: undefined });
  expect(page('/app/dashboard')).toContain('<div class="skeleton-title">Dashboard</div>');
  expect(page('/app/settings')).toContain('<div class="skeleton-title">Settings</div>');
  for (const path of ['/', '/login', '/admin', '/track/x']) expect(page(path)).toBe(whole);
  const embedded = createIndexPage(whole, { isSandbox: false, shopifyApiKey: 'abc-123' });
  expect(embedded('/app/dashboard')).toContain('<div id="page-skeleton" class="is-embedded" ');
  expect(page('/app/dashboard')).toContain('<div id="page-skeleton" aria-hidden');
});

test('only the dashboard has the labels of the figures, once each', () => {
  const whole = '<html><head></head><body><div id="root"></div></body></html>';
  const page = createIndexPage(whole, { isSandbox: false, shopifyApiKey: undefined });
  for (const path of ['/app', '/app/dashboard']) {
    expect(page(path).match(/data-figure="\w+"/g)).toHaveLength(6);
    for (const { title, statsField } of summaryCards)
      expect(page(path)).toMatch(
        new RegExp(`>${title}</span\\s*><span class="skeleton-figure" data-figure="${statsField}"`),
      );
  }
  for (const path of ['/app/settings', '/app/dashboard/openorders', '/app/unknown'])
    expect(page(path)).not.toContain('data-figure');
});

test('a build entry that only names another file is left to the inline script', () => {
  const parts = {
    'src/app/AppArea.tsx': { file: 'assets/AppArea.js', isEntry: true, imports: ['_dashboard.js'] },
    'src/dashboard/DashboardRoute.tsx': { file: 'assets/DashboardRoute.js', isEntry: true, imports: ['_dashboard.js'] },
    '_dashboard.js': { file: 'assets/dashboard.js' },
  };
  const options = { isSandbox: false, shopifyApiKey: undefined, manifest: parts };
  const dashboardLink = '<link rel="modulepreload" crossorigin href="/assets/dashboard.js" />';
  const page = createIndexPage(built, { ...options, appScript: 'begin()' })('/app/dashboard');
  expect(page).toContain(
    '<meta name="hub-late-files" content="/assets/AppArea.js /assets/DashboardRoute.js" /><script>begin()</script>',
  );
  expect(page.match(/<link rel="modulepreload"[^>]*>/g)).toEqual([dashboardLink]);
  expect(createIndexPage(built, options)('/app/dashboard').match(/<link rel="modulepreload"[^>]*>/g)).toHaveLength(3);
});

test('the page preloads the files of the screen at its path; App Bridge stays the first script', () => {
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

const whole = '<html lang="en"><head><script type="module" src="/assets/a.js"></script></head></html>';

const options = { isSandbox: false, shopifyApiKey: 'abc-123' };

test('a page under /app in another language declares it and preloads its texts and the app, without another script', () => {
  const manifest = {
    'src/app/start.tsx': { file: 'assets/start.js', isEntry: true },
    '../../packages/ui/languages/de.ts': { file: 'assets/de.js', isDynamicEntry: true },
    '../../packages/ui/languages/es.ts': { file: 'assets/es.js', isDynamicEntry: true },
  };
  const page = createIndexPage(whole, { ...options, appScript: 'begin()', manifest });
  const german = page('/app/dashboard', true, 'de-AT');
  const link = (name: string) => `<link rel="modulepreload" crossorigin href="/assets/${name}.js" />`;
  expect(german).toContain('<html lang="de"><head>');
  expect(german.match(/<link [^>]*>/g)).toEqual([link('de'), link('start')]);
  expect(german.match(/<script/g)).toHaveLength(3);
  expect(page('/app/dashboard').match(/<link [^>]*>/g)).toEqual([link('start')]);
  expect(page('/app/settings/companyinfo', false, 'es-419')).toContain('<html lang="es"><head>');
});

test.each([
  ['de', 'Übersicht', 'Offene Bestellungen', 'Einstellungen', 'Rückstände'],
  ['es', 'Panel', 'Pedidos abiertos', 'Configuración', 'Sin existencias'],
])('the skeleton of a page in %s has its title and its labels', (locale, dashboard, label, settings, backOrders) => {
  const body = `${whole.slice(0, -'</html>'.length)}<body><div id="root"></div></body></html>`;
  const page = createIndexPage(body, options);
  const title = (path: string) => /skeleton-title">([^<]*)/.exec(page(path, false, locale))?.[1];
  expect(['/app', '/app/settings/companyinfo', '/app/dashboard-v0/backorders'].map(title)).toEqual([
    dashboard,
    settings,
    backOrders,
  ]);
  expect(page('/app', false, locale)).toMatch(
    new RegExp(`>${label}</span\\s*><span class="skeleton-figure" data-figure="openOrders"`),
  );
});

test.each([
  'en',
  'en-US',
  'fr',
  '',
  'de"><script>alert(1)</script>',
  'constructor',
  '__proto__',
  'de-DE/../..',
  'd'.repeat(9_999),
])('the locale %j gives exactly the English page', (locale) => {
  const page = createIndexPage(whole, options);
  expect(page('/app/dashboard', false, locale)).toBe(page('/app/dashboard'));
});

test('pages outside the admin ignore the language in the address; all pages are English when no language is offered', () => {
  const page = createIndexPage(whole, options);
  for (const path of ['/', '/pricing', '/admin', '/track/x', '/login'])
    expect(page(path, false, 'de')).toBe(page(path));
  const english = createIndexPage(whole, { ...options, languages: [] });
  expect(english('/app/dashboard', false, 'de')).toBe(english('/app/dashboard'));
});

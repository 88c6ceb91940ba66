import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { anApp } from '../testing/serverFixtures.ts';

const admin = 'https://admin.shopify.com';
const shop = 'willow-and-wick.myshopify.com';
const hostOf = (text: string) => Buffer.from(text).toString('base64');

async function policy(path: string, options = {}): Promise<Map<string, string>> {
  const reply = await (await anApp(options)).request(path, { headers: { accept: 'text/html' } });
  const header = reply.headers.get('content-security-policy') ?? '';
  return new Map(
    header.split('; ').map((directive) => [directive.split(' ')[0] ?? '', directive.split(' ').slice(1).join(' ')]),
  );
}

const appPaths = [
  '/app',
  '/app/',
  '/app/dashboard',
  '/app/dashboard-v0/holdorders',
  '/app/integration',
  '/app/settings/billing',
  '/app/unknown',
];
const otherPaths = [
  '/',
  '/home',
  '/pricing',
  '/login',
  '/learn/x',
  '/admin',
  '/admin/store',
  '/application',
  '/404',
  '/APP/dashboard',
  '/healthz',
  '/stats',
  '/assets/index-abc123.js',
  '/assets/none.js',
];

describe('who may frame a page', () => {
  test('the demo’s simulated store, which also provides App Bridge, only while it runs and only for /app', async () => {
    const store = 'http://127.0.0.1:4200';
    const framingStore = () => store;
    const own = await policy(`/app/dashboard?shop=${shop}`, { framingStore });
    expect(own.get('frame-ancestors')).toBe(`https://${shop} ${admin} ${store}`);
    expect(own.get('script-src')).toBe(`'self' ${store}`);
    const login = await policy('/login', { framingStore });
    expect([login.get('frame-ancestors'), login.get('script-src')?.trim()]).toEqual(["'none'", "'self'"]);
    const stopped = await policy(`/app/dashboard?shop=${shop}`, { framingStore: () => null });
    expect(stopped.get('frame-ancestors')).toBe(`https://${shop} ${admin}`);
    expect((await policy(`/app/dashboard?shop=${shop}`)).get('script-src')).toBe("'self'");
  });

  test.each(appPaths)('%s: the shop in the query and the admin', async (path) => {
    expect((await policy(`${path}?shop=${shop}`)).get('frame-ancestors')).toBe(`https://${shop} ${admin}`);
  });

  test.each(otherPaths)('%s: no one, whatever the query says', async (path) => {
    expect((await policy(`${path}?shop=${shop}&host=${hostOf(`${shop}/admin`)}`)).get('frame-ancestors')).toBe(
      "'none'",
    );
  });

  test.each([
    ['in the new form', hostOf('admin.shopify.com/store/willow-and-wick')],
    ['in the old form', hostOf(`${shop}/admin`)],
    ['without padding', hostOf('admin.shopify.com/store/willow-and-wick').replace(/=+$/, '')],
  ])('host %s names the shop where shop is absent', async (_name, host) => {
    expect((await policy(`/app/dashboard?host=${encodeURIComponent(host)}`)).get('frame-ancestors')).toBe(
      `https://${shop} ${admin}`,
    );
  });

  test('shop wins over host', async () => {
    const query = `shop=${shop}&host=${encodeURIComponent(hostOf('other-shop.myshopify.com/admin'))}`;
    expect((await policy(`/app/dashboard?${query}`)).get('frame-ancestors')).toBe(`https://${shop} ${admin}`);
  });

  test('an invalid shop counts as absent: host is used', async () => {
    const query = `shop=evil.example&host=${encodeURIComponent(hostOf(`${shop}/admin`))}`;
    expect((await policy(`/app/dashboard?${query}`)).get('frame-ancestors')).toBe(`https://${shop} ${admin}`);
  });

  const hostileShops = [
    '',
    'evil.example',
    'evil.example/.myshopify.com',
    'https://willow-and-wick.myshopify.com',
    '*.myshopify.com',
    '-a.myshopify.com',
    '.myshopify.com',
    'a.b.myshopify.com',
    'willow-and-wick.myshopify.com.evil.example',
    'willow-and-wick.myshopify.com; script-src *',
    'willow-and-wick.myshopify.com *',
    'willow-and-wick.myshopify.com,*',
    'willow-and-wick.myshopify.com\n',
    'willow-and-wick.myshopify.com\r\nX-Evil: 1',
    'WILLOW-AND-WICK.MYSHOPIFY.COM',
    'willow-and-wick.myshopify.com:444',
    'user@willow-and-wick.myshopify.com',
    'willow-and-wick.myshopify.com/',
    'willow_and_wick.myshopify.com',
    'wıllow.myshopify.com',
    "'none'",
    '\u0000',
    'willow-and-wick.myshopify.com\u2028',
  ];

  test.each(hostileShops)('shop=%j is never repeated', { tags: 'hazard:framing' }, async (hostile) => {
    expect((await policy(`/app/dashboard?shop=${encodeURIComponent(hostile)}`)).get('frame-ancestors')).toBe(admin);
  });

  test.each([
    ...hostileShops.map((hostile) => `${hostile}/admin`),
    ...hostileShops.map((hostile) => `admin.shopify.com/store/${hostile}`),
    'admin.shopify.com',
    'admin.shopify.com.evil.example/store/x',
    'evil.example/admin',
    'admin.shopify.com/store/a/../../x',
  ])('host=%j is never repeated', { tags: 'hazard:framing' }, async (hostile) => {
    expect((await policy(`/app/dashboard?host=${encodeURIComponent(hostOf(hostile))}`)).get('frame-ancestors')).toBe(
      admin,
    );
  });

  test.each(['%', '!!!!', 'YWRtaW4=x', 'A'.repeat(10_000), '%FF%FE', '=', '%00'])(
    'a host that is not base64 (%s) counts as absent',
    async (host) => {
      expect((await policy(`/app/dashboard?host=${host}`)).get('frame-ancestors')).toBe(admin);
    },
  );
});

describe('what a page may run', () => {
  test.each([...appPaths, ...otherPaths])(
    '%s: own scripts only, nothing inline, no eval',
    { tags: 'hazard:framing' },
    async (path) => {
      const directives = await policy(path);
      expect(directives.get('default-src')).toBe("'self'");
      expect(directives.get('script-src')).toBe("'self'");
      expect(directives.get('style-src')).toMatch(/^'self'(?: 'sha256-[\w+/]{43}='|)\s?$/);
      expect(directives.get('object-src')).toBe("'none'");
      expect(directives.get('base-uri')).toBe("'none'");
      expect(directives.get('form-action')).toBe("'self'");
      expect(directives.get('connect-src')).toBe("'self'");
    },
  );

  const appScript = 'begin("</p>");';

  test.each(appPaths)(
    '%s: the one inline script by its hash, which matches the script in the page',
    { tags: 'hazard:framing' },
    async (path) => {
      const reply = await (await anApp({ appScript })).request(path, { headers: { accept: 'text/html' } });
      const inPage = [...(await reply.text()).matchAll(/<script>(.*?)<\/script>/gs)].map(([, code = '']) => code);
      expect(inPage).toEqual([appScript]);
      const hash = createHash('sha256')
        .update(inPage[0] ?? '')
        .digest('base64');
      const scriptSrc = (await policy(path, { appScript })).get('script-src');
      expect(scriptSrc).toBe(`'self' 'sha256-${hash}'`);
      expect((await policy(path, { appScript, shopifyApiKey: 'key-1' })).get('script-src')).toBe(
        `'self' https://cdn.shopify.com 'sha256-${hash}'`,
      );
    },
  );

  test.each(otherPaths)('%s: nothing inline, even when pages under /app have a script', async (path) => {
    const directives = await policy(path, { appScript });
    expect(directives.get('script-src')?.trim()).toBe("'self'");
    expect(directives.get('style-src')?.trim()).toBe("'self'");
  });

  test.each(appPaths)('%s: the skeleton’s styles by their hash, which matches the styles in the page', async (path) => {
    const reply = await (await anApp()).request(path, { headers: { accept: 'text/html' } });
    const inPage = [...(await reply.text()).matchAll(/<style>(.*?)<\/style>/gs)].map(([, styles = '']) => styles);
    expect(inPage).toHaveLength(1);
    const hash = createHash('sha256')
      .update(inPage[0] ?? '')
      .digest('base64');
    expect((await policy(path)).get('style-src')).toBe(`'self' 'sha256-${hash}'`);
  });

  test('App Bridge, with an API key and only from its one origin', async () => {
    expect((await policy('/app/dashboard', { shopifyApiKey: 'key-1' })).get('script-src')).toBe(
      "'self' https://cdn.shopify.com",
    );
  });
});

test.each([...appPaths, ...otherPaths])('%s has the other headers too', async (path) => {
  const { headers } = await (await anApp()).request(path, { headers: { accept: 'text/html' } });
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('referrer-policy')).toBe('strict-origin');
  expect(headers.get('permissions-policy')).toContain('camera=()');
  expect(headers.get('cross-origin-opener-policy')).toBe('same-origin-allow-popups');
  expect(headers.get('x-frame-options')).toBeNull();
  expect(headers.get('x-powered-by')).toBeNull();
});

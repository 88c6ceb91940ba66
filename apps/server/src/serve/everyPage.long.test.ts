import { adminRoutes, appRoutes, areaOf, publicRoutes } from '@hub/domain/navigation';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anApp } from '../testing/serverFixtures.ts';

const shop = 'willow-and-wick.myshopify.com';
const admin = 'https://admin.shopify.com';

/** Every path of the route tables that answers with a page, and some unknown ones. */
const pages = [
  ...appRoutes.flatMap(({ path, tabs }) => [path, ...tabs.map((tab) => tab.path)]),
  ...publicRoutes.map(({ path }) => path),
  ...adminRoutes.map(({ path }) => path),
  '/learn/integration',
  '/app/nowhere',
  '/app/settings/nowhere/at/all',
  '/admin/nowhere',
  '/nowhere',
  '/404',
  '/application',
  '/%61pp',
  '/app%2Fdashboard',
  '/app/%0d%0aX-Evil:1',
  '/app/<script>',
  '/app//dashboard',
  '//app',
];

const encoded = (text: string) => Buffer.from(text).toString('base64');
const wellFormed = [
  `shop=${shop}`,
  `host=${encodeURIComponent(encoded('admin.shopify.com/store/willow-and-wick'))}`,
  `shop=${shop}&host=${encodeURIComponent(encoded(`${shop}/admin`))}`,
];
const hostileTexts = [
  '',
  '*',
  "'self'",
  "'none'",
  'evil.example',
  `${shop}.evil.example`,
  `evil.example/${shop}`,
  `${shop};script-src *`,
  `${shop} *`,
  `${shop},*`,
  `${shop}\r\nSet-Cookie: a=1`,
  `${shop}\u2028`,
  `https://${shop}`,
  `user@${shop}`,
  `${shop}:444`,
  shop.toUpperCase(),
  'a.b.myshopify.com',
  '-a.myshopify.com',
  '.myshopify.com',
  'xn--willow-9ua.myshopify.com.',
  'javascript:alert(1)',
  '"><script>alert(1)</script>',
  'a'.repeat(5_000),
  '\0',
];
const hostileQueries = hostileTexts.flatMap((text) => [
  `shop=${encodeURIComponent(text)}`,
  `host=${encodeURIComponent(text)}`,
  `host=${encodeURIComponent(encoded(`admin.shopify.com/store/${text}`))}`,
  `host=${encodeURIComponent(encoded(`${text}/admin`))}`,
]);

/** A page's faults. `mayFrame`: origins allowed to frame it, under /app. */
async function faults(
  app: Awaited<ReturnType<typeof anApp>>,
  address: string,
  mayFrame: string,
  scriptOrigins: readonly string[],
): Promise<readonly string[]> {
  const reply = await app.request(address, { headers: { accept: 'text/html' } });
  const page = await reply.text();
  // Decoded as server and router do: `/%61pp` is `/app`.
  const isApp = areaOf(decodeURI(new URL(address, 'http://own.example').pathname)) === 'app';
  const allowed = scriptOrigins.length === 0 ? "'self'" : `'self' ${scriptOrigins.join(' ')}`;
  const expectedDirectives: Readonly<Record<string, string>> = {
    'frame-ancestors': isApp ? mayFrame : "'none'",
    'default-src': "'self'",
    'script-src': allowed,
    'object-src': "'none'",
    'base-uri': "'none'",
    'connect-src': "'self'",
    'form-action': "'self'",
  };
  const directives = new Map(
    (reply.headers.get('content-security-policy') ?? '')
      .split('; ')
      .map((text) => [text.split(' ')[0] ?? '', text.split(' ').slice(1).join(' ')]),
  );
  const headers = {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin',
    'content-type': 'text/html; charset=UTF-8',
    'cache-control': 'no-store',
  };
  return [
    ...(reply.status === 200 ? [] : [`status ${reply.status}`]),
    ...Object.entries(expectedDirectives).flatMap(([name, value]) =>
      directives.get(name) === value ? [] : [`${name} is ${directives.get(name)}`],
    ),
    ...Object.entries(headers).flatMap(([name, value]) =>
      reply.headers.get(name) === value ? [] : [`${name} is ${reply.headers.get(name)}`],
    ),
    ...(/'unsafe-eval'|script-src[^;]*'unsafe-inline'/.test(reply.headers.get('content-security-policy') ?? '')
      ? ['a loose script policy']
      : []),
    ...(reply.headers.has('set-cookie') || reply.headers.has('x-evil') ? ['a header of the visitor'] : []),
    ...pageFaults(page, isApp ? scriptOrigins : []),
  ].map((fault) => `${address.slice(0, 120)}: ${fault}`);
}

/** Inline scripts, event handlers, style attributes, and files of other origins. */
function pageFaults(page: string, scriptOrigins: readonly string[]): readonly string[] {
  const scripts = Array.from(page.matchAll(/<script\b([^>]*)>([^]*?)<\/script>/gi));
  const addresses = Array.from(
    page.matchAll(/\b(?:src|href)="([^"]*)"/gi),
    ([, address = '']) => new URL(address, 'http://own.example').origin,
  );
  return [
    ...scripts
      .filter(([, attributes = '', body = '']) => !/\bsrc="/.test(attributes) || body.trim() !== '')
      .map(([script]) => `inline script ${script.slice(0, 80)}`),
    ...(/<[^>]*\s(?:on\w+|style)\s*=/i.test(page) ? ['an inline handler or style'] : []),
    ...addresses
      .filter((origin) => origin !== 'http://own.example' && !scriptOrigins.includes(origin))
      .map((origin) => `a file of ${origin}`),
  ];
}

describe.each([
  ['without App Bridge', undefined, []],
  ['with App Bridge', 'key-1', ['https://cdn.shopify.com']],
] as const)('every page %s', (_, shopifyApiKey, scriptOrigins) => {
  test(
    'may be framed only by its shop and the admin, runs no inline script and loads nothing foreign',
    { tags: 'hazard:framing' },
    async ({ annotate }) => {
      const app = await anApp({ shopifyApiKey });
      const found: string[] = [];
      for (const page of pages) {
        for (const query of wellFormed)
          found.push(...(await faults(app, `${page}?${query}`, `https://${shop} ${admin}`, scriptOrigins)));
        for (const query of ['', ...hostileQueries])
          found.push(...(await faults(app, `${page}?${query}`, admin, scriptOrigins)));
      }
      expect(found.slice(0, 10)).toEqual([]);
      await annotate(
        `${pages.length} pages x ${wellFormed.length + hostileQueries.length + 1} values of shop and host: 100 %`,
        'figure',
      );
    },
  );
});

test(
  'only allows shops and the admin to frame the app, for any shop and any host',
  { tags: 'hazard:framing' },
  async () => {
    const app = await anApp();
    const piece = fc.constantFrom(
      'admin.shopify.com',
      '/store/',
      'a',
      'willow-and-wick',
      '.myshopify.com',
      '/admin',
      '.',
      ';',
      ' ',
      ',',
      '*',
      '\r\n',
      '@',
      ':',
      '//',
      "'self'",
      'evil.example',
      'script-src',
      '\0',
    );
    const text = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 40 }),
      fc.array(piece, { maxLength: 6 }).map((pieces) => pieces.join('')),
    );
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom('/app', '/app/dashboard', '/app/x'),
        text,
        text,
        fc.boolean(),
        async (path, shopText, hostText, isEncoded) => {
          const query = new URLSearchParams({ shop: shopText, host: isEncoded ? encoded(hostText) : hostText });
          const reply = await app.request(`${path}?${query.toString()}`, { headers: { accept: 'text/html' } });
          const policy = reply.headers.get('content-security-policy') ?? '';
          expect(policy).toMatch(
            /^frame-ancestors (https:\/\/[a-z0-9][a-z0-9-]*\.myshopify\.com )?https:\/\/admin\.shopify\.com; default-src 'self';/,
          );
          expect(policy.split(';')).toHaveLength(10);
        },
      ),
    );
  },
);

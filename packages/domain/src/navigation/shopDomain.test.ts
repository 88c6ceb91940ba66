import * as fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { hostOfShop, hostText, parseHost, shopFromInput } from './shopDomain.ts';
import { isShopDomain } from '../shared/shop/isShopDomain.ts';

const hostile = [
  '',
  'demo',
  'demo.myshopify.com.evil.com',
  'evil.com/demo.myshopify.com',
  'evil.com#demo.myshopify.com',
  'user@demo.myshopify.com',
  'demo.myshopify.com@evil.com',
  'demo.myshopify.com:443',
  'a.b.myshopify.com',
  '-demo.myshopify.com',
  'DEMO.myshopify.com',
  'demo.myshopify.com\n',
  '\ndemo.myshopify.com',
  ' demo.myshopify.com',
  'demo.myshopify.com.',
  'demomyshopify.com',
  'demo.myshopifyxcom',
  'demo_shop.myshopify.com',
  'démo.myshopify.com',
  'dеmo.myshopify.com',
  'javascript:alert(1)//.myshopify.com',
  '//demo.myshopify.com',
  '\\\\demo.myshopify.com',
  'demo%2emyshopify.com',
  'demo;.myshopify.com',
  "demo'.myshopify.com",
  `${'a'.repeat(300)}.myshopify.com`,
];

const shops = fc.stringMatching(/^[a-z0-9][a-z0-9-]{0,40}$/).map((name) => `${name}.myshopify.com`);

describe("another shop's host keeps the form of the previous one", () => {
  test.each([
    ['admin.shopify.com/store/demo', 'admin.shopify.com/store/other'],
    ['demo.myshopify.com/admin', 'other.myshopify.com/admin'],
    ['evil.example', 'other.myshopify.com/admin'],
    [null, 'other.myshopify.com/admin'],
  ])('%j: %s', (decoded, host) => {
    expect(hostOfShop('other.myshopify.com', decoded)).toBe(host);
    expect(parseHost(host)).toEqual({ shop: 'other.myshopify.com' });
  });
});

describe('It must match ^[a-z0-9][a-z0-9-]*\\.myshopify\\.com$', () => {
  test.each(['demo.myshopify.com', '1.myshopify.com', 'a-b-1.myshopify.com', 'a--.myshopify.com'])(
    '%s is a shop',
    (text) => {
      expect(isShopDomain(text)).toBe(true);
    },
  );

  test.each(hostile)('rejects %j', (text) => {
    expect(isShopDomain(text)).toBe(false);
  });

  it('rejects anything that a header or address could read as more than a host name', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.anything(),
          fc.string().map((text) => `${text}.myshopify.com`),
          fc.string().map((text) => `demo${text}.myshopify.com`),
        ),
        (value) => {
          expect(!isShopDomain(value) || /^[a-z0-9-]+\.myshopify\.com$/.test(value)).toBe(true);
        },
      ),
    );
  });
});

describe('host is admin.shopify.com/store/NAME or NAME.myshopify.com/admin', () => {
  it('names the shop', () => {
    expect(parseHost('admin.shopify.com/store/demo')).toEqual({ shop: 'demo.myshopify.com' });
    expect(parseHost('demo.myshopify.com/admin')).toEqual({ shop: 'demo.myshopify.com' });
  });

  test.each([
    ...hostile,
    'https://admin.shopify.com/store/demo',
    'admin.shopify.com/store/',
    'admin.shopify.com/store/demo/orders',
    'admin.shopify.com/store/demo?x=1',
    'admin.shopify.com.evil.com/store/demo',
    'admin.shopify.com@evil.com/store/demo',
    'user@admin.shopify.com/store/demo',
    'adminxshopify.com/store/demo',
    'admin.shopify.com/store/../demo',
    'admin.shopify.com/store/Demo',
    'admin.shopify.com\\store\\demo',
    'demo.myshopify.com/admin/',
    'demo.myshopify.com/admin/orders',
    'demo.myshopify.com.evil.com/admin',
    'demo.myshopify.com@evil.com/admin',
    'javascript:alert(1)//demo.myshopify.com/admin',
    '//demo.myshopify.com/admin',
    'demo.myshopify.com/admin\n',
    'demo.myshopify.com',
  ])('%j counts as absent', (text) => {
    expect(parseHost(text)).toBeNull();
  });

  it('round-trips every shop through its host, and only ever gives a shop', () => {
    fc.assert(
      fc.property(shops, (shop) => {
        expect(parseHost(hostText(shop))).toEqual({ shop });
        expect(parseHost(`admin.shopify.com/store/${shop.replace('.myshopify.com', '')}`)).toEqual({ shop });
      }),
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.string().map((text) => `admin.shopify.com/store/${text}`),
        ),
        (text) => {
          const parsed = parseHost(text);
          expect(parsed === null || isShopDomain(parsed.shop)).toBe(true);
        },
      ),
    );
  });
});

describe("/login asks for the shop's domain", () => {
  test.each([
    'demo',
    ' Demo ',
    'demo.myshopify.com',
    'https://demo.myshopify.com',
    'https://demo.myshopify.com/admin/',
    'http://demo.myshopify.com/',
  ])('"%s" opens demo', (typed) => {
    expect(shopFromInput(typed)).toBe('demo.myshopify.com');
  });

  test.each([
    'admin.shopify.com/store/demo',
    'https://admin.shopify.com/store/Demo',
    'https://admin.shopify.com/store/demo/orders?status=open#1',
    'http://admin.shopify.com/store/demo/',
  ])('"%s" opens demo, as copied from the address bar of its admin', (typed) => {
    expect(shopFromInput(typed)).toBe('demo.myshopify.com');
  });

  test.each([
    'admin.shopify.com',
    'admin.shopify.com/store/',
    'admin.shopify.com/store/de_mo',
    'admin.shopify.com.evil.com/store/demo',
    'evil.com/admin.shopify.com/store/demo',
    'user@admin.shopify.com/store/demo',
    'admin.shopify.com/store/../demo',
  ])('"%s" opens nothing', (typed) => {
    expect(shopFromInput(typed)).toBeNull();
  });

  test.each([
    '',
    'demo.com',
    'demo.myshopify.com.evil.com',
    'evil.com/demo',
    'user@demo.myshopify.com',
    'javascript:demo',
    '//demo',
    'demo shop',
    'demo.myshopify.com/orders',
  ])('"%s" opens nothing', (typed) => {
    expect(shopFromInput(typed)).toBeNull();
  });
});

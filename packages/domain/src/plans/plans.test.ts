import { inWords } from '../testing/inWords.ts';
import * as fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { isBillingLocationAllowed, type LocationParts } from './isBillingLocationAllowed.ts';
import { shouldOpenUpgradeOnLoad, isSaveBlocked, purchaseRefusal, saveRefusal, upgradeOffer } from './planGate.ts';
import { offeredPlans, planName, planOf, plans } from './plans.ts';
import { billingErrorText, choosePlanLabel, planTexts, pricingPath } from './planTexts.ts';
import { planFeatures, priceCurrencyNote, priceText } from './planWords.ts';

test(
  'Growth 500 per month, Elite 1250 per month (currency format, default USD) (§9)',
  { tags: ['§3.7', '§9.1'] },
  () => {
    expect(plans.map((plan) => [plan.id, plan.name, priceText(plan)])).toEqual([
      [2, 'Growth', '$500 per month'],
      [3, 'Elite', '$1,250 per month'],
    ]);
  },
);

test('a shop with another currency is told its billing currency; no price is converted', () => {
  expect(priceCurrencyNote('GBP')).toContain('USD');
  for (const said of ['USD', null]) expect(priceCurrencyNote(said)).toBeNull();
});

test('each plan has its own button', () => {
  expect(plans.map(choosePlanLabel)).toEqual(['Choose Growth', 'Choose Elite']);
});

test('Growth up to 5 workflows; Elite unlimited (§9)', { tags: '§9.1' }, () => {
  expect(plans.map((plan) => plan.workflowLimit)).toEqual([5, null]);
});

test('each plan lists what it includes (§6)', { tags: '§6.15' }, () => {
  expect(plans.map((plan) => planFeatures(plan.id).join(', ').toLowerCase())).toEqual([
    'all starter features, unlimited users, order update workflows, shipment update workflows, up to 5 workflows, ' +
      '3pl/warehouse integration',
    'all growth features, unlimited active workflows, in-cart upsell, 3pl integration, multiple location routing',
  ]);
});

test.each([
  [0, null, 'No plan'],
  [1, null, 'Starter'],
  [2, 'Growth', 'Growth'],
  [3, 'Elite', 'Elite'],
  [4, null, null],
  [null, null, null],
])('charge_type %j: bought plan %j, called %j', { tags: '§3.2' }, (chargeType, bought, called) => {
  expect(planOf(chargeType)?.name ?? null).toBe(bought);
  expect(planName(chargeType)).toBe(called);
});

describe('Shows a Growth card, an Elite card, or both; large when two plans are offered (§2)', () => {
  test.each([
    [0, ['Growth', 'Elite'], true],
    [1, ['Growth', 'Elite'], true],
    [2, ['Elite'], false],
    [null, ['Growth', 'Elite'], true],
  ])('charge_type %j: %j', { tags: '§6.13' }, (chargeType, names, isLarge) => {
    expect(offeredPlans(chargeType).map((plan) => plan.name)).toEqual(names);
    expect(upgradeOffer(chargeType)).toMatchObject({ isLarge });
  });

  test('offers nothing above Elite', () => {
    expect(upgradeOffer(3)).toBeNull();
    expect(upgradeOffer(9)).toBeNull();
  });
});

describe('Plan check runs on load when charge_type is below 2 (§2)', () => {
  test.each([
    [0, true],
    [1, true],
    [2, false],
    [3, false],
    [null, false],
  ])('charge_type %j: save blocked %s, popup once per session', { tags: '§9.2' }, (chargeType, blocked) => {
    expect(isSaveBlocked(chargeType)).toBe(blocked);
    expect(shouldOpenUpgradeOnLoad(chargeType, false)).toBe(blocked);
    expect(shouldOpenUpgradeOnLoad(chargeType, true)).toBe(false);
  });
});

describe('server refusals by plan', () => {
  test.each([
    [2, 2],
    [2, 3],
    [3, 3],
    [3, 4],
  ] as const)('plan %d is already active with charge_type %j', (planId, chargeType) => {
    expect(inWords(purchaseRefusal(planId, chargeType))).toBe('This plan is active already.');
  });

  test.each([
    [2, 0],
    [2, 1],
    [3, 2],
    [3, null],
  ] as const)('plan %d with charge_type %j can be bought', (planId, chargeType) => {
    expect(purchaseRefusal(planId, chargeType)).toBeNull();
  });

  test('provider settings are not saved below Growth', () => {
    for (const chargeType of [0, 1])
      expect(inWords(saveRefusal(chargeType))).toBe('Your plan doesn’t include 3PL integrations.');
    for (const chargeType of [2, 3, null]) expect(saveRefusal(chargeType)).toBeNull();
  });
});

test('Upgrade popup: its title, and "See all pricing options" goes to /app/settings/billing (§2)', () => {
  expect(planTexts.upgradeTitle).toBe('Please upgrade your plan to unlock access to all features.');
  expect(planTexts.seeAllPricing).toBe('See all pricing options');
  expect(pricingPath).toBe('/app/settings/billing');
});

test('Billing: server message or "Internal server error." as error toast (§8)', { tags: '§8.4' }, () => {
  expect(billingErrorText('Card was refused')).toBe('Card was refused');
  for (const nothing of [null, '', '  ']) expect(billingErrorText(nothing)).toBe('Internal server error.');
});

describe('The billing location is followed only to our own origin, or by https to the shop or admin.shopify.com', () => {
  const shop = 'demo.myshopify.com';
  const own = { protocol: 'http:', host: 'localhost:4173' };

  /** Parses relative to our own origin, like a browser. */
  function parse(location: string): LocationParts | null {
    const Parser: { parse(url: string, base: string): LocationParts | null } = Reflect.get(globalThis, 'URL');
    return Parser.parse(location, `${own.protocol}//${own.host}/app/settings/billing`);
  }

  test.each([
    '/sandbox/billing/confirm?id=1',
    'http://localhost:4173/sandbox/billing/confirm',
    'https://demo.myshopify.com/admin/charges/1/confirm',
    'https://demo.myshopify.com:443/admin',
    'HTTPS://ADMIN.SHOPIFY.COM/store/demo/charges/1',
  ])('%s is followed', (location) => {
    expect(isBillingLocationAllowed(parse(location), own, shop)).toBe(true);
  });

  test.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)//demo.myshopify.com',
    'javascript://demo.myshopify.com/%0aalert(1)',
    'data:text/html,<script>alert(1)</script>',
    'blob:http://localhost:4173/x',
    'vbscript:x',
    'file:///etc/passwd',
    'about:blank',
    '//evil.com',
    '\\\\evil.com',
    '/\\evil.com',
    '\t//evil.com',
    'https:evil.com',
    'https://evil.com/demo.myshopify.com',
    'https://evil.com#https://admin.shopify.com',
    'https://demo.myshopify.com.evil.com',
    'https://admin.shopify.com.evil.com',
    'https://evil-admin.shopify.com',
    'https://xdemo.myshopify.com',
    'https://other.myshopify.com/admin',
    'https://demo.myshopify.com@evil.com',
    'https://admin.shopify.com:pass@evil.com',
    'https://user@demo.myshopify.com/admin',
    'https://:pass@admin.shopify.com/',
    'http://user@localhost:4173/',
    'http://demo.myshopify.com/admin',
    'http://admin.shopify.com/',
    'ftp://admin.shopify.com/',
    'https://demo.myshopify.com:8443/',
    'https://admin.shopify.com./',
    'https://аdmin.shopify.com/',
    'https://localhost:4173/',
    'http://localhost:4174/',
    'http://localhost/',
    'http://[',
    'https://',
  ])('%s is not', { tags: 'hazard:open-redirect' }, (location) => {
    expect(isBillingLocationAllowed(parse(location), own, shop)).toBe(false);
  });

  it('every allowed location is one of the three places, without userinfo', { tags: 'hazard:open-redirect' }, () => {
    const word = fc.constantFrom(
      'https:',
      'http:',
      'javascript:',
      '//',
      '\\',
      '@',
      ':',
      '.',
      '/',
      '#',
      '?',
      'evil.com',
      shop,
      'admin.shopify.com',
      'localhost:4173',
      'user',
      ' ',
      '\t',
    );
    fc.assert(
      fc.property(fc.array(word, { maxLength: 7 }), (words) => {
        const parts = parse(words.join(''));
        if (!isBillingLocationAllowed(parts, own, shop)) return;
        expect(['http://localhost:4173', `https://${shop}`, 'https://admin.shopify.com']).toContain(
          `${parts?.protocol}//${parts?.host}`,
        );
        expect(`${parts?.username}${parts?.password}`).toBe('');
      }),
    );
  });
});

import { describe, expect, test } from 'vitest';
import { readSessionToken, signParameters } from './http/sessionTokens.ts';
import {
  anOrder,
  openReceiver,
  openStore,
  subscribe,
  testApp,
  type TestStore,
  testTime,
} from './testing/storeFixtures.ts';

const app = { ...testApp, url: 'http://127.0.0.1:3999/app/' };

async function get(store: TestStore, path: string) {
  const reply = await fetch(`${store.origin}${path}`, { redirect: 'manual' });
  return { status: reply.status, location: reply.headers.get('location'), text: await reply.text() };
}

async function post(store: TestStore, path: string, form: Record<string, string> = {}) {
  const reply = await fetch(`${store.origin}${path}`, {
    method: 'POST',
    body: new URLSearchParams(form),
    redirect: 'manual',
  });
  return { status: reply.status, location: reply.headers.get('location'), text: await reply.text() };
}

describe('the simulated admin', () => {
  test('asks before installing the app, then embeds it with signed parameters', async () => {
    const store = await openStore({ app, isInstalled: false });
    const { pathname } = new URL(store.appUrl);
    const question = await get(store, pathname);
    expect(question.text).toContain('Install Fulfillment Hub?');
    expect(question.text).toContain('write_orders');
    expect((await post(store, '/admin/session-token')).status).toBe(403);
    expect(await post(store, `${pathname}/install`)).toMatchObject({ status: 303, location: pathname });
    const { text } = await get(store, `${pathname}/orders?tab=2`);
    const source = /<iframe[^>]* src="([^"]+)"/.exec(text)?.[1]?.replaceAll('&amp;', '&') ?? '';
    const url = new URL(source);
    expect([url.origin, url.pathname]).toEqual(['http://127.0.0.1:3999', '/app/orders']);
    const parameters = url.searchParams;
    expect([parameters.get('shop'), parameters.get('embedded'), parameters.get('tab')]).toEqual([
      store.domain,
      '1',
      '2',
    ]);
    expect(atob(parameters.get('host') ?? '')).toBe('admin.shopify.com/store/sample');
    expect(readSessionToken(parameters.get('id_token') ?? '', app, store.domain, testTime)).toMatchObject({
      aud: 'test-key',
      dest: 'https://sample.myshopify.com',
    });
    const given = parameters.get('hmac');
    parameters.delete('hmac');
    expect(signParameters(parameters, app.apiSecret)).toBe(given);
  });

  test('issues fresh session tokens, and answers another host name with 421', async () => {
    const store = await openStore();
    const { text } = await post(store, '/admin/session-token');
    expect(readSessionToken(JSON.parse(text).token, testApp, store.domain, testTime)).not.toBeNull();
    expect((await get(store, '/app-bridge.js')).text).toContain('idToken');
    expect((await get(store, '/admin/none')).status).toBe(404);
  });

  test('is signed in as the given staff member', async () => {
    const store = await openStore({ ownerId: 7 });
    const { text } = await post(store, '/admin/session-token');
    expect(readSessionToken(JSON.parse(text).token, testApp, store.domain, testTime)).toMatchObject({ sub: '7' });
  });

  test('shows orders with their holds and fulfillments, and takes an order as a customer', async () => {
    const store = await openStore({ orders: [anOrder({ number: '1001', tags: ['<b>'] })] });
    const placed = await post(store, '/admin/orders/place');
    const pathOf = (name: string) => `/admin/orders/${store.controls.order(name)?.id.split('/').at(-1)}`;
    expect(placed).toMatchObject({ status: 303, location: pathOf('#1002') });
    store.controls.fulfillOrder('#1002', 'RM123');
    const { text } = await get(store, pathOf('#1002'));
    expect(text).toContain('<h1>#1002</h1>');
    expect(text).toContain('Fulfilled: 4 items from Main warehouse, tracking number: RM123');
    const list = await get(store, '/admin/orders');
    expect(list.text).toContain('The newest 2 of 2 orders');
    expect((await get(store, '/admin/orders?number=%231001')).text).toMatch(/Orders named #1001.*Unfulfilled/);
    expect((await get(store, '/admin/orders?number=9')).text).toContain('No order has this number.');
    expect((await get(store, pathOf('#1001'))).text).toContain('&lt;b&gt;');
    expect((await get(store, '/admin/orders/9')).status).toBe(404);
  });

  test('uninstalls the app', async () => {
    const store = await openStore();
    await post(store, `${new URL(store.appUrl).pathname}/uninstall`);
    expect(store.controls.app()).toMatchObject({ isInstalled: false, grantedScopes: [] });
  });
});

describe('a subscription of the app', () => {
  const create = `mutation ($price: Decimal!, $trialDays: Int) {
      appSubscriptionCreate(name: "Growth", returnUrl: "http://127.0.0.1:3999/back?a=1", trialDays: $trialDays,
    lineItems: [{ plan: { appRecurringPricingDetails: { price: {
      amount: $price, currencyCode: USD }, discount: { durationLimitInIntervals: 2, value: { percentage: 0.5 }
      } } } }]) {
    appSubscription { id status } confirmationUrl userErrors { field message } } }`;
  const active = `{ currentAppInstallation { activeSubscriptions { id name status currentPeriodEnd lineItems {
      plan { pricingDetails { __typename
    ... on AppRecurringPricing { interval price { amount currencyCode } discount { priceAfterDiscount {
      amount } } } } } } } } }`;

  async function openWithReceiver() {
    const receiver = await openReceiver();
    const store = await openStore();
    await subscribe(store, receiver.url, 'APP_SUBSCRIPTIONS_UPDATE');
    const make = async (price: string, trialDays = 0) =>
      (await store.query(create, { price, trialDays })).data.appSubscriptionCreate;
    const pathOf = ({ confirmationUrl }: { confirmationUrl: string }) => new URL(confirmationUrl).pathname;
    return { store, make, pathOf, received: receiver.received };
  }

  test('waits for the merchant’s approval, then sends the webhook and returns the browser to the app', async () => {
    const { store, make, pathOf, received } = await openWithReceiver();
    expect((await make('0')).userErrors).toHaveLength(1);
    const created = await make('49', 7);
    expect(created).toMatchObject({ appSubscription: { status: 'PENDING' }, userErrors: [] });
    const path = pathOf(created);
    const page = await get(store, path);
    expect(page.text).toContain('USD 49.00 every 30 days');
    expect(page.text).toContain('7 days free');
    expect((await store.query(active)).data.currentAppInstallation.activeSubscriptions).toEqual([]);
    const id = created.appSubscription.id.split('/').at(-1);
    expect(await post(store, path, { answer: 'approve' })).toMatchObject({
      status: 303,
      location: `http://127.0.0.1:3999/back?a=1&charge_id=${id}`,
    });
    await store.settled();
    expect(received).toMatchObject([
      {
        topic: 'app_subscriptions/update',
        body: { app_subscription: { status: 'ACTIVE', name: 'Growth', price: '49.00' } },
      },
    ]);
    expect((await store.query(active)).data.currentAppInstallation.activeSubscriptions).toMatchObject([
      {
        name: 'Growth',
        status: 'ACTIVE',
        currentPeriodEnd: '2026-12-27T09:00:00Z',
        lineItems: [
          {
            plan: {
              pricingDetails: {
                __typename: 'AppRecurringPricing',
                interval: 'EVERY_30_DAYS',
                price: { amount: '49.00', currencyCode: 'USD' },
                discount: { priceAfterDiscount: { amount: '24.50' } },
              },
            },
          },
        ],
      },
    ]);
    expect((await get(store, path)).status).toBe(410);
  });

  test('can be declined, replaced by the next, frozen and canceled', async () => {
    const { store, make, pathOf, received } = await openWithReceiver();
    const statuses = () => store.controls.app().subscriptions.map(({ status }) => status);
    await post(store, pathOf(await make('49')), { answer: 'decline' });
    await post(store, pathOf(await make('49')), { answer: 'approve' });
    const third = await make('99');
    expect(statuses()).toEqual(['DECLINED', 'ACTIVE', 'PENDING']);
    store.controls.answerCharge(third.appSubscription.id, 'approve');
    expect(statuses()).toEqual(['DECLINED', 'CANCELLED', 'ACTIVE']);
    store.controls.setSubscriptionStatus(third.appSubscription.id, 'FROZEN');
    const cancel =
      'mutation ($id: ID!) { appSubscriptionCancel(id: $id) { appSubscription { status } userErrors { message } } }';
    const cancelled = await store.query(cancel, { id: third.appSubscription.id });
    expect(cancelled.data.appSubscriptionCancel).toEqual({
      appSubscription: {
        status: 'CANCELLED',
      },
      userErrors: [],
    });
    expect(
      (await store.query(cancel, { id: third.appSubscription.id })).data.appSubscriptionCancel.userErrors,
    ).toHaveLength(1);
    await store.settled();
    expect(received.map(({ body }) => body.app_subscription.status)).toEqual([
      'DECLINED',
      'ACTIVE',
      'CANCELLED',
      'ACTIVE',
      'FROZEN',
      'CANCELLED',
    ]);
  });
});

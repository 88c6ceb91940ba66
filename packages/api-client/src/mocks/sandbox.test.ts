import { message, wordsText } from '@hub/domain/messages';
import { findProvider, providers } from '@hub/domain/integrations';
import { describe, expect, test } from 'vitest';
import { createSandbox, type SandboxOptions, scenarios, smallSeed } from './index.ts';

const origin = 'https://app.example';
const domain = 'acme.myshopify.com';
const now = new Date('2026-11-20T09:00:00Z');

async function open(options: Partial<SandboxOptions> = {}, shop = domain) {
  const sandbox = createSandbox({ seed: smallSeed, now: () => now, ...options });
  const info = await sandbox.fetch(`${origin}/shopInfo?shop=${shop}`);
  const token = info.headers.get('Authorization') ?? '';
  const get = (path: string) => sandbox.fetch(`${origin}${path}`, { headers: { Authorization: token } });
  const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
    sandbox.fetch(`${origin}${path}`, {
      method: 'POST',
      headers: { Authorization: token, 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
  const json = async (path: string) => (await get(path)).json();
  return { sandbox, info, token, get, post, json };
}

test('a frozen shop runs no workflow on orders, and says why', async () => {
  const { sandbox, post } = await open({ scenario: { ...scenarios.default, plan: { isFrozen: true } } });
  const shop = sandbox.shop(domain);
  const [workflow] = shop.workflows.list;
  const reply = await post(`/hub/workflows/${workflow?.workflowId}/apply`, { order_ids: [shop.orders[0]?.orderId] });
  expect(await reply.text()).toContain(wordsText(message('calls.frozen')));
  expect(shop.workflows.runs).toEqual([]);
});

describe('admission', () => {
  test('shop info returns the Authorization header that the other calls need', async () => {
    const { sandbox, token, get } = await open();
    expect(token).toMatch(/^Bearer /);
    expect((await get('/stats')).status).toBe(200);
    expect((await sandbox.fetch(`${origin}/stats`)).status).toBe(401);
    expect((await sandbox.fetch(`${origin}/stats`, { headers: { Authorization: 'Bearer guess' } })).status).toBe(401);
  });

  test('the token, never the query, decides whose data is returned', async () => {
    const one = await open({}, 'one.myshopify.com');
    const two = await one.sandbox.fetch(`${origin}/shopInfo?shop=two.myshopify.com`);
    const order = one.sandbox.shop('one.myshopify.com').orders.find(({ stage }) => stage === 'open');
    await one.post('/hold-order', { id: order?.id, order_id: order?.orderId });
    expect(one.sandbox.shop('one.myshopify.com').byOrderId.get(String(order?.orderId))?.stage).toBe('hold');
    expect(one.sandbox.shop('two.myshopify.com').byOrderId.get(String(order?.orderId))?.stage).toBe('open');
    expect(two.headers.get('Authorization')).not.toBe(one.token);
  });

  test.each(['', 'acme', 'acme.example', 'ACME.myshopify.com', 'a.myshopify.com.example', '-a.myshopify.com'])(
    'a shop called "%s" is rejected',
    async (name) => {
      const response = await createSandbox({ seed: smallSeed }).fetch(`${origin}/shopInfo?shop=${name}`);
      expect(response.status).toBe(400);
    },
  );

  test('requesting shops endlessly does not fill the memory: the least recently used is dropped', async () => {
    const { sandbox, get, token } = await open({ seed: smallSeed.slice(0, 3) });
    const tokenOf = async (name: string) =>
      (await sandbox.fetch(`${origin}/shopInfo?shop=${name}.myshopify.com`)).headers.get('Authorization') ?? '';
    const early = await tokenOf('early');
    for (let number = 0; number < 100; number += 1) {
      await tokenOf(`flood-${number}`);
      if (number % 10 === 0) expect((await get('/stats')).status).toBe(200);
    }
    expect((await sandbox.fetch(`${origin}/stats`, { headers: { Authorization: early } })).status).toBe(401);
    expect(sandbox.shop(domain).token).toBe(token);
  });

  test('only JSON is accepted', async () => {
    const { post } = await open();
    expect((await post('/timeline', {}, { 'Content-Type': 'text/plain' })).status).toBe(415);
    expect((await post('/timeline', {}, { 'Content-Type': 'application/json; charset=utf-8' })).status).toBe(400);
  });

  test('a path outside the contract is not answered, nor is a known name deeper in a path', async () => {
    const { sandbox } = await open();
    expect(await sandbox.respond(new Request(`${origin}/app/stats`))).toBeUndefined();
    expect(await sandbox.respond(new Request(`${origin}/stats/x`))).toBeUndefined();
    expect(await sandbox.respond(new Request(`${origin}/stats`, { method: 'POST' }))).toBeUndefined();
  });
});

describe('errors of a request', () => {
  test.each([
    ['/list-order?tab=9', 'query: tab'],
    ['/list-order?tab=1&offset=-1', 'query: offset'],
    ['/stats?fix=yesterday', 'query: fix'],
    ['/stats?fix=custom&start_date=1.1.2026&end_date=2026-01-02', 'query: start_date'],
    ['/stats?fix=custom&start_date=2026-02-30&end_date=2026-03-02', 'query: start_date'],
    ['/list-order?tab=1&fix=custom&start_date=2026-03-02&end_date=2026-03-01', 'query: start_date'],
    ['/list-order?tab=1&fix=custom&end_date=2026-03-01', 'query: start_date'],
  ])('%s', async (path, message) => {
    const { get } = await open();
    const response = await get(path);
    expect(response.status).toBe(400);
    expect((await response.json()).message).toContain(message);
  });

  test.each([
    ['default', '/get-order-detail/1', 404],
    ['default', '/stats?fix=yesterday', 400],
    ['failing', '/stats', 500],
    ['session-expired', '/stats', 401],
    ['no-dashboard', '/stats', 403],
  ] as const)('have the request id on the reply and in the message: %s %s', async (scenario, path, status) => {
    const { get } = await open({ scenario });
    const response = await get(path);
    const requestId = response.headers.get('X-Request-Id');
    expect(requestId).toMatch(/^sandbox-\w{8}$/);
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({
      status: 'error',
      message: expect.any(String),
      request_id: requestId,
    });
  });

  test('cover an unknown order', async () => {
    const { get, post } = await open();
    expect((await get('/get-order-detail/1')).status).toBe(404);
    expect((await post('/hold-order', { id: 1, order_id: 1 })).status).toBe(404);
  });
});

describe('stats and lists', () => {
  test('each figure is the length of its list, in every period', async () => {
    const { json } = await open({ pageSize: 10_000 });
    const fields = [
      'total_orders',
      'open_orders',
      'orders_in_fulfillment',
      'shipped_orders',
      'error_orders',
      'hold_orders',
      'back_orders',
      'user_review',
    ];
    for (const period of ['last_24h', 'last_7d', 'last_30d', 'all']) {
      const { data } = await json(`/stats?fix=${period}`);
      for (const [index, field] of fields.entries()) {
        const { orders } = await json(`/list-order?tab=${index + 1}&fix=${period}`);
        expect([period, field, data[field]]).toEqual([period, field, orders.length]);
      }
    }
  });

  test('orders come newest first', async () => {
    const { json } = await open();
    const { orders } = await json('/list-order?tab=1&fix=all');
    const times = orders.map((order: { shopify_created_at: string }) => order.shopify_created_at);
    expect(times).toEqual(times.toSorted().toReversed());
    expect(orders).toHaveLength(smallSeed.length);
  });

  test('search finds an order by a part of its number and by the SKU of a line', async () => {
    const { json } = await open();
    const byNumber = await json('/list-order?tab=1&fix=all&search=58158');
    expect(
      byNumber.orders
        .map((order: { order_name: string }) => order.order_name)
        .every((name: string) => name.includes('58158')),
    ).toBe(true);
    expect(byNumber.orders.length).toBeGreaterThan(2);
    const sku = smallSeed.flatMap((order) => order.lines).find((line) => /[A-Z]$/.test(line.sku))?.sku ?? '';
    const bySku = await json(`/list-order?tab=1&fix=all&search_by_filter=sku_wise&search=${sku.toLowerCase()}`);
    const expected = smallSeed
      .filter((order) => order.lines.some((line) => line.sku.includes(sku)))
      .map((order) => `#${order.invoice}`);
    expect(bySku.orders.map((order: { order_name: string }) => order.order_name).toSorted()).toEqual(
      expected.toSorted(),
    );
    const { data } = await json(`/stats?fix=all&search_by_filter=sku_wise&search=${sku}`);
    expect(data.total_orders).toBe(expected.length);
  });

  test("custom dates are whole days in the shop's time zone, both included", async () => {
    // British summer time: 1 July begins at 23:00 UTC on 30 June.
    const at = (text: string) => Date.parse(text);
    const seed = [
      '2026-06-30T22:59:59Z',
      '2026-06-30T23:00:00Z',
      '2026-07-01T22:59:59Z',
      '2026-07-01T23:00:00Z',
      '2026-07-10T12:00:00Z',
    ]
      .map((text, index) => ({
        invoice: String(500_000 + index),
        at: at(text),
        customer: null,
        country: 'EIRE',
        lines: [{ sku: 'x', name: 'x', quantity: 1, price: 1 }],
      }))
      .toReversed();
    const { json } = await open({ seed, now: () => new Date(at('2026-07-10T12:04:00Z')) });
    const { orders } = await json('/list-order?tab=1&fix=custom&start_date=2026-07-01&end_date=2026-07-01');
    expect(orders.map((order: { order_name: string }) => order.order_name)).toEqual(['#500002', '#500001']);
  });

  test('pages of tab 8 hold 50, of the others everything, and --page-size changes both', async () => {
    const queue = await open({ scenario: 'review-queue-200' });
    const sizes = [];
    for (const page of [0, 1, 2, 3, 4]) {
      const { orders, hasNextPage } = await queue.json(`/list-order?tab=8&offset=${page}`);
      sizes.push([orders.length, hasNextPage]);
    }
    expect(sizes).toEqual([
      [50, true],
      [50, true],
      [50, true],
      [50, false],
      [0, false],
    ]);
    const ten = await open({ pageSize: 10 });
    const seen = new Set<string>();
    for (let page = 0; ; page += 1) {
      const { orders, hasNextPage } = await ten.json(`/list-order?tab=1&fix=all&offset=${page}`);
      for (const order of orders) seen.add(order.order_id);
      if (!hasNextPage) break;
      expect(orders).toHaveLength(10);
    }
    expect(seen.size).toBe(smallSeed.length);
  });

  test('fields are picked, and an export of the error tab has its rows in a separate field', async () => {
    const { json } = await open();
    const { orders } = await json('/list-order?tab=1&fields=id,order_id,order_name,nonsense&export_data=true');
    expect(Object.keys(orders[0])).toEqual(['id', 'order_id', 'order_name']);
    const errors = await json('/list-order?tab=5&fix=all&export_data=true');
    expect(errors.orders).toEqual([]);
    expect(errors.fulfill_error_data.length).toBeGreaterThan(0);
  });
});

describe('replay', () => {
  const key = { 'Idempotency-Key': '4f0c7f4e-0000-4000-8000-000000000001' };
  const openOrder = (sandbox: {
    shop(name: string): { orders: readonly { stage: string; id: number; orderId: number }[] };
  }) => sandbox.shop(domain).orders.find(({ stage }) => stage === 'open');

  test('a known key replays its reply and changes nothing again', async () => {
    const { sandbox, post, json } = await open();
    const order = openOrder(sandbox);
    const first = await (await post('/timeline', { order_id: order?.orderId, message: 'once' }, key)).text();
    const replayed = await (await post('/timeline', { order_id: order?.orderId, message: 'once' }, key)).text();
    expect(replayed).toBe(first);
    const { timeLine } = await json(`/get-order-detail/${order?.orderId}`);
    expect(timeLine.filter((entry: { message: string }) => entry.message === 'once')).toHaveLength(1);
  });

  test('two concurrent requests take effect once', async () => {
    const { sandbox, post, json } = await open();
    const order = openOrder(sandbox);
    await Promise.all([1, 2, 3].map(() => post('/timeline', { order_id: order?.orderId, message: 'at once' }, key)));
    const { timeLine } = await json(`/get-order-detail/${order?.orderId}`);
    expect(timeLine.filter((entry: { message: string }) => entry.message === 'at once')).toHaveLength(1);
  });

  test('the same key with another body or for another call is an error', async () => {
    const { sandbox, post } = await open();
    const order = openOrder(sandbox);
    await post('/timeline', { order_id: order?.orderId, message: 'once' }, key);
    expect((await post('/timeline', { order_id: order?.orderId, message: 'twice' }, key)).status).toBe(409);
    expect((await post('/run-workflow', { order_id: order?.orderId }, key)).status).toBe(409);
  });

  test('a refused request leaves its key free', async () => {
    const { sandbox, post } = await open();
    expect((await post('/timeline', { order_id: 1, message: 'once' }, key)).status).toBe(404);
    expect((await post('/timeline', { order_id: openOrder(sandbox)?.orderId, message: 'once' }, key)).status).toBe(200);
  });
});

describe('providers', () => {
  const shipbob = { access_token: 'a-token', shipbob_channel_id: '7', status: true };

  test.each([
    [shipbob, { status: 'success' }],
    [
      { ...shipbob, access_token: ' ' },
      { status: 'error', err: 'Enter your access token.' },
    ],
    [
      { ...shipbob, access_token: 'please-refuse-me' },
      { status: 'error', reason: 'refused' },
    ],
    [
      { ...shipbob, shipbob_channel_id: 'down' },
      { status: 'error', reason: 'unreachable' },
    ],
  ])('testing %j', async (settings, expected) => {
    const { post } = await open();
    const response = await post('/test-shipbob-connection', settings);
    expect(response.status).toBe(200);
    expect((await response.json()).data).toMatchObject(expected);
  });

  test('for Portless the error text is the top-level message', async () => {
    const { post } = await open();
    const body = await (
      await post('/test-Portless-connection', { adminApiKey: '', merchantApiKey: 'x', connectorId: 'x', status: true })
    ).json();
    expect(body).toMatchObject({ data: { status: 'error', reason: 'refused' }, message: 'Enter your admin API key.' });
  });

  test('each of the ten test paths answers', async () => {
    const { post } = await open({ scenario: 'all-connected' });
    const statuses = await Promise.all(
      providers.map(async ({ testPath, fields }) =>
        (await post(testPath, { ...Object.fromEntries(fields.map(({ name }) => [name, 'x'])), status: true })).json(),
      ),
    );
    expect(statuses.map(({ data }) => data.status)).toEqual(providers.map(() => 'success'));
  });

  test('saved settings are returned, and the first connected provider completes onboarding', async () => {
    const { sandbox, post, json } = await open({ scenario: 'nothing-connected' });
    expect(
      await (await post('/save-third-party-settings', { ...shipbob, status: false, third_party_id: 'shipbob' })).json(),
    ).toEqual({ data: { status: 'success' } });
    expect((await json(`/shopInfo?shop=${domain}`)).data.onboard_status).toBe('0');
    const account = { name: 'Main', api_key: 'k', api_secret: 's', status: true };
    await post('/save-third-party-settings', { third_party_id: 'ship_stations', shipstation_details: [account] });
    expect((await json(`/shopInfo?shop=${domain}`)).data.onboard_status).toBe('1');
    const { data } = await json('/get-third-party-details');
    expect(data.third_party_details).toEqual([
      { third_party_id: 3, details: JSON.stringify({ ...shipbob, status: false }) },
      { third_party_id: 2, details: JSON.stringify([{ ...account, account_id: account.name }]) },
    ]);
    expect(sandbox.shop(domain).isOnboarded).toBe(true);
  });

  test('a mask that is sent back unchanged keeps the secret', async () => {
    const { sandbox, post, json } = await open({ scenario: 'masked-secrets' });
    const { data } = await json('/get-third-party-details');
    for (const { third_party_id: id, details } of data.third_party_details) {
      const name = findProvider(id)?.thirdPartyId;
      const settings = JSON.parse(details);
      const body = Array.isArray(settings)
        ? { third_party_id: name, shipstation_details: settings }
        : { ...settings, third_party_id: name };
      const before = sandbox.shop(domain).providers.get(String(name));
      await post('/save-third-party-settings', body);
      expect(sandbox.shop(domain).providers.get(String(name))).toMatchObject(before ?? {});
    }
  });

  test('below Growth nothing is saved', async () => {
    const { sandbox, post } = await open({ scenario: 'starter' });
    const before = sandbox.shop(domain).providers.get('shipbob');
    expect(
      (await (await post('/save-third-party-settings', { ...shipbob, third_party_id: 'shipbob' })).json()).data.status,
    ).toBe('error');
    expect(sandbox.shop(domain).providers.get('shipbob')).toEqual(before);
  });
});

test('reset drops every change', async () => {
  const { sandbox, post, get } = await open();
  const order = sandbox.shop(domain).orders.find(({ stage }) => stage === 'open');
  await post('/hold-order', { id: order?.id, order_id: order?.orderId });
  sandbox.reset();
  expect(sandbox.shop(domain).byOrderId.get(String(order?.orderId))?.stage).toBe('open');
  expect((await get('/stats')).status).toBe(401);
});

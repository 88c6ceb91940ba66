import { describe, expect, test } from 'vitest';
import { createSandbox, type SandboxOptions, smallSeed } from './index.ts';

const origin = 'https://app.example';
const domain = 'acme.myshopify.com';
const now = new Date('2026-11-20T09:00:00Z');

async function open(options: Partial<SandboxOptions> = {}, shop = domain) {
  const sandbox = createSandbox({ seed: smallSeed, now: () => now, ...options });
  const info = await sandbox.fetch(`${origin}/shopInfo?shop=${shop}`);
  const token = info.headers.get('Authorization') ?? '';
  const get = (path: string) => sandbox.fetch(`${origin}${path}`, { headers: { Authorization: token } });
  const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
    sandbox.fetch(`${origin}${path}`, { method: 'POST', headers: { Authorization: token, 'Content-Type': 'application/json', ...headers }, body: JSON.stringify(body) });
  const json = async (path: string) => (await get(path)).json();
  return { sandbox, info, token, get, post, json };
}

describe('who is let in', () => {
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

  test.each(['', 'acme', 'acme.example', 'ACME.myshopify.com', 'a.myshopify.com.example', '-a.myshopify.com'])('a shop called "%s" is refused', async (name) => {
    const response = await createSandbox({ seed: smallSeed }).fetch(`${origin}/shopInfo?shop=${name}`);
    expect(response.status).toBe(400);
  });

  test('only JSON is taken', async () => {
    const { post } = await open();
    expect((await post('/timeline', {}, { 'Content-Type': 'text/plain' })).status).toBe(415);
    expect((await post('/timeline', {}, { 'Content-Type': 'application/json; charset=utf-8' })).status).toBe(400);
  });

  test('a path that is none of the contract is not answered, the same name deeper down neither', async () => {
    const { sandbox } = await open();
    expect(await sandbox.respond(new Request(`${origin}/app/stats`))).toBeUndefined();
    expect(await sandbox.respond(new Request(`${origin}/stats/x`))).toBeUndefined();
    expect(await sandbox.respond(new Request(`${origin}/stats`, { method: 'POST' }))).toBeUndefined();
  });
});

describe('what is wrong with a request is said', () => {
  test.each([
    ['/list-order?tab=9', 'query: tab'],
    ['/list-order?tab=1&offset=-1', 'query: offset'],
    ['/stats?fix=yesterday', 'query: fix'],
    ['/stats?fix=custom&start_date=1.1.2026&end_date=2026-01-02', 'query: start_date'],
  ])('%s', async (path, message) => {
    const { get } = await open();
    const response = await get(path);
    expect(response.status).toBe(400);
    expect((await response.json()).message).toContain(message);
  });

  test('an order that does not exist', async () => {
    const { get, post } = await open();
    expect((await get('/get-order-detail/1')).status).toBe(404);
    expect((await post('/hold-order', { id: 1, order_id: 1 })).status).toBe(404);
  });
});

describe('stats and lists', () => {
  test('each figure is the length of its list, in every period', async () => {
    const { json } = await open({ pageSize: 10_000 });
    const fields = ['total_orders', 'open_orders', 'orders_in_fulfillment', 'shipped_orders', 'error_orders', 'hold_orders', 'back_orders', 'user_review'];
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
    expect(byNumber.orders.map((order: { order_name: string }) => order.order_name).every((name: string) => name.includes('58158'))).toBe(true);
    expect(byNumber.orders.length).toBeGreaterThan(2);
    const sku = smallSeed[0]?.lines[0]?.sku ?? '';
    const bySku = await json(`/list-order?tab=1&fix=all&search_by_filter=sku_wise&search=${sku.toLowerCase()}`);
    const expected = smallSeed.filter((order) => order.lines.some((line) => line.sku.includes(sku))).map((order) => `#${order.invoice}`);
    expect(bySku.orders.map((order: { order_name: string }) => order.order_name).toSorted()).toEqual(expected.toSorted());
    const { data } = await json(`/stats?fix=all&search_by_filter=sku_wise&search=${sku}`);
    expect(data.total_orders).toBe(expected.length);
  });

  test('custom dates are whole days in the shop\'s time zone, both included', async () => {
    // British summer time: the day of 1 July begins at 23:00 UTC of 30 June.
    const at = (text: string) => Date.parse(text);
    const seed = ['2026-06-30T22:59:59Z', '2026-06-30T23:00:00Z', '2026-07-01T22:59:59Z', '2026-07-01T23:00:00Z', '2026-07-10T12:00:00Z']
      .map((text, index) => ({ invoice: String(500_000 + index), at: at(text), customer: null, country: 'EIRE', lines: [{ sku: 'x', name: 'x', quantity: 1, price: 1 }] }))
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
    expect(sizes).toEqual([[50, true], [50, true], [50, true], [50, false], [0, false]]);
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

  test('fields are picked, and an export of the error tab has its rows in a field of its own', async () => {
    const { json } = await open();
    const { orders } = await json('/list-order?tab=1&fields=id,order_id,order_name,nonsense&export_data=true');
    expect(Object.keys(orders[0])).toEqual(['id', 'order_id', 'order_name']);
    const errors = await json('/list-order?tab=5&fix=all&export_data=true');
    expect(errors.orders).toEqual([]);
    expect(errors.fulfill_error_data.length).toBeGreaterThan(0);
  });
});

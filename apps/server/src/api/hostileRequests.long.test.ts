import { hostileTexts } from '@hub/domain/testing';
import { describeOnBothKinds } from '@hub/database/testing/describeOnBothKinds';
import { randomBytes, randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { createEngineFixture, type EngineFixture } from '../testing/engineFixture.ts';

const origin = 'http://127.0.0.1';

const texts = {
  ...hostileTexts,
  'a NUL': 'before\u0000after',
  'half a surrogate pair': 'before\ud800after',
  'a quote': `'; DROP TABLE orders; --`,
  'a pattern': '%_\\%',
  'a backslash at the end': 'C:\\',
  '100,000 letters': 'x'.repeat(100_000),
};
const numbers = ['0', '-1', '1e3', '9'.repeat(15), '9'.repeat(19), '9'.repeat(400), '0x10', 'NaN'];

describeOnBothKinds('hostile values', (database) => {
  let engine: EngineFixture;
  let token: string;
  let order: { order_id: number; order_name: string };
  beforeAll(async () => {
    engine = await createEngineFixture(database());
    const domain = `hostile-${randomUUID()}.myshopify.com`;
    await engine.createShop(domain);
    token = (await engine.fetch(`${origin}/shopInfo?shop=${domain}`)).headers.get('Authorization') ?? '';
    const list = (await (await send('GET', '/list-order?tab=2&fix=all')).json()) as { orders: (typeof order)[] };
    if (list.orders[0] === undefined) throw new Error('The sample has no open order.');
    [order] = [list.orders[0]];
  });

  function send(method: 'GET' | 'POST', path: string, body?: unknown, key: string = randomUUID()): Promise<Response> {
    return engine.fetch(`${origin}${path}`, {
      method,
      headers: { Authorization: token, 'Content-Type': 'application/json', 'Idempotency-Key': key },
      ...(method === 'POST' && { body: JSON.stringify(body) }),
    });
  }

  /** Reads the whole reply, because a list can fail in the middle. */
  async function statusOf(reply: Promise<Response>): Promise<number> {
    const response = await reply;
    await response.text();
    return response.status;
  }

  test.each(Object.entries(texts))(
    '%s: search, timeline and settings store it as text or clearly reject it',
    async (_, text) => {
      const search = encodeURIComponent(text.toWellFormed());
      for (const mode of ['order_wise', 'sku_wise']) {
        const query = `fix=all&search_by_filter=${mode}&search=${search}`;
        expect(await statusOf(send('GET', `/list-order?tab=1&${query}`))).toBeLessThan(500);
        expect(await statusOf(send('GET', `/stats?${query}`))).toBeLessThan(500);
      }
      expect(await statusOf(send('POST', '/timeline', { order_id: order.order_id, message: text }))).toBeLessThan(500);
      const settings = { third_party_id: 'shipWire', shipwireKey: text, status: true };
      expect(await statusOf(send('POST', '/save-third-party-settings', settings))).toBeLessThan(500);
      expect(await statusOf(send('POST', '/hold-order', { ...order, order_name: text }))).toBeLessThan(500);
      expect(await statusOf(send('GET', '/get-third-party-details'))).toBe(200);
      expect(await statusOf(send('GET', `/get-order-detail/${order.order_id}`))).toBe(200);
      expect(await statusOf(send('GET', `/get-order-detail/${search}`))).toBe(404);
    },
  );

  test.each(numbers)('the number %s is unknown or clearly rejected', async (number) => {
    expect(await statusOf(send('GET', `/list-order?tab=1&fix=all&offset=${number}`))).toBeLessThan(500);
    for (const limit of [number, 200])
      expect(await statusOf(send('GET', `/list-order?tab=1&fix=all&offset=${number}&limit=${limit}`))).toBeLessThan(
        500,
      );
    expect(await statusOf(send('GET', `/get-order-detail/${number}`))).toBe(404);
    for (const path of ['/run-workflow', '/timeline'])
      expect(await statusOf(send('POST', path, { order_id: number, message: 'x' }))).toBeLessThan(500);
    expect(
      await statusOf(send('POST', '/move-to-open-bulk', { order_ids: [number, order.order_id], tab: 6 })),
    ).toBeLessThan(500);
    const removal = { order, line_item: { line_item_id: number, quantity: 1 }, rmQtyValue: number };
    expect(await statusOf(send('POST', '/cancel-item', removal))).toBeLessThan(500);
  });

  test('a key may have any characters; one that is too long is rejected', async () => {
    const entry = { order_id: order.order_id, message: 'x' };
    for (const key of ['x', "'; DROP TABLE idempotency_keys; --", randomBytes(127).toString('hex')])
      expect(await statusOf(send('POST', '/timeline', entry, key))).toBe(200);
    expect(await statusOf(send('POST', '/timeline', entry, randomBytes(5_000).toString('hex')))).toBe(400);
  });

  test('twenty thousand ids in a bulk action, mostly unknown, are answered one by one; more are rejected', async () => {
    const ids = Array.from({ length: 19_999 }, (_, at) => at + 1);
    const reply = await send('POST', '/move-to-open-bulk', { order_ids: [...ids, order.order_id], tab: 6 });
    expect(((await reply.json()) as { results: unknown[] }).results).toHaveLength(20_000);
    const more = [...ids, 20_000, 20_001];
    expect((await send('POST', '/move-to-open-bulk', { order_ids: more, tab: 6 })).status).toBe(400);
  });
});

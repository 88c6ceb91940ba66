import { allOrdersFilters } from '@hub/domain/dashboard';
import { type Order, tabs } from '@hub/domain/orders';
import { expect, test } from 'vitest';
import { createHttpClient } from '../http/createHttpClient.ts';
import { EndlessListError } from '../http/errors.ts';
import { fakeBackend, json, testContext } from '../http/fakeBackend.ts';
import { createSandbox } from '../mocks/createSandbox.ts';
import { smallSeed } from '../mocks/seed/smallSeed.ts';
import { exportParts } from './exportParts.ts';

const list = { tab: tabs.all, filters: allOrdersFilters, fields: ['order_name'] };
const domain = 'parts.myshopify.com';

/** A sandbox that returns this many orders at once. */
async function aShop(pageSize: number) {
  const sandbox = createSandbox({ seed: smallSeed, pageSize });
  const asked: (string | null)[] = [];
  const origin = 'http://localhost';
  const token = (await sandbox.fetch(`${origin}/shopInfo?shop=${domain}`)).headers.get('Authorization');
  const http = createHttpClient({
    origin,
    authorization: () => token,
    onSessionExpired: () => {},
    fetch: (input, init) => {
      asked.push(new URL(String(input)).searchParams.get('after'));
      return sandbox.fetch(input, init);
    },
  });
  const context = { ...testContext(fakeBackend()), http };
  const shop = sandbox.shop(domain);
  shop.orders = shop.orders.slice(0, 45);
  return { shop, context, asked };
}

test('all orders come once, in the order of the list, even if orders arrive or leave between two parts', async () => {
  const { shop, context, asked } = await aShop(10);
  const before = shop.orders.map(({ name }) => name);
  const read: string[] = [];
  const sizes: number[] = [];
  const unreadable = await exportParts(context, list, {
    async onPart(orders) {
      sizes.push(orders.length);
      read.push(...orders.map(({ orderName }) => orderName));
      const [newest] = shop.orders;
      if (newest === undefined || sizes.length > 2) return;
      const id = 9_000_000_000 + sizes.length;
      shop.orders = [{ ...newest, id, orderId: id, name: '#new', createdAt: newest.createdAt + 1 }, ...shop.orders];
    },
  });
  expect([read, unreadable]).toEqual([before, 0]);
  expect(sizes).toEqual([10, 10, 10, 10, 5]);
  expect(asked).toHaveLength(5);
  expect(asked[0]).toBeNull();
});

test('a part is requested only when the previous one was taken', async () => {
  const { context, asked } = await aShop(20);
  const seen: number[] = [];
  await exportParts(context, list, {
    async onPart() {
      seen.push(asked.length);
      await new Promise((resolve) => setTimeout(resolve, 5));
      seen.push(asked.length);
    },
  });
  expect(seen).toEqual([1, 1, 2, 2, 3, 3]);
});

test('unreadable rows are counted, and the parts continue after them', async () => {
  const backend = fakeBackend(
    json({ orders: [{ order_id: 3 }, { order_id: 2, order_name: [] }], hasNextPage: true }),
    json({ orders: [{ order_id: 1 }, 'broken'], hasNextPage: false }),
  );
  const read: Order[] = [];
  const onPart = async (orders: readonly Order[]) => void read.push(...orders);
  expect(await exportParts(testContext(backend), list, { onPart })).toBe(2);
  expect(read.map(({ orderId }) => orderId)).toEqual(['3', '1']);
  expect(new URL(backend.requests[1]?.url ?? '').searchParams.get('after')).toBe('2');
});

test.each([
  ['that is empty', []],
  ['that was sent before', [{ order_id: 3 }]],
])('an endless list after a part %s is an error', async (_, orders) => {
  const endless = json({ orders, hasNextPage: true });
  const parts = exportParts(testContext(fakeBackend(endless, endless, endless)), list, { onPart: async () => {} });
  await expect(parts).rejects.toBeInstanceOf(EndlessListError);
});

import type { Order } from '@hub/domain/orders';
import { afterEach, expect, test, vi } from 'vitest';
import { createIdCodec } from '../http/IdCodec.ts';
import { createOriginalTexts } from '../http/OriginalTexts.ts';
import { lightenedFrom, lightenOrders } from './lightenOrders.ts';
import { fromOrder, toOrder } from './toOrder.ts';

afterEach(() => vi.unstubAllGlobals());

const named = (count: number) =>
  Array.from(
    { length: count },
    (_, index) => ({ id: String(index), customerName: `Customer ${index % 4_373}` }) as Order,
  );

/** A browser that says how long it is idle, and notes how many orders were touched in each idle moment. */
function idleFor(ms: number, orders: readonly Order[]) {
  const touched = new Set<number>();
  const moments: number[] = [];
  for (const [index, order] of orders.entries()) {
    let name = order.customerName;
    Object.defineProperty(order, 'customerName', {
      get: () => name,
      set(same: string) {
        touched.add(index);
        name = same;
      },
    });
  }
  vi.stubGlobal('requestIdleCallback', (run: (deadline: { timeRemaining(): number }) => void) => {
    const began = performance.now();
    setTimeout(() => {
      moments.push(touched.size);
      run({ timeRemaining: () => Math.max(0, ms - (performance.now() - began)) });
    });
  });
  return { touched, moments };
}

test('every order keeps its name, and is looked at once it is idle, not before', async () => {
  const orders = named(lightenedFrom + 1);
  const { touched } = idleFor(20, orders);
  const done = lightenOrders(orders);
  expect(touched.size).toBe(0);
  await done;
  expect(touched.size).toBe(orders.length);
  expect(orders.map(({ customerName }) => customerName)).toEqual(
    named(lightenedFrom + 1).map(({ customerName }) => customerName),
  );
});

test('where no time is left it stops after a few hundred, and goes on in the next idle moment', async () => {
  const orders = named(lightenedFrom);
  const { moments } = idleFor(0, orders);
  await lightenOrders(orders);
  expect(moments).toEqual(Array.from({ length: 100 }, (_, index) => index * 500));
});

test('a browser that knows no idle moments does it in timers', async () => {
  const orders = named(lightenedFrom);
  vi.stubGlobal('requestIdleCallback', undefined);
  await lightenOrders(orders);
  expect(orders).toEqual(named(lightenedFrom));
});

test('times are held as numbers where that loses nothing, and what goes back is what came', async () => {
  const memories = { ids: createIdCodec(), texts: createOriginalTexts() };
  const wire = {
    id: 1,
    order_id: 2,
    customer_name: 'Ann',
    shopify_created_at: '2026-11-20T13:40:03.469Z',
    batch_time: '2026-11-20T13:40:03Z',
    shipped_time: 'soon',
  };
  const orders = Array.from({ length: lightenedFrom }, () => toOrder(wire, memories));
  const before = fromOrder(toOrder(wire, memories), memories);
  await lightenOrders(orders);
  const [order] = orders;
  expect(order).toMatchObject({
    createdAt: Date.parse(wire.shopify_created_at),
    closedAt: null,
    cancelledAt: null,
    batchedAt: wire.batch_time,
    shippedAt: 'soon',
  });
  expect(orders.every((other) => other.createdAt === order?.createdAt)).toBe(true);
  expect(order && fromOrder(order, memories)).toEqual(before);
});

test('a short list is left as it is', async () => {
  const orders = named(lightenedFrom - 1);
  const { touched } = idleFor(20, orders);
  await lightenOrders(orders);
  expect(touched.size).toBe(0);
});

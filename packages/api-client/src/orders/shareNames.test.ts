import type { Order } from '@hub/domain/orders';
import { afterEach, expect, test, vi } from 'vitest';
import { sharedFrom, shareNames } from './shareNames.ts';

afterEach(() => vi.unstubAllGlobals());

const named = (count: number) => Array.from({ length: count }, (_, index) => ({ id: String(index), customerName: `Customer ${index % 4_373}` }) as Order);

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
  const orders = named(sharedFrom + 1);
  const { touched } = idleFor(20, orders);
  const done = shareNames(orders);
  expect(touched.size).toBe(0);
  await done;
  expect(touched.size).toBe(orders.length);
  expect(orders.map(({ customerName }) => customerName)).toEqual(named(sharedFrom + 1).map(({ customerName }) => customerName));
});

test('where no time is left it stops after a few hundred, and goes on in the next idle moment', async () => {
  const orders = named(sharedFrom);
  const { moments } = idleFor(0, orders);
  await shareNames(orders);
  expect(moments).toEqual(Array.from({ length: 100 }, (_, index) => index * 500));
});

test('a browser that knows no idle moments does it in timers', async () => {
  const orders = named(sharedFrom);
  vi.stubGlobal('requestIdleCallback', undefined);
  await shareNames(orders);
  expect(orders).toEqual(named(sharedFrom));
});

test('a short list is left as it is', async () => {
  const orders = named(sharedFrom - 1);
  const { touched } = idleFor(20, orders);
  await shareNames(orders);
  expect(touched.size).toBe(0);
});

import { expect, test } from 'vitest';
import { orderStories, type OrderStory, storyOf } from './orderStories.ts';
import type { StoreBookOrder } from './StoreControls.ts';
import { anOrder, openStore, testTime } from './testing/storeFixtures.ts';

/** Units of a line that are open or have shipped for good. */
function accountedFor({ fulfillmentOrders, fulfillments }: StoreBookOrder, sku: string): number {
  const open = fulfillmentOrders
    .flatMap(({ lines }) => lines)
    .reduce((sum, line) => (line.sku === sku ? sum + line.remaining : sum), 0);
  return fulfillments
    .filter(({ status }) => status === 'SUCCESS')
    .flatMap(({ lines }) => lines)
    .reduce((sum, line) => (line.sku === sku ? sum + line.quantity : sum), open);
}

test('each story comes many times in an hour at speed 60 (about 3,600 orders)', () => {
  const names = Object.keys(orderStories);
  const total = Object.values<OrderStory>(orderStories).reduce((sum, { perThousand }) => sum + perThousand, 0);
  expect(total).toBeLessThan(1_000);
  const chosenStories = Array.from({ length: 1_000 }, (_, index) => storyOf((index + 0.5) / 1_000));
  for (const name of names)
    expect([name, chosenStories.filter((one) => one === name).length]).toEqual([
      name,
      orderStories[name as keyof typeof orderStories].perThousand,
    ]);
});

test('a story continues until its last step has happened or its order is canceled', async () => {
  const { controls, clock } = await openStore({ speed: 60 });
  const held = controls.placeOrder(anOrder({ story: 'heldTwice' }));
  controls.placeOrder(anOrder({ story: 'paidLater' }));
  controls.placeOrder(anOrder());
  expect(controls.storiesUnderWay()).toBe(2);
  controls.cancelOrder(held);
  clock.advance(60_000);
  expect(controls.storiesUnderWay()).toBe(1);
  clock.advance(120_000);
  expect(controls.storiesUnderWay()).toBe(0);
});

test('after any events each unit of an order is open, shipped or returned', async () => {
  const orders = ['1', '2', '3', '4', '5'].map((number, index) =>
    anOrder({ number, at: testTime - 3_600_000 + index * 1_000, customer: number }),
  );
  const { controls, clock } = await openStore({ orders, speed: 60, hasStories: true });
  for (let second = 0; second < 1_200; second += 1) {
    clock.advance(1_000);
    // The app's own actions some minutes later.
    if (second % 3 === 0)
      for (const name of controls.orderNames(80).slice(-1))
        if (controls.order(name)?.fulfillmentOrders.some(({ status }) => status === 'OPEN'))
          controls.fulfillOrder(name);
  }
  const names = controls.orderNames(10_000);
  expect(names.length).toBeGreaterThan(800);
  const statuses = new Set<string>();
  for (const name of names) {
    const order = controls.order(name);
    if (!order) continue;
    statuses.add(order.financialStatus);
    for (const sku of new Set(order.lines.map((line) => line.sku))) {
      const lines = order.lines.filter((line) => line.sku === sku);
      const current = lines.reduce((sum, { currentQuantity }) => sum + currentQuantity, 0);
      const returned = order.refunds
        .flatMap(({ lines: parts }) => parts)
        .reduce((sum, line) => (line.sku === sku ? sum + line.quantity : sum), 0);
      const accounted = accountedFor(order, sku);
      const isRight = accounted >= current && accounted <= current + returned;
      expect([name, sku, isRight || `${accounted} of ${current}, ${returned} back`]).toEqual([name, sku, true]);
    }
  }
  expect([...statuses].toSorted()).toEqual(expect.arrayContaining(['AUTHORIZED', 'PAID', 'PENDING', 'REFUNDED']));
});

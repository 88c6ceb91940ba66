import { expect, test } from 'vitest';
import { yieldToEventLoop } from '@hub/api-client/http';
import { tallyOrders } from './tallyOrders.ts';

const orders = Array.from({ length: 20_000 }, (_, index) => ({
  createdAt: new Date(Date.UTC(2026, 10, 20) - index * 60_000).toISOString(),
  shippedAt: null,
}));

test('a long list is added up in chunks, and the page responds in between', async () => {
  let answered = 0;
  const page = new AbortController();
  const answering = (async () => {
    for (; !page.signal.aborted; answered += 1) await yieldToEventLoop();
  })();
  const report = await tallyOrders(orders, 'Europe/London', new AbortController().signal);
  page.abort();
  await answering;
  expect([report.orders, report.days.reduce((sum, day) => sum + day.orders, 0)]).toEqual([20_000, 20_000]);
  expect(answered).toBeGreaterThanOrEqual(8);
});

test('stops when aborted', async () => {
  const given = new AbortController();
  const running = tallyOrders(orders, 'Europe/London', given.signal);
  given.abort();
  await expect(running).rejects.toThrow(/abort/);
});

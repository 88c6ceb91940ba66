import { expect, test } from 'vitest';
import { createQueryClient } from '../../queries/createQueryClient.ts';
import { createRunningOrders, type OrderMutation } from './createRunningOrders.ts';

function start() {
  const client = createQueryClient();
  const cache = client.getMutationCache();
  const running = createRunningOrders(cache, ['shop', 'change']);
  running.connect();
  const change = (variables: OrderMutation, key = ['shop', 'change', 'single']) => {
    let finish = (_error?: Error) => {};
    const result = cache
      .build(client, {
        mutationKey: key,
        mutationFn: () =>
          new Promise<void>((resolve, reject) => (finish = (error) => (error ? reject(error) : resolve()))),
      })
      .execute({ variables });
    return {
      async end(error?: Error) {
        await Promise.resolve();
        finish(error);
        await result.catch(() => {});
      },
    };
  };
  return { change, entries: () => [...running.getState()] };
}

test('an order runs while any mutation that changes it is pending; a failed one ends too', async () => {
  const { change, entries } = start();
  const single = change({ orderIds: new Set(['1']), actionId: 'hold-order' });
  const bulk = change({ orderIds: new Set(['1', '2']) }, ['shop', 'change', 'bulk']);
  expect(entries()).toEqual([
    ['1', 'hold-order'],
    ['2', null],
  ]);
  await single.end(new Error('no'));
  expect(entries()).toEqual([
    ['1', null],
    ['2', null],
  ]);
  await bulk.end();
  expect(entries()).toEqual([]);
});

test('mutations of another shop do not count', () => {
  const { change, entries } = start();
  change({ orderIds: new Set(['1']) }, ['other', 'change', 'single']);
  expect(entries()).toEqual([]);
});

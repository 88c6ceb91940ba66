import { expect, test } from 'vitest';
import { mapWithConcurrency } from './mapWithConcurrency.ts';

test('four at a time, all of them, in their order, the failed ones too', async () => {
  let running = 0;
  let most = 0;
  const results = await mapWithConcurrency([1, 2, 3, 4, 5, 6, 7], 4, async (item) => {
    running += 1;
    most = Math.max(most, running);
    await new Promise((resolve) => setTimeout(resolve, 8 - item));
    running -= 1;
    if (item === 3) throw new Error('no');
    return item * 10;
  });
  expect(most).toBe(4);
  expect(results.map((result) => (result.status === 'fulfilled' ? result.value : String(result.reason)))).toEqual([
    10,
    20,
    'Error: no',
    40,
    50,
    60,
    70,
  ]);
});

test('nothing to do is done', async () => {
  expect(await mapWithConcurrency([], 4, async () => 1)).toEqual([]);
});

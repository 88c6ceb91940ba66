import { DatabaseUnavailableError } from '@hub/database';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createGroups } from './createGroups.ts';

/** Groups that end when the test says so. */
function someGroups({ most = 10, atOnce = 1, spacingMs = 0, refuses = '' } = {}) {
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const add = createGroups<string, string>({
    run: async (key, items) => {
      begun.push(`${key}: ${items.join(' ')}`);
      await new Promise<void>((resolve) => ends.push(resolve));
      if (items.includes(refuses)) throw new Error(`${refuses} cannot be done`);
      return items.map((item) => item.toUpperCase());
    },
    most,
    atOnce,
    spacingMs,
  });
  const endNext = async () => {
    await expect.poll(() => ends.length).toBeGreaterThan(0);
    ends.shift()?.();
  };
  return { add, begun, endNext };
}

test('runs the first item at once, groups later ones, and gives each its own result', async () => {
  const { add, begun, endNext } = someGroups();
  const results = ['a', 'b', 'c'].map((item) => add('shop', item));
  expect(begun).toEqual(['shop: a']);
  await endNext();
  await endNext();
  expect(await Promise.all(results)).toEqual(['A', 'B', 'C']);
  expect(begun).toEqual(['shop: a', 'shop: b c']);
});

test('lets keys take turns, even if one has many waiting items', async () => {
  const { add, begun, endNext } = someGroups({ most: 2 });
  const results = ['a', 'b', 'c', 'd', 'e'].map((item) => add('big', item));
  results.push(add('small', 'z'));
  for (let group = 0; group < 4; group += 1) await endNext();
  await Promise.all(results);
  expect(begun).toEqual(['big: a', 'small: z', 'big: b c', 'big: d e']);
});

test('runs as many groups at once as allowed, one per key', async () => {
  const { add, begun, endNext } = someGroups({ atOnce: 2 });
  const results = ['one', 'one', 'two', 'three'].map((key) => add(key, 'a'));
  expect(begun).toEqual(['one: a', 'two: a']);
  for (let group = 0; group < 4; group += 1) await endNext();
  await Promise.all(results);
  expect(begun.toSorted()).toEqual(['one: a', 'one: a', 'three: a', 'two: a']);
});

test('delays the next group of a key a little, so that it collects more items', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'Date', 'performance'] });
  onTestFinished(() => void vi.useRealTimers());
  const { add, begun, endNext } = someGroups({ spacingMs: 150 });
  const first = add('shop', 'a');
  await endNext();
  await first;
  const second = add('shop', 'b');
  await vi.advanceTimersByTimeAsync(149);
  expect(begun).toEqual(['shop: a']);
  const third = add('shop', 'c');
  await vi.advanceTimersByTimeAsync(1);
  await endNext();
  await Promise.all([second, third]);
  expect(begun).toEqual(['shop: a', 'shop: b c']);
});

test('fails only the item that cannot be done', async () => {
  const { add, begun, endNext } = someGroups({ refuses: 'c' });
  const results = Promise.allSettled(['a', 'b', 'c', 'd'].map((item) => add('shop', item)));
  for (let group = 0; group < 5; group += 1) await endNext();
  expect((await results).map((result) => (result.status === 'fulfilled' ? result.value : 'failed'))).toEqual([
    'A',
    'B',
    'failed',
    'D',
  ]);
  expect(begun).toEqual(['shop: a', 'shop: b c d', 'shop: b', 'shop: c', 'shop: d']);
});

test('fails the whole group without a database, and runs later items', async () => {
  let isThere = false;
  let tries = 0;
  const add = createGroups<string, string>({
    run: async (_key, items) => {
      tries += 1;
      if (!isThere) throw new DatabaseUnavailableError('The database cannot be reached.');
      return items;
    },
    most: 10,
    atOnce: 1,
    spacingMs: 0,
  });
  const results = await Promise.allSettled(['a', 'b', 'c'].map((item) => add('shop', item)));
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  expect(tries).toBe(2);
  isThere = true;
  expect(await add('shop', 'd')).toBe('d');
});

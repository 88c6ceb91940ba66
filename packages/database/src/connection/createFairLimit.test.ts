import { expect, test } from 'vitest';
import { createFairLimit } from './createFairLimit.ts';

/** Runs work that lasts until the test ends it. */
function aLimit(options: { most: number; mostOfOne: number }) {
  const limit = createFairLimit<string>(options);
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const results: Promise<void>[] = [];
  const begin = (key: string, ...names: readonly string[]) => {
    for (const name of names)
      results.push(
        limit.run(key, () => {
          begun.push(name);
          return new Promise<void>((resolve) => ends.set(name, resolve));
        }),
      );
  };
  /** Ends one run and waits until the next has started. */
  const end = async (name: string) => {
    ends.get(name)?.();
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { limit, begun, begin, end };
}

const hundred = Array.from({ length: 100 }, (_none, index) => `busy ${index + 1}`);

test('a hundred runs of one key leave room for another key', () => {
  const { begin, begun } = aLimit({ most: 4, mostOfOne: 3 });
  begin('busy', ...hundred);
  begin('quiet', 'quiet');
  expect(begun).toEqual(['busy 1', 'busy 2', 'busy 3', 'quiet']);
});

test('the waiting key with the fewest runs is next, and equal keys take turns', async () => {
  const { begin, begun, end } = aLimit({ most: 4, mostOfOne: 3 });
  begin('busy', ...hundred);
  begin('first', 'first 1', 'first 2', 'first 3');
  begin('second', 'second 1', 'second 2', 'second 3');
  expect(begun).toEqual(['busy 1', 'busy 2', 'busy 3', 'first 1']);
  for (const name of ['busy 1', 'busy 2', 'busy 3', 'first 1', 'second 1']) await end(name);
  expect(begun.slice(4)).toEqual(['second 1', 'busy 4', 'first 2', 'second 2', 'busy 5']);
});

test('a failed run makes room for the next', async () => {
  const { limit } = aLimit({ most: 1, mostOfOne: 1 });
  const fails = () => Promise.reject(new Error('It failed.'));
  for (let time = 0; time < 3; time += 1) await expect(limit.run('key', fails)).rejects.toThrow('It failed.');
  expect(await limit.run('key', async () => 'done')).toBe('done');
});

test('a run that waited too long is rejected and frees its place', async () => {
  const { limit, begin, begun, end } = aLimit({ most: 1, mostOfOne: 1 });
  begin('busy', 'busy 1');
  const timeout = { ms: 5, error: () => new Error('Too late.') };
  const late = limit.run('quiet', async () => begun.push('late'), timeout);
  begin('quiet', 'patient');
  expect(limit.waiting()).toBe(2);
  await expect(late).rejects.toThrow('Too late.');
  expect(limit.waiting()).toBe(1);
  await end('busy 1');
  expect(begun).toEqual(['busy 1', 'patient']);
});

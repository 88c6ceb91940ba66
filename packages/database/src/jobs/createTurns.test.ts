import { expect, test } from 'vitest';
import { createTurns } from './createTurns.ts';

const start = Date.UTC(2026, 5, 1);

test('a small shop’s job comes before a big shop’s earlier backlog', () => {
  let now = start;
  const turns = createTurns(() => now);
  const big = Array.from({ length: 1_000 }, () => turns.next('queue', 1, new Date(now)));
  now += 2_000;
  const small = turns.next('queue', 2, new Date(now));
  expect(big.filter((priority) => priority > small)).toHaveLength(10);
  expect(big.toSorted((a, b) => b - a)).toEqual(big);
});

test('each job gets its turn: later jobs of other shops do not overtake it forever', () => {
  let now = start;
  const turns = createTurns(() => now);
  const big = Array.from({ length: 100 }, () => turns.next('queue', 1, new Date(now)));
  now += 60_000;
  expect(turns.next('queue', 2, new Date(now))).toBeLessThan(Math.min(...big));
});

test('queues count separately, and a job for later does not delay earlier ones', () => {
  const turns = createTurns(() => start);
  for (let job = 0; job < 100; job += 1) turns.next('one', 1, new Date(start));
  turns.next('other', 1, new Date(start + 86_400_000));
  expect(turns.next('other', 1, new Date(start))).toBe(turns.next('third', 1, new Date(start)));
});

test('a time in a thousand years gives a priority that the queue can store', () => {
  const turns = createTurns(() => start);
  expect(turns.next('queue', 1, new Date('3026-01-01'))).toBeGreaterThanOrEqual(-(2 ** 31));
});

import { expect, onTestFinished, test } from 'vitest';
import { createTransactionLimit } from './createTransactionLimit.ts';
import { inJob } from './inJob.ts';

/** Transactions that last until the test ends them, or until the test itself ends. */
function someTransactions() {
  const limit = createTransactionLimit(10);
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  let isOver = false;
  const begin = (shopId: number | null, name: string) =>
    limit.run(shopId, () => {
      begun.push(name);
      return isOver ? Promise.resolve() : new Promise<void>((resolve) => ends.set(name, resolve));
    });
  const endAll = () => {
    isOver = true;
    for (const end of ends.values()) end();
  };
  // A waiting transaction would fail later with a timeout.
  onTestFinished(endAll);
  return { begun, begin, end: (name: string) => ends.get(name)?.(), endAll };
}

const many = (what: string) => Array.from({ length: 100 }, (_none, index) => `${what} ${index + 1}`);
const shops = { busy: 1, small: 2 };

test('long calls and jobs of a busy shop do not delay calls and jobs of other shops, nor calls without a shop', () => {
  const { begin, begun } = someTransactions();
  for (const name of many('job')) void inJob(() => begin(shops.busy, name));
  for (const name of many('call')) void begin(shops.busy, name);
  expect(begun).toHaveLength(8);
  void begin(shops.small, 'call of the small one');
  void inJob(() => begin(shops.small, 'job of the small one'));
  expect(begun.slice(8)).toEqual(['call of the small one', 'job of the small one']);
});

test('jobs leave connections free for calls', () => {
  const { begin, begun } = someTransactions();
  for (const shopId of [1, 2, 3]) for (const name of many('job')) void inJob(() => begin(shopId, name));
  expect(begun).toHaveLength(6);
  for (const name of many('call')) void begin(4, name);
  expect(begun.slice(6)).toEqual(['call 1', 'call 2', 'call 3', 'call 4']);
});

test('jobs wait for each other and continue when one ends', async () => {
  const { begin, begun, end, endAll } = someTransactions();
  const jobs = many('job')
    .slice(0, 6)
    .map((name) => inJob(() => begin(shops.busy, name)));
  expect(begun).toHaveLength(5);
  end('job 1');
  await jobs[0];
  await expect.poll(() => begun).toContain('job 6');
  endAll();
  await Promise.all(jobs);
});

test('a nested transaction does not wait for the outer one', async () => {
  const limit = createTransactionLimit(2);
  const nested = () => limit.run(1, () => limit.run(1, async () => 'done'));
  const results = await Promise.all([1, 2, 3].flatMap(() => [inJob(nested), nested()]));
  expect(new Set(results)).toEqual(new Set(['done']));
});

import { defaultFilters } from '@hub/domain/dashboard';
import { tabs } from '@hub/domain/orders';
import { hashKey, type QueryKey, QueryObserver } from '@tanstack/react-query';
import { beforeEach, expect, test, vi } from 'vitest';
import { createQueryClient } from '../../queries/createQueryClient.ts';
import { isReadInBackground, isSameRequest } from '../../queries/backgroundReads.ts';
import { endBackgroundReads } from '../../queries/backgroundReads.ts';
import { orderKeys } from '../orderKeys.ts';
import { createChangeQueue } from './createChangeQueue.ts';

const shop = 'a.myshopify.com';
const list = (tab: (typeof tabs)[keyof typeof tabs]) => orderKeys.list(shop, tab, defaultFilters, 1);
const [open, hold, all] = [list(tabs.open), list(tabs.hold), list(tabs.all)];
const stats = orderKeys.stats(shop, defaultFilters);

beforeEach(() => void vi.useFakeTimers());

/** Observed queries whose reads take this many ms, and a queue. */
async function setup(keys: readonly QueryKey[], { readMs = 20, isHidden = (): boolean => false } = {}) {
  const client = createQueryClient();
  const reads: string[] = [];
  let failing = false;
  const queryFn = (key: QueryKey) => async () => {
    reads.push(String(key === stats ? 'stats' : key[3]));
    await new Promise((resolve) => setTimeout(resolve, readMs));
    if (failing) throw new Error('no');
    return { at: Date.now() };
  };
  const observers = keys.map((queryKey) => new QueryObserver(client, { queryKey, queryFn: queryFn(queryKey) }));
  const ends = observers.map((observer) => observer.subscribe(() => undefined));
  await vi.advanceTimersByTimeAsync(readMs + 100);
  const queue = createChangeQueue({ client, shop, isHidden });
  const stop = queue.start();
  reads.splice(0);
  return {
    client,
    queue,
    stop,
    reads,
    leave: () => ends.forEach((end) => end()),
    fail: (isFailing: boolean) => (failing = isFailing),
    valueOf: (queryKey: QueryKey) => client.getQueryData<object>(queryKey) ?? {},
    readNow: (queryKey: QueryKey) => void client.refetchQueries({ queryKey }),
  };
}

test('only queries that show the changed stages reload, within half a second', async () => {
  const { queue, reads } = await setup([open, hold, all, list(tabs.errors), stats]);
  queue.add(['hold', 'open']);
  await vi.advanceTimersByTimeAsync(500);
  expect(reads.toSorted()).toEqual(['1', '2', '6', 'stats']);
});

test('a hundred changes are read once, then once a second', async () => {
  const { queue, reads } = await setup([open]);
  for (let change = 0; change < 100; change += 1) {
    queue.add(['open']);
    await vi.advanceTimersByTimeAsync(20);
  }
  expect(reads.length).toBeLessThanOrEqual(3);
  await vi.advanceTimersByTimeAsync(5_000);
  const settled = reads.length;
  expect(settled).toBeLessThanOrEqual(4);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(reads).toHaveLength(settled);
});

test('a slow list is read a quarter of the time at most', async () => {
  const { queue, reads } = await setup([open], { readMs: 2_000 });
  const timer = setInterval(() => queue.add(['open']), 100);
  await vi.advanceTimersByTimeAsync(40_000);
  clearInterval(timer);
  expect(reads.length).toBeGreaterThanOrEqual(4);
  expect(reads.length).toBeLessThanOrEqual(6);
});

test('a change that the page itself made and reloaded is not read twice', async () => {
  const { queue, reads, readNow } = await setup([open]);
  queue.add(['open']);
  await vi.advanceTimersByTimeAsync(50);
  readNow(open);
  await vi.advanceTimersByTimeAsync(3_000);
  expect(reads).toEqual(['2']);
});

test('a read that started before the change is awaited and then repeated', async () => {
  const { queue, reads, readNow } = await setup([open], { readMs: 600 });
  readNow(open);
  await vi.advanceTimersByTimeAsync(100);
  queue.add(['open']);
  await vi.advanceTimersByTimeAsync(450);
  expect(reads).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(3_000);
  expect(reads).toHaveLength(2);
});

test('an unobserved query is read when it is observed', async () => {
  const { client, queue, reads, leave } = await setup([open]);
  leave();
  queue.add(['open']);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(reads).toEqual([]);
  expect(client.getQueryState(open)?.isInvalidated).toBe(true);
});

test('nothing is read while the page is hidden, and everything once it is visible', async () => {
  let isHidden = true;
  const { queue, reads } = await setup([open, hold], { isHidden: () => isHidden });
  queue.add(['open']);
  queue.add(['hold']);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(reads).toEqual([]);
  isHidden = false;
  queue.wake();
  await vi.advanceTimersByTimeAsync(500);
  expect(reads.toSorted()).toEqual(['2', '6']);
});

test('a failed query waits for Retry, or for a moment when everything may have changed', async () => {
  const { queue, reads, readNow, fail } = await setup([open]);
  fail(true);
  readNow(open);
  await vi.advanceTimersByTimeAsync(100);
  reads.splice(0);
  queue.add(['open']);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(reads).toEqual([]);
  fail(false);
  queue.add('all');
  await vi.advanceTimersByTimeAsync(2_000);
  expect(reads).toEqual(['2']);
});

test('a canceled first read is not started again', async () => {
  const { client, queue, reads } = await setup([]);
  const observer = new QueryObserver(client, {
    queryKey: open,
    queryFn: async () => {
      reads.push('2');
      await new Promise((resolve) => setTimeout(resolve, 5_000));
      return 1;
    },
  });
  observer.subscribe(() => undefined);
  await vi.advanceTimersByTimeAsync(10);
  await client.cancelQueries({ queryKey: open });
  queue.add('all');
  await vi.advanceTimersByTimeAsync(3_000);
  expect(reads).toEqual(['2']);
});

test('once stopped it reads nothing', async () => {
  const { queue, stop, reads } = await setup([open]);
  queue.add(['open']);
  stop();
  await vi.advanceTimersByTimeAsync(3_000);
  expect(reads).toEqual([]);
});

test('its reads and their results are marked as background reads', async () => {
  const { client, queue, valueOf } = await setup([open]);
  const hash = hashKey(open);
  const before = valueOf(open);
  expect(isReadInBackground(client, hash)).toBe(false);
  queue.add(['open']);
  await vi.advanceTimersByTimeAsync(260);
  expect(isReadInBackground(client, hash)).toBe(true);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(valueOf(open)).not.toBe(before);
  expect([isReadInBackground(client, hash), isSameRequest(before, valueOf(open))]).toEqual([false, true]);
});

test('a read is no longer a background read once the person requests it', async () => {
  const { client, queue, valueOf } = await setup([open]);
  const before = valueOf(open);
  queue.add(['open']);
  await vi.advanceTimersByTimeAsync(260);
  endBackgroundReads(client, orderKeys.all(shop));
  expect(isReadInBackground(client, hashKey(open))).toBe(false);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(isSameRequest(before, valueOf(open))).toBe(false);
});

import { expect, test } from 'vitest';
import { createSampleReader, type SampleReaderOptions } from './createSampleReader.ts';

const ids = Array.from({ length: 10 }, (_, index) => `order ${index}`);

interface Call {
  id: string;
  signal: AbortSignal;
  answer(): void;
  fail(error: unknown): void;
}

function readerOf(options: Partial<SampleReaderOptions<string>> = {}) {
  const calls: Call[] = [];
  const reader = createSampleReader<string>({
    ids,
    concurrency: 4,
    read: (id, signal) =>
      new Promise((resolve, reject) =>
        calls.push({ id, signal, answer: () => resolve(`detail of ${id}`), fail: reject }),
      ),
    isFatal: (error) => error === 'offline',
    ...options,
  });
  const waitUntilSettled = () => expect.poll(() => reader.getState().phase).not.toBe('reading');
  /** Flushes pending promises. */
  const flushTasks = () => new Promise((resolve) => setTimeout(resolve, 0));
  return { reader, calls, waitUntilSettled, flushTasks };
}

test('details read four at a time, newest first, until all are read', async () => {
  const { reader, calls, flushTasks } = readerOf();
  const counts: number[] = [];
  reader.subscribe(() => counts.push(reader.getState().read.size));
  reader.start();
  await flushTasks();
  expect(calls.map(({ id }) => id)).toEqual(ids.slice(0, 4));
  for (let index = 0; index < ids.length; index += 1) {
    calls[index]?.answer();
    await flushTasks();
    expect(calls.length).toBe(Math.min(ids.length, index + 5));
  }
  expect([reader.getState().phase, reader.getState().read.size]).toEqual(['done', 10]);
  expect(counts).toEqual(counts.toSorted((a, b) => a - b));
});

test('cancellable: what is under way is given up, what was read stays, and the rest can be read later', async () => {
  const { reader, calls, flushTasks } = readerOf();
  reader.start();
  await flushTasks();
  calls[0]?.answer();
  await flushTasks();
  reader.stop();
  expect(calls.slice(1).map(({ signal }) => signal.aborted)).toEqual([true, true, true, true]);
  calls[1]?.answer();
  calls[2]?.fail(new Error('aborted'));
  await flushTasks();
  expect(reader.getState()).toMatchObject({ phase: 'stopped', failed: new Set() });
  expect([...reader.getState().read.keys()]).toEqual(['order 0']);
  expect(calls).toHaveLength(5);

  reader.start();
  await flushTasks();
  expect(calls.slice(5).map(({ id }) => id)).toEqual(['order 1', 'order 2', 'order 3', 'order 4']);
});

test('a detail that cannot be read is counted, and the others are read', async () => {
  const { reader, waitUntilSettled } = readerOf({
    read: async (id) => (id === 'order 3' ? Promise.reject(new Error('no')) : id),
  });
  reader.start();
  await waitUntilSettled();
  expect(reader.getState()).toMatchObject({ phase: 'done', failed: new Set(['order 3']) });
  expect(reader.getState().read.size).toBe(9);
});

test('without a connection it stops at once, and Retry goes on', async () => {
  const { reader, calls, flushTasks } = readerOf();
  reader.start();
  await flushTasks();
  calls[0]?.fail('offline');
  await flushTasks();
  expect(reader.getState()).toMatchObject({ phase: 'failed', error: 'offline' });
  expect(calls).toHaveLength(4);
  reader.start();
  expect(reader.getState().failed.size).toBe(0);
  await flushTasks();
  expect(calls.slice(4).map(({ id }) => id)).toEqual(ids.slice(0, 4));
});

test('when all that are under way fail, it is the server: no 200 calls more', async () => {
  const { reader, calls, flushTasks } = readerOf();
  reader.start();
  await flushTasks();
  for (const { fail } of calls) fail(new Error('500'));
  await flushTasks();
  expect(reader.getState().phase).toBe('failed');
  expect(calls).toHaveLength(4);
});

test('no orders: done, without a call', async () => {
  const { reader, calls, flushTasks } = readerOf({ ids: [] });
  reader.start();
  await flushTasks();
  expect([reader.getState().phase, calls.length]).toEqual(['done', 0]);
});

test('two starts are one', async () => {
  const { reader, calls, flushTasks } = readerOf();
  reader.start();
  reader.start();
  await flushTasks();
  expect(calls).toHaveLength(4);
});

test('after a long wait: what hangs is given up and asked again with the rest, and its late answer counts for nothing', async () => {
  const { reader, calls, flushTasks } = readerOf();
  reader.start();
  await flushTasks();
  calls[0]?.answer();
  await flushTasks();
  const { since } = reader.getState();
  await expect.poll(() => Date.now()).toBeGreaterThan(since);
  reader.restart();
  await flushTasks();
  expect(calls.slice(0, 5).map(({ signal }) => signal.aborted)).toEqual([true, true, true, true, true]);
  expect(calls.slice(5).map(({ id }) => id)).toEqual(['order 1', 'order 2', 'order 3', 'order 4']);
  expect(reader.getState().since).toBeGreaterThan(since);
  calls[1]?.answer();
  calls[2]?.fail(new Error('late'));
  await flushTasks();
  expect(reader.getState()).toMatchObject({ phase: 'reading', failed: new Set() });
  expect([...reader.getState().read.keys()]).toEqual(['order 0']);
  expect(calls).toHaveLength(9);
});

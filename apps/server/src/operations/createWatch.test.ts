import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createWatch, inTurn } from './createWatch.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a slow check is not overtaken by the next, and an error ends nothing', async () => {
  const errors: unknown[] = [];
  const looks: PromiseWithResolvers<void>[] = [];
  const look = () => {
    const next = Promise.withResolvers<void>();
    looks.push(next);
    return next.promise;
  };
  const watch = createWatch(look, { everyMs: 1_000, isImmediate: true, onError: (error) => errors.push(error) });
  watch.begin();
  await vi.advanceTimersByTimeAsync(3_500);
  expect(looks).toHaveLength(1);
  looks[0]?.reject('No database.');
  await vi.advanceTimersByTimeAsync(1_000);
  expect([looks.length, errors]).toEqual([2, ['No database.']]);
  looks[1]?.resolve();
  await watch.stop();
});

test('a watch that stops aborts the running check and waits for it', async () => {
  const ended: boolean[] = [];
  const look = (signal: AbortSignal) =>
    new Promise<void>((resolve) => {
      signal.addEventListener('abort', () => resolve());
    }).then(() => void ended.push(true));
  const watch = createWatch(look, { everyMs: 1_000, onError: vi.fn() });
  watch.begin();
  await vi.advanceTimersByTimeAsync(1_000);
  await watch.stop();
  expect(ended).toEqual([true]);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(ended).toEqual([true]);
});

test('a step that fails is reported, and the next ones run until the watch stops', async () => {
  const stopping = new AbortController();
  const taken: string[] = [];
  const errors: unknown[] = [];
  const steps = [
    () => Promise.reject('No database.'),
    async () => taken.push('second'),
    async () => stopping.abort(),
    async () => taken.push('fourth'),
  ];
  await inTurn(steps, (error) => errors.push(error))(stopping.signal);
  expect([taken, errors]).toEqual([['second'], ['No database.']]);
});

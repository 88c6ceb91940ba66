import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createRetryableRequest, type RequestAttempt, WaitCancelledError } from './createRetryableRequest.ts';

beforeEach(() => void vi.useFakeTimers({ now: 1_000 }));
afterEach(() => void vi.useRealTimers());

interface Sent extends RequestAttempt<number> {
  answer(text: string): void;
  fail(error: unknown): void;
}

function start() {
  const sent: Sent[] = [];
  const request = createRetryableRequest<string, number>(
    (attempt) => new Promise((answer, fail) => sent.push({ ...attempt, answer, fail })),
  );
  const attemptAt = (index: number): Sent => {
    const attempt = sent[index];
    if (!attempt) throw new Error(`Attempt ${index} was not sent.`);
    return attempt;
  };
  return { request, sent, attemptAt };
}

test('sends at once and settles with the answer', async () => {
  const { request, attemptAt } = start();
  expect(request.getState()).toEqual({ isPending: true, startedAt: 1_000, progress: undefined, error: null });
  attemptAt(0).answer('done');
  expect(await request.result).toBe('done');
  expect(request.getState().isPending).toBe(false);
});

test('a retry aborts the hanging call, and only the newest answer counts', async () => {
  const { request, sent, attemptAt } = start();
  vi.advanceTimersByTime(12_000);
  request.retry();
  expect(sent).toHaveLength(2);
  expect(attemptAt(0).signal.aborted).toBe(true);
  expect(request.getState().startedAt).toBe(13_000);

  attemptAt(0).onProgress(7);
  attemptAt(0).answer('of the first');
  await vi.advanceTimersByTimeAsync(0);
  expect(request.getState()).toEqual({ isPending: true, startedAt: 13_000, progress: undefined, error: null });

  attemptAt(1).answer('of the second');
  expect(await request.result).toBe('of the second');
});

test('cancel stops waiting and aborts the call; a late answer changes nothing', async () => {
  const { request, attemptAt } = start();
  request.cancel();
  attemptAt(0).answer('late');
  await expect(request.result).rejects.toBeInstanceOf(WaitCancelledError);
  expect(attemptAt(0).signal.aborted).toBe(true);
});

test('once settled it is neither sent again nor canceled', async () => {
  const { request, sent, attemptAt } = start();
  const error = new Error('no');
  attemptAt(0).fail(error);
  await expect(request.result).rejects.toBe(error);
  request.retry();
  request.cancel();
  expect(sent).toHaveLength(1);
});

test('progress counts as an answer: the wait starts over', () => {
  const { request, attemptAt } = start();
  const listener = vi.fn();
  request.subscribe(listener);
  vi.advanceTimersByTime(5_000);
  attemptAt(0).onProgress(500);
  expect(request.getState()).toEqual({ isPending: true, startedAt: 6_000, progress: 500, error: null });
  expect(listener).toHaveBeenCalledOnce();
});

test('a synchronous throw of send is a rejection', async () => {
  const error = new Error('no such action');
  const request = createRetryableRequest(() => {
    throw error;
  });
  await expect(request.result).rejects.toBe(error);
});

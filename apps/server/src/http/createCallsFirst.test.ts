import { afterEach, expect, test, vi } from 'vitest';
import { createCallsFirst } from './createCallsFirst.ts';

afterEach(() => void vi.useRealTimers());

const aRequest = () => new Request('http://localhost/');

/** A backend whose calls run until the test answers them; timers are `late` by milliseconds. */
function aRush(late = { ms: 0 }) {
  const callsFirst = createCallsFirst({ now: () => late.ms });
  const answers: (() => void)[] = [];
  const call = callsFirst.counted(
    () => new Promise((resolve) => answers.push(() => resolve(new Response('the reply')))),
  );
  return { callsFirst, call, answerAll: () => answers.splice(0).forEach((answer) => answer()) };
}

test('a job starts at once beside a few calls, and waits for the end of a rush', async () => {
  vi.useFakeTimers();
  const { callsFirst, call, answerAll } = aRush();
  const replies = Array.from({ length: 19 }, () => call(aRequest()));
  await callsFirst.untilFewCalls();
  replies.push(call(aRequest()));
  let hasBegun = false;
  const waiting = callsFirst.untilFewCalls().then(() => (hasBegun = true));
  await vi.advanceTimersByTimeAsync(500);
  expect(hasBegun).toBe(false);
  answerAll();
  expect(await (await replies[0])?.text()).toBe('the reply');
  await Promise.all(replies);
  await vi.advanceTimersByTimeAsync(50);
  await waiting;
  expect(hasBegun).toBe(true);
});

test('a job waits at most two seconds, regardless of running calls', async () => {
  vi.useFakeTimers();
  const { callsFirst, call } = aRush();
  for (let index = 0; index < 100; index += 1) void call(aRequest());
  let hasBegun = false;
  void callsFirst.untilFewCalls().then(() => (hasBegun = true));
  await vi.advanceTimersByTimeAsync(1_900);
  expect(hasBegun).toBe(false);
  await vi.advanceTimersByTimeAsync(200);
  expect(hasBegun).toBe(true);
});

test('beside one call, a job waits while the processor is busy; without calls it does not', async () => {
  vi.useFakeTimers();
  const late = { ms: 100 };
  const { callsFirst, call, answerAll } = aRush(late);
  await callsFirst.untilFewCalls();
  void call(aRequest());
  let hasBegun = false;
  void callsFirst.untilFewCalls().then(() => (hasBegun = true));
  await vi.advanceTimersByTimeAsync(500);
  expect(hasBegun).toBe(false);
  late.ms = 5;
  await vi.advanceTimersByTimeAsync(50);
  expect(hasBegun).toBe(true);
  answerAll();
});

test('a failed call no longer counts as running', async () => {
  const { callsFirst } = aRush();
  const call = callsFirst.counted(() => Promise.reject(new Error('It failed.')));
  for (let index = 0; index < 30; index += 1) await expect(call(aRequest())).rejects.toThrow('It failed.');
  const startedAt = performance.now();
  await callsFirst.untilFewCalls();
  expect(performance.now() - startedAt).toBeLessThan(1_000);
});

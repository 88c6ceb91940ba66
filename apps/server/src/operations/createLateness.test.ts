import { expect, onTestFinished, test, vi } from 'vitest';
import { createLateness } from './createLateness.ts';

test('a process that computes for long is late, and recovers soon after', () => {
  let at = 0;
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => at);
  onTestFinished(() => clock.mockRestore());
  const pass = (ms: number) => {
    for (const end = at + ms; at < end; at += 20) vi.advanceTimersByTime(20);
  };
  const lateness = createLateness();
  onTestFinished(lateness.stop);
  pass(100);
  expect(lateness.now()).toBeLessThan(30);
  // Computes, so that no timer fires.
  at += 300;
  expect(lateness.now()).toBeGreaterThan(200);
  pass(40);
  expect(lateness.now()).toBeGreaterThan(100);
  pass(400);
  expect(lateness.now()).toBeLessThan(30);
});

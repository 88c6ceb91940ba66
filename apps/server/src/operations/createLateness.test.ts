import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { createLateness } from './createLateness.ts';

test('a process that computes for long is late, and soon not any more', async () => {
  const lateness = createLateness();
  onTestFinished(lateness.stop);
  await sleep(100);
  const startedAt = performance.now();
  while (performance.now() - startedAt < 300);
  expect(lateness.now()).toBeGreaterThan(200);
  await expect.poll(() => lateness.now()).toBeLessThan(30);
});

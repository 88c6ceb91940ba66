import { expect, test } from 'vitest';
import { delay } from './delay.ts';

test('waits, then resolves', async () => {
  await expect(delay(1)).resolves.toBeUndefined();
});

test('a signal that is already aborted ends it at once', async () => {
  await expect(delay(60_000, AbortSignal.abort('stop'))).rejects.toBe('stop');
});

import { expect, test } from 'vitest';
import { waitFor } from './waitFor.ts';

test('waits, then resolves', async () => {
  await expect(waitFor(1)).resolves.toBeUndefined();
});

test('a signal that is already aborted ends it at once', async () => {
  await expect(waitFor(60_000, AbortSignal.abort('stop'))).rejects.toBe('stop');
});

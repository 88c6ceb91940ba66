import type { Database } from '@hub/database';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createShopChanges } from './ShopChanges.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Shop changes over a database that announces what the test emits. */
async function setup() {
  let announce: (payload: string) => void = () => undefined;
  const listen: Database['listen'] = async (_, onPayload) => {
    announce = onPayload;
    return async () => undefined;
  };
  const changes = await createShopChanges({ listen } as Database);
  return { changes, change: (shopId: number, stages: string[]) => announce(JSON.stringify({ shopId, stages })) };
}

test('changes reach the listeners of their shop until they unsubscribe', async () => {
  const { changes, change } = await setup();
  const heard = vi.fn<(stages: readonly string[] | null) => void>();
  const end = changes.subscribe(1, heard);
  change(1, ['open']);
  change(2, ['hold']);
  end();
  change(1, ['closed']);
  expect(heard.mock.calls).toEqual([[['open']]]);
});

test('a new listener receives the changes of the last ten seconds in its shop, and nothing older', async () => {
  const { changes, change } = await setup();
  change(1, ['open']);
  change(2, ['error']);
  vi.advanceTimersByTime(8_000);
  change(1, ['hold']);
  vi.advanceTimersByTime(3_000);
  const heard = vi.fn<(stages: readonly string[] | null) => void>();
  changes.subscribe(1, heard);
  expect(heard.mock.calls).toEqual([[['hold']]]);
  vi.advanceTimersByTime(20_000);
  const later = vi.fn<(stages: readonly string[] | null) => void>();
  changes.subscribe(1, later);
  expect(later).not.toHaveBeenCalled();
});

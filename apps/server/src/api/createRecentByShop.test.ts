import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createRecentByShop } from './createRecentByShop.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('any number of shops is forgotten after ten seconds without a change', () => {
  const recent = createRecentByShop();
  for (let shopId = 1; shopId <= 1_000; shopId += 1) recent.add(shopId, ['open']);
  vi.advanceTimersByTime(8_000);
  recent.add(1, ['hold']);
  vi.advanceTimersByTime(3_000);
  recent.add(2_000, ['open']);
  expect(recent.shopCount()).toBe(2);
  expect([recent.stagesOf(1), recent.stagesOf(2), recent.stagesOf(2_000)]).toEqual([['hold'], [], ['open']]);
});

import { loadSeed } from '@hub/api-client/mocks/node';
import { expect, test } from 'vitest';
import { arrivalGap } from './createStoreSimulator.ts';

const minuteMs = 60_000;

test('the gap is five times shorter than in the sample data, from five seconds to two minutes', () => {
  expect(arrivalGap(5 * minuteMs, 1)).toBe(minuteMs);
  expect(arrivalGap(0, 1)).toBe(5_000);
  expect(arrivalGap(-minuteMs, 1)).toBe(5_000);
  expect(arrivalGap(14 * 60 * minuteMs, 1)).toBe(2 * minuteMs);
});

test('speed divides the time', () => {
  expect(arrivalGap(5 * minuteMs, 60)).toBe(1_000);
  expect(arrivalGap(5 * minuteMs, 0.5)).toBe(2 * minuteMs);
});

test('averages one order a minute over the sample data, and never pauses for two minutes', async () => {
  const placed = (await loadSeed()).filter(({ lines }) => lines.some(({ quantity }) => quantity > 0)).toReversed();
  const gaps = placed.slice(1).map(({ at }, index) => arrivalGap(at - (placed[index]?.at ?? 0), 1));
  const mean = gaps.reduce((sum, gap) => sum + gap, 0) / gaps.length;
  expect(mean).toBeGreaterThan(50_000);
  expect(mean).toBeLessThan(70_000);
  expect(Math.max(...gaps)).toBe(2 * minuteMs);
});

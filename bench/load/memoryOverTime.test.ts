import { describe, expect, test } from 'vitest';
import { floorsOf, slopePerHour } from './memoryOverTime.ts';

describe('memory over time', () => {
  test('that grows by a megabyte a minute gains sixty in an hour', () => {
    const points = [0, 60, 120, 180].map((second) => ({ second, megabytes: 100 + second / 60 }));
    expect(slopePerHour(points)).toBeCloseTo(60);
  });

  test('that goes up and down around a height is flat by its floors', () => {
    const points = Array.from({ length: 60 }, (_none, second) => ({ second, megabytes: 100 + (second % 10) * 5 }));
    expect(floorsOf(points, 20)).toEqual([0, 20, 40].map((second) => ({ second, megabytes: 100 })));
    expect(slopePerHour(floorsOf(points, 20))).toBe(0);
  });

  test('of one moment, or none, has no slope', () => {
    expect(slopePerHour([])).toBeNull();
    expect(slopePerHour([{ second: 1, megabytes: 100 }])).toBeNull();
    expect(slopePerHour([1, 1].map((second) => ({ second, megabytes: 100 })))).toBeNull();
  });
});

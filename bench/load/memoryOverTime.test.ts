import { describe, expect, test } from 'vitest';
import { floorsOf, isFlat, slopePerHour } from './memoryOverTime.ts';

describe('memory over time', () => {
  test('that grows by a megabyte a minute gains sixty in an hour', () => {
    const points = [0, 60, 120, 180].map((second) => ({ second, megabytes: 100 + second / 60 }));
    expect(slopePerHour(points)?.perHour).toBeCloseTo(60);
    expect(slopePerHour(points)?.uncertainty).toBeCloseTo(0);
  });

  test('of an uneven run has a slope with its error, which a longer run makes smaller', () => {
    // Calculated by hand: residuals of 1, -2 and 1 MB around a level line, a spread of 7,200 s².
    const uneven = [101, 98, 101].map((megabytes, index) => ({ second: index * 60, megabytes }));
    expect(slopePerHour(uneven)).toEqual({ perHour: 0, uncertainty: 2 * Math.sqrt(6 / 7_200) * 3_600 });
    const longer = [0, 180, 360, 540].flatMap((from) =>
      uneven.map((point) => ({ ...point, second: point.second + from })),
    );
    expect(slopePerHour(longer)?.uncertainty).toBeLessThan(30);
  });

  test('is called flat or growing only when its uncertainty allows it', () => {
    expect(isFlat({ perHour: 20, uncertainty: 30 }, 60)).toBe(true);
    expect(isFlat({ perHour: 20, uncertainty: 50 }, 60)).toBeNull();
    expect(isFlat({ perHour: 100, uncertainty: 30 }, 60)).toBe(false);
  });

  test('is flat when only its peaks vary', () => {
    const points = Array.from({ length: 60 }, (_none, second) => ({ second, megabytes: 100 + (second % 10) * 5 }));
    expect(floorsOf(points, 20)).toEqual([0, 20, 40].map((second) => ({ second, megabytes: 100 })));
    expect(slopePerHour(floorsOf(points, 20))).toEqual({ perHour: 0, uncertainty: 0 });
  });

  test('of fewer than three moments has no slope', () => {
    expect(slopePerHour([])).toBeNull();
    expect(slopePerHour([{ second: 1, megabytes: 100 }])).toBeNull();
    expect(slopePerHour([1, 1, 1].map((second) => ({ second, megabytes: 100 })))).toBeNull();
  });
});

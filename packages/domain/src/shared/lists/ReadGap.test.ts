import { expect, test } from 'vitest';
import { readGapText, sumReadGaps } from './ReadGap.ts';

test('says how many of about how many were read, or that some may be missing', () => {
  expect(readGapText({ read: 120, expected: 125 })).toBe('120 of about 125 orders; 5 moved while loading.');
  expect(readGapText({ read: 1_234, expected: null })).toBe(
    'Orders moved while these 1,234 were loading, so some may be missing.',
  );
});

test('sums several lists, and one unknown makes the sum unknown', () => {
  const whole = { read: 10, gap: null };
  const short = { read: 120, gap: { read: 120, expected: 125 } };
  expect(sumReadGaps([whole, whole])).toBeNull();
  expect(sumReadGaps([whole, short])).toEqual({ read: 130, expected: 135 });
  expect(sumReadGaps([short, { read: 7, gap: { read: 7, expected: null } }])).toEqual({ read: 127, expected: null });
});

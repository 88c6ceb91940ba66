import { expect, test } from 'vitest';
import { formatShortTime } from './formatShortTime.ts';

test('formats a time in the zone, without its year', () => {
  expect(formatShortTime('2026-12-03T08:00:00Z', 'Europe/Berlin')).toBe('Dec 3, 9:00 AM');
  expect(formatShortTime('2026-12-03T02:30:00Z', 'America/New_York')).toBe('Dec 2, 9:30 PM');
});

test('shows text that is not a time as it is', () => {
  expect(formatShortTime('soon', 'UTC')).toBe('soon');
});

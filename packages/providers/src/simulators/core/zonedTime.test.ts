import { expect, test } from 'vitest';
import { zonedDay, zonedTime } from './zonedTime.ts';

test.each([
  ['2026-01-31T16:46:27Z', '2026-01-31T08:46:27'],
  // Clocks go forward at 2 a.m.
  ['2026-03-08T09:59:59Z', '2026-03-08T01:59:59'],
  ['2026-03-08T10:00:00Z', '2026-03-08T03:00:00'],
  // Clocks go back, so one hour repeats.
  ['2026-11-01T08:59:59Z', '2026-11-01T01:59:59'],
  ['2026-11-01T09:00:00Z', '2026-11-01T01:00:00'],
])('%s is %s in Los Angeles', (utc, local) => {
  expect(zonedTime(Date.parse(utc), 'America/Los_Angeles')).toBe(local);
});

test('starts a day at midnight of the zone', () => {
  expect(zonedDay(Date.parse('2026-02-01T04:59:59Z'), 'America/New_York')).toBe('2026-01-31');
  expect(zonedDay(Date.parse('2026-02-01T05:00:00Z'), 'America/New_York')).toBe('2026-02-01');
});

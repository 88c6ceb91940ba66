import { expect, test } from 'vitest';
import { formatTimeOfDay } from './formatTimeOfDay.ts';

test.each([
  ['00:00', '12:00 AM'],
  ['09:30', '9:30 AM'],
  ['12:05', '12:05 PM'],
  ['23:59', '11:59 PM'],
  ['25:00', '25:00'],
  ['', ''],
])('%s is shown as %s', (time, shown) => {
  expect(formatTimeOfDay(time)).toBe(shown);
});

import fc from 'fast-check';
import { expect, it } from 'vitest';
import { calendarDay } from './calendarDay.ts';
import { parseLocalTime } from './parseLocalTime.ts';

const pacific = 'America/Los_Angeles';
const iso = (text: string, zone = pacific) => {
  const epoch = parseLocalTime(text, zone);
  return epoch === null ? null : new Date(epoch).toISOString();
};

it.each(['', 'today', '2026-02-30', '2026-13-01', '2026-01-31T25:00:00', '31/01/2026', '2026-01-31T', '20260131'])(
  '%j is not a time',
  (text) => {
    expect(iso(text)).toBe(null);
  },
);

it.each([
  ['2026-01-31', '2026-01-31T08:00:00.000Z'],
  ['2026-07-31', '2026-07-31T07:00:00.000Z'],
  ['2026-01-31T08:46:27.0000000', '2026-01-31T16:46:27.000Z'],
  ['2026-01-31 08:46', '2026-01-31T16:46:00.000Z'],
  [' 2026-01-31T08:46:27 ', '2026-01-31T16:46:27.000Z'],
  ['2026-01-31T08:46:27Z', '2026-01-31T08:46:27.000Z'],
  ['2026-01-31T08:46:27+05:30', '2026-01-31T03:16:27.000Z'],
])('%j in Los Angeles is %s', (text, instant) => {
  expect(iso(text)).toBe(instant);
});

it('takes the next time for a skipped one, and the first of a repeated one', () => {
  expect(iso('2026-03-08T02:30:00')).toBe('2026-03-08T10:30:00.000Z');
  expect(iso('2026-11-01T01:30:00')).toBe('2026-11-01T08:30:00.000Z');
});

it('round-trips the day in every zone', () => {
  const zone = fc.constantFrom(pacific, 'America/New_York', 'Europe/London', 'Asia/Tokyo', 'Pacific/Chatham', 'UTC');
  const day = fc.date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true });
  fc.assert(
    fc.property(day, zone, (date, timeZone) => {
      const text = date.toISOString().slice(0, 'YYYY-MM-DD'.length);
      expect(calendarDay(parseLocalTime(text, timeZone) ?? NaN, timeZone)).toBe(text);
    }),
  );
});

import * as fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { calendarDay } from './calendarDay.ts';
import { formatDate } from './formatDate.ts';
import { formatTime } from './formatTime.ts';

const zones = ['UTC', 'America/New_York', 'Asia/Tokyo', 'Pacific/Chatham'];

describe('Times shown as YYYY-MM-DD hh:ii:ss AA (§9)', () => {
  test.each([
    ['2024-01-05T00:00:00Z', 'UTC', '2024-01-05 12:00:00 AM'],
    ['2024-01-05T12:00:00Z', 'UTC', '2024-01-05 12:00:00 PM'],
    ['2024-01-05T13:07:09+00:00', 'UTC', '2024-01-05 01:07:09 PM'],
    ['2024-01-05T23:59:59.999Z', 'Asia/Tokyo', '2024-01-06 08:59:59 AM'],
    ['2024-03-10T06:59:59Z', 'America/New_York', '2024-03-10 01:59:59 AM'],
    ['2024-03-10T07:00:00Z', 'America/New_York', '2024-03-10 03:00:00 AM'],
    ['2024-11-03T05:30:00Z', 'America/New_York', '2024-11-03 01:30:00 AM'],
    ['2024-11-03T06:30:00Z', 'America/New_York', '2024-11-03 01:30:00 AM'],
    ['2024-06-30T11:15:00Z', 'Pacific/Chatham', '2024-07-01 12:00:00 AM'],
    ['2010-12-01 08:26:00+0000', 'Europe/London', '2010-12-01 08:26:00 AM'],
  ])('%s in %s is %s', { tags: '§9.13' }, (iso, zone, shown) => {
    expect(formatTime(iso, zone)).toBe(shown);
  });

  it('shows nothing for a missing time', () => {
    expect(formatTime(null, 'UTC')).toBe('');
    expect(formatDate(null, 'UTC')).toBe('');
  });

  test.each([
    '',
    'yesterday',
    '2024-02-30T00:00:00Z',
    '2024-13-01T00:00:00Z',
    '2024-01-01T00:00:00',
    '0000-01-01T00:00:00Z',
    '0000-00-00 00:00:00',
  ])('shows text that names no instant as it is: "%s"', (text) => {
    expect(formatTime(text, 'UTC')).toBe(text);
    expect(formatDate(text, 'UTC')).toBe(text);
  });

  it('reads an unknown zone as UTC', () => {
    expect(formatTime('2024-01-05T13:07:09Z', 'Mars/Olympus')).toBe('2024-01-05 01:07:09 PM');
  });

  it('never shows "Invalid Date" or NaN', { tags: 'hazard:dates-and-numbers' }, () => {
    const anyText = fc.oneof(fc.string(), fc.stringMatching(/^\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d(Z|[+-]\d\d:\d\d)$/));
    const anyZone = fc.oneof(fc.constantFrom(...zones), fc.string());
    fc.assert(
      fc.property(anyText, anyZone, (text, zone) => {
        const shown = formatTime(text, zone) + formatDate(text, zone);
        expect(text.includes('NaN') || text.includes('Invalid') || !/NaN|Invalid|undefined/.test(shown)).toBe(true);
      }),
    );
  });

  it(
    'names the instant exactly: reading the text back gives the same second',
    { tags: 'hazard:dates-and-numbers' },
    () => {
      const instants = fc.date({ min: new Date('1971-01-01Z'), max: new Date('2099-12-31Z'), noInvalidDate: true });
      fc.assert(
        fc.property(instants, fc.constantFrom('UTC', 'Asia/Tokyo'), (instant, zone) => {
          const shown = formatTime(instant.toISOString(), zone);
          const match = /^(\d{4})-(\d\d)-(\d\d) (\d\d):(\d\d):(\d\d) (AM|PM)$/.exec(shown);
          expect(match).not.toBeNull();
          const [year, month, day, hour, minute, second] = (match ?? []).slice(1, 7).map(Number) as [
            number,
            number,
            number,
            number,
            number,
            number,
          ];
          const hours = (hour % 12) + (match?.[7] === 'PM' ? 12 : 0);
          const offset = zone === 'UTC' ? 0 : 9;
          expect(Date.UTC(year, month - 1, day, hours - offset, minute, second)).toBe(
            Math.floor(instant.getTime() / 1000) * 1000,
          );
          expect(formatDate(instant.toISOString(), zone)).toBe(shown.slice(0, 10));
          expect(calendarDay(instant.getTime(), zone)).toBe(shown.slice(0, 10));
        }),
      );
    },
  );
});

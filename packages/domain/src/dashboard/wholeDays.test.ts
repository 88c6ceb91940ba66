import * as fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { calendarDay } from '../shared/dates/calendarDay.ts';
import { formatDate } from '../shared/dates/formatDate.ts';
import { formatTime } from '../shared/dates/formatTime.ts';
import { defaultFilters } from './OrderFilters.ts';
import { isInRange, periodRange } from './periodRange.ts';

const zones = ['UTC', 'America/New_York', 'Asia/Tokyo', 'Pacific/Chatham'] as const;
const hour = 3_600_000;
const now = new Date('2026-03-08T07:30:00Z');

const rangeOf = (day: string, zone: string) =>
  periodRange({ ...defaultFilters, period: 'custom', startDate: day, endDate: day }, now, zone);
const dayAfter = (day: string) => new Date(Date.parse(`${day}T00:00:00Z`) + 24 * hour).toISOString().slice(0, 10);

const instant = fc.integer({ min: Date.UTC(1971, 0, 2), max: Date.UTC(2060, 0, 1) });
/** Clocks change on Sundays in spring and autumn, which random days mostly miss. */
const sunday = fc
  .tuple(fc.integer({ min: 1975, max: 2059 }), fc.constantFrom(2, 3, 8, 9, 10), fc.integer({ min: 1, max: 31 }))
  .map(([year, month, date]) => {
    const epoch = Date.UTC(year, month, date);
    return epoch - new Date(epoch).getUTCDay() * 24 * hour;
  });
const day = fc.oneof(instant, sunday).map((epoch) => new Date(epoch).toISOString().slice(0, 10));

describe.each(zones)('days and times on a machine in %s', (machine) => {
  afterEach(() => vi.unstubAllEnvs());

  test(
    'a day ends where the next begins, after 24 hours, or 23 or 25 when clocks change',
    { tags: 'hazard:dates-and-numbers' },
    () => {
      vi.stubEnv('TZ', machine);
      fc.assert(
        fc.property(day, fc.constantFrom(...zones), (first, zone) => {
          const { from, to } = rangeOf(first, zone);
          expect(rangeOf(dayAfter(first), zone).from).toEqual(to);
          const hours = ((to?.getTime() ?? 0) - (from?.getTime() ?? 0)) / hour;
          expect(zone === 'UTC' || zone === 'Asia/Tokyo' ? [24] : [23, 24, 25]).toContain(hours);
        }),
      );
    },
  );

  test('an instant falls in the day shown for it and in no other', { tags: 'hazard:dates-and-numbers' }, () => {
    vi.stubEnv('TZ', machine);
    fc.assert(
      fc.property(day, fc.integer({ min: -60, max: 60 }), fc.constantFrom(...zones), (date, minutes, zone) => {
        // Around day boundaries rather than midday.
        const near = (rangeOf(date, zone).from?.getTime() ?? 0) + minutes * 60_000;
        const shown = formatDate(new Date(near).toISOString(), zone);
        expect(isInRange(near, rangeOf(shown, zone))).toBe(true);
        expect(isInRange(near, rangeOf(dayAfter(shown), zone))).toBe(false);
        expect(calendarDay(near, zone)).toBe(shown);
      }),
    );
  });

  test("a time with any offset shows the zone's clock time", { tags: 'hazard:dates-and-numbers' }, () => {
    vi.stubEnv('TZ', machine);
    const clocks = new Map(
      zones.map((zone) => [
        zone,
        new Intl.DateTimeFormat('en-US', {
          timeZone: zone,
          year: 'numeric',
          month: '2-digit',
          day: '2-digit',
          hour: '2-digit',
          minute: '2-digit',
          second: '2-digit',
          hour12: true,
        }),
      ]),
    );
    fc.assert(
      fc.property(
        fc.oneof(instant, sunday),
        fc.integer({ min: -14 * 60, max: 14 * 60 }),
        fc.constantFrom(...zones),
        (epoch, offset, zone) => {
          const sign = offset < 0 ? '-' : '+';
          const [hours, minutes] = [Math.trunc(Math.abs(offset) / 60), Math.abs(offset) % 60].map((part) =>
            String(part).padStart(2, '0'),
          );
          const iso = `${new Date(epoch + offset * 60_000).toISOString().slice(0, 19)}${sign}${hours}:${minutes}`;
          const parts = Object.fromEntries(
            (clocks.get(zone)?.formatToParts(epoch) ?? []).map(({ type, value }) => [type, value]),
          );
          expect(formatTime(iso, zone)).toBe(
            `${parts.year}-${parts.month}-${parts.day} ${parts.hour}:${parts.minute}:${parts.second} ${parts.dayPeriod}`,
          );
        },
      ),
    );
  });
});

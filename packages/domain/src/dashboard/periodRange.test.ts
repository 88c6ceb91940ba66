import * as fc from 'fast-check';
import { afterEach, describe, expect, it, test, vi } from 'vitest';
import { calendarDay } from '../shared/dates/calendarDay.ts';
import { areFiltersReady } from './areFiltersReady.ts';
import { defaultFilters, filterDebounceMs, type OrderFilters } from './OrderFilters.ts';
import { isInRange, periodRange } from './periodRange.ts';

const zones = ['UTC', 'America/New_York', 'Asia/Tokyo', 'Pacific/Chatham'];
const now = new Date('2024-05-15T10:20:30.400Z');
const hour = 3_600_000;

function custom(startDate: string | null, endDate: string | null): OrderFilters {
  return { ...defaultFilters, period: 'custom', startDate, endDate };
}

function hoursOf(day: string, zone: string): number {
  const { from, to } = periodRange(custom(day, day), now, zone);
  return ((to?.getTime() ?? 0) - (from?.getTime() ?? 0)) / hour;
}

afterEach(() => vi.unstubAllEnvs());

test('Default period last_24h, search mode order_wise, filter debounce 700 ms (§9)', { tags: ['§9.5', '§9.7'] }, () => {
  expect(defaultFilters).toEqual({
    period: 'last_24h',
    searchMode: 'order_wise',
    search: '',
    startDate: null,
    endDate: null,
  });
  expect(filterDebounceMs).toBe(700);
});

describe('rolling, by creation time', () => {
  test.each([
    ['last_24h', 24],
    ['last_7d', 168],
    ['last_30d', 720],
  ] as const)('%s goes %i hours back from now, also over a clock change', { tags: '§9.8' }, (period, hours) => {
    for (const zone of zones) {
      const at = new Date('2024-03-11T00:00:00Z');
      const range = periodRange({ ...defaultFilters, period }, at, zone);
      expect(range).toEqual({ from: new Date(at.getTime() - hours * hour), to: null });
      expect(isInRange(at.getTime() - hours * hour, range)).toBe(true);
      expect(isInRange(at.getTime() - hours * hour - 1, range)).toBe(false);
      expect(isInRange(at.getTime(), range)).toBe(true);
    }
  });

  it('all covers everything', { tags: '§9.8' }, () => {
    expect(periodRange({ ...defaultFilters, period: 'all' }, now, 'UTC')).toEqual({ from: null, to: null });
  });

  it('dates chosen earlier do not affect the other periods', () => {
    const filters = { ...custom('2024-01-01', '2024-01-02'), period: 'last_24h' as const };
    expect(periodRange(filters, now, 'UTC').to).toBeNull();
  });
});

describe("both ends inclusive, in the shop's time zone", () => {
  test.each([
    ['2024-03-10', 'America/New_York', '2024-03-10T05:00:00.000Z', '2024-03-11T04:00:00.000Z', 23],
    ['2024-11-03', 'America/New_York', '2024-11-03T04:00:00.000Z', '2024-11-04T05:00:00.000Z', 25],
    ['2024-04-07', 'Pacific/Chatham', '2024-04-06T10:15:00.000Z', '2024-04-07T11:15:00.000Z', 25],
    ['2024-09-29', 'Pacific/Chatham', '2024-09-28T11:15:00.000Z', '2024-09-29T10:15:00.000Z', 23],
    ['2024-03-10', 'Asia/Tokyo', '2024-03-09T15:00:00.000Z', '2024-03-10T15:00:00.000Z', 24],
    ['2024-03-10', 'UTC', '2024-03-10T00:00:00.000Z', '2024-03-11T00:00:00.000Z', 24],
  ])('the day %s in %s lasts from %s to %s', (day, zone, from, to, hours) => {
    expect(periodRange(custom(day, day), now, zone)).toEqual({ from: new Date(from), to: new Date(to) });
    expect(hoursOf(day, zone)).toBe(hours);
  });

  test.each(zones)('is exact at both ends in any machine zone: %s', { tags: 'hazard:dates-and-numbers' }, (machine) => {
    vi.stubEnv('TZ', machine);
    const days = fc
      .integer({ min: Date.UTC(1971, 0, 2) / 864e5, max: Date.UTC(2060, 0, 1) / 864e5 })
      .map((n) => new Date(n * 864e5).toISOString().slice(0, 10));
    fc.assert(
      fc.property(days, fc.nat(400), fc.constantFrom(...zones), (first, more, zone) => {
        const last = new Date(Date.parse(`${first}T00:00:00Z`) + more * 864e5).toISOString().slice(0, 10);
        const range = periodRange(custom(first, last), now, zone);
        const from = range.from?.getTime() ?? Number.NaN;
        const to = range.to?.getTime() ?? Number.NaN;
        expect(calendarDay(from, zone)).toBe(first);
        expect(calendarDay(from - 1, zone) < first).toBe(true);
        expect(calendarDay(to - 1, zone)).toBe(last);
        expect(calendarDay(to, zone) > last).toBe(true);
        expect([
          isInRange(from - 1, range),
          isInRange(from, range),
          isInRange(to - 1, range),
          isInRange(to, range),
        ]).toEqual([false, true, true, false]);
      }),
    );
  });

  test.each([
    ['America/Santiago', 'UTC'],
    ['America/Santiago', 'Pacific/Chatham'],
    ['Africa/Cairo', 'America/New_York'],
    ['America/Havana', 'Asia/Tokyo'],
    ['Asia/Beirut', 'Europe/London'],
  ])('begins a day without midnight at its first instant: %s, seen from %s', (zone, machine) => {
    vi.stubEnv('TZ', machine);
    for (let day = 0; day < 366; day += 1) {
      const name = new Date(Date.UTC(2024, 0, 1 + day)).toISOString().slice(0, 10);
      const from = periodRange(custom(name, name), now, zone).from?.getTime() ?? Number.NaN;
      expect(calendarDay(from, zone)).toBe(name);
      expect(calendarDay(from - 1, zone) < name).toBe(true);
    }
  });

  it('gives plain dates and reads an unknown zone as UTC', () => {
    const { from } = periodRange(custom('2024-01-01', '2024-01-01'), now, 'Mars/Olympus');
    expect(from?.constructor).toBe(Date);
    expect(from?.toISOString()).toBe('2024-01-01T00:00:00.000Z');
  });

  it('never yields an invalid date for any typed text', () => {
    const typed = fc.option(fc.oneof(fc.string(), fc.stringMatching(/^\d{4}-\d{1,2}-\d{1,2}$/)), { nil: null });
    fc.assert(
      fc.property(typed, typed, fc.constantFrom(...zones, ''), (start, end, zone) => {
        const { from, to } = periodRange(custom(start, end), now, zone);
        for (const instant of [from, to]) expect(instant === null || Number.isFinite(instant.getTime())).toBe(true);
        expect(from === null).toBe(to === null);
        expect(from !== null).toBe(areFiltersReady(custom(start, end)));
      }),
    );
  });
});

describe('sent only for custom and only when both are chosen', () => {
  test.each([
    [null, null, false],
    ['2024-01-01', null, false],
    [null, '2024-01-01', false],
    ['2024-01-01', '2024-01-01', true],
    ['2024-01-01', '2024-02-01', true],
    ['2024-02-01', '2024-01-01', false],
    ['2024-02-31', '2024-03-01', false],
  ])('custom from %s to %s: ready %s', (start, end, ready) => {
    expect(areFiltersReady(custom(start, end))).toBe(ready);
  });

  it('the other periods are ready at once', () => {
    for (const period of ['last_24h', 'last_7d', 'last_30d', 'all'] as const)
      expect(areFiltersReady({ ...defaultFilters, period })).toBe(true);
  });
});

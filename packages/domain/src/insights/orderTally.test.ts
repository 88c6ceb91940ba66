import * as fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { calendarDay } from '../shared/dates/calendarDay.ts';
import { calendarBuckets } from './calendarBuckets.ts';
import { createOrderTally, type DayCount } from './createOrderTally.ts';
import type { ReportedOrder } from './ReportedOrder.ts';
import { reportedSpan } from './reportedSpan.ts';

const zones = ['UTC', 'Europe/London', 'America/New_York', 'Asia/Tokyo', 'Pacific/Chatham', 'America/Santiago'];
const zone = fc.constantFrom(...zones);
const instant = fc.integer({ min: Date.UTC(2010, 0, 1), max: Date.UTC(2027, 0, 1) });
const time = fc.oneof(
  { weight: 8, arbitrary: instant.map((epoch) => new Date(epoch).toISOString()) },
  { weight: 1, arbitrary: fc.constantFrom('', 'yesterday', '2024-02-30T00:00:00Z', 'NaN') },
);
const order: fc.Arbitrary<ReportedOrder> = fc.record({
  createdAt: fc.option(time, { nil: null, freq: 9 }),
  shippedAt: fc.option(time, { nil: null, freq: 3 }),
});
const orders = fc.array(order, { maxLength: 60 });

const sum = (rows: readonly { orders: number }[]) => rows.reduce((total, row) => total + row.orders, 0);

function tallied(list: readonly ReportedOrder[], timeZone = 'UTC') {
  const tally = createOrderTally(timeZone);
  tally.add(list);
  return tally.report();
}

describe('the numbers add up to the lists', () => {
  it('days and undated orders sum to the length of the list', { tags: '§2.32' }, () => {
    fc.assert(
      fc.property(orders, zone, (list, timeZone) => {
        const report = tallied(list, timeZone);
        expect(report.orders).toBe(list.length);
        expect(sum(report.days) + report.undated).toBe(list.length);
        expect(report.days.map(({ day }) => day)).toEqual(report.days.map(({ day }) => day).toSorted());
      }),
    );
  });

  it('shipped, not shipped and unmeasurable orders sum to the list, and the histogram is the shipped ones', () => {
    fc.assert(
      fc.property(orders, zone, (list, timeZone) => {
        const { shipping } = tallied(list, timeZone);
        expect(shipping.measured + shipping.notShipped + shipping.unmeasurable).toBe(list.length);
        expect(sum(shipping.buckets)).toBe(shipping.measured);
      }),
    );
  });

  it('gives the same totals in any number of steps', () => {
    fc.assert(
      fc.property(orders, orders, zone, (first, second, timeZone) => {
        const tally = createOrderTally(timeZone);
        tally.add(first);
        tally.add(second);
        expect(tally.report()).toEqual(tallied([...first, ...second], timeZone));
      }),
    );
  });

  it('columns of days, weeks, months or years sum to the days, and each day is in its own column', () => {
    const dayCount = fc.record({
      epoch: fc.integer({ min: 0, max: Date.UTC(2030, 0, 1) }),
      orders: fc.integer({ min: 1, max: 500 }),
    });
    const span = fc.record({
      first: fc.option(fc.integer({ min: 0, max: Date.UTC(2030, 0, 1) }), { nil: null }),
      length: fc.integer({ min: 0, max: 900 }),
      isFirstDayPartial: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(dayCount, { maxLength: 20 }), span, (counts, { first, length, isFirstDayPartial }) => {
        const byDay = new Map<string, number>();
        for (const count of counts) byDay.set(calendarDay(count.epoch, 'UTC'), count.orders);
        const days: DayCount[] = [...byDay]
          .map(([day, orders]) => ({ day, orders }))
          .sort((a, b) => (a.day < b.day ? -1 : 1));
        const last = calendarDay((first ?? 0) + length * 864e5, 'UTC');
        const { buckets } = calendarBuckets(days, {
          first: first === null ? null : calendarDay(first, 'UTC'),
          last,
          isFirstDayPartial: isFirstDayPartial,
        });
        expect(sum(buckets)).toBe(sum(days));
        for (const bucket of buckets) {
          expect(bucket.first <= bucket.last).toBe(true);
          expect(bucket.orders).toBe(sum(days.filter(({ day }) => day >= bucket.first && day <= bucket.last)));
        }
      }),
    );
  });
});

describe("days are in the shop's time zone", () => {
  it('uses the calendar day there, in every zone and across every clock change', () => {
    fc.assert(
      fc.property(zone, fc.array(instant, { minLength: 1, maxLength: 30 }), (timeZone, instants) => {
        const days = [...new Set(instants.map((epoch) => calendarDay(epoch, timeZone)))].toSorted();
        expect(
          tallied(
            instants.map((epoch) => ({ createdAt: new Date(epoch).toISOString(), shippedAt: null })),
            timeZone,
          ).days.map(({ day }) => day),
        ).toEqual(days);
      }),
    );
  });

  test.each([
    ['America/New_York', '2024-03-10T04:59:59Z', '2024-03-09'],
    ['America/New_York', '2024-03-10T05:00:00Z', '2024-03-10'],
    ['America/New_York', '2024-03-11T03:59:59Z', '2024-03-10'],
    ['Pacific/Chatham', '2024-04-06T10:15:00Z', '2024-04-07'],
  ])('in %s %s is on %s', (timeZone, createdAt, day) => {
    expect(tallied([{ createdAt, shippedAt: null }], timeZone).days).toEqual([{ day, orders: 1 }]);
  });
});

describe('time from creation to shipment', () => {
  const shipped = (hours: number): ReportedOrder => ({
    createdAt: '2026-11-01T00:00:00Z',
    shippedAt: new Date(Date.UTC(2026, 10, 1) + hours * 3_600_000).toISOString(),
  });

  it('the median covers half of the orders, p90 nine in ten', () => {
    const { shipping } = tallied([5, 1, 2, 3, 4, 6, 7, 8, 9, 100].map(shipped));
    expect([shipping.median, shipping.ninetieth]).toEqual([5 * 3_600_000, 9 * 3_600_000]);
  });

  it('holds exactly for any list', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 800 }), { minLength: 1, maxLength: 40 }), (hours) => {
        const { shipping } = tallied(hours.map(shipped));
        for (const [value, part] of [
          [shipping.median, 0.5],
          [shipping.ninetieth, 0.9],
        ] as const) {
          expect(hours.filter((hour) => hour * 3_600_000 <= (value ?? -1)).length).toBeGreaterThanOrEqual(
            part * hours.length,
          );
          expect(hours.filter((hour) => hour * 3_600_000 < (value ?? -1)).length).toBeLessThan(part * hours.length);
        }
      }),
    );
  });

  it('puts a duration into day buckets that end before the 24th hour', () => {
    const { shipping } = tallied([0, 23.9, 24, 47, 167, 168, 335, 336, 9_000].map(shipped));
    expect(shipping.buckets.map(({ longLabel, orders }) => [longLabel, orders])).toEqual([
      ['Under 1 day', 2],
      ['1 to 2 days', 2],
      ['2 to 3 days', 0],
      ['3 to 4 days', 0],
      ['4 to 5 days', 0],
      ['5 to 6 days', 0],
      ['6 to 7 days', 1],
      ['7 to 14 days', 2],
      ['14 days or more', 2],
    ]);
  });

  it('has no times when nothing shipped, never a zero', () => {
    const { shipping } = tallied([{ createdAt: '2026-11-01T00:00:00Z', shippedAt: null }]);
    expect([shipping.median, shipping.ninetieth, shipping.measured]).toEqual([null, null, 0]);
  });

  it('counts an order that shipped before its creation as unmeasurable', () => {
    expect(tallied([shipped(-1), { createdAt: null, shippedAt: '2026-11-01T00:00:00Z' }]).shipping).toMatchObject({
      measured: 0,
      notShipped: 0,
      unmeasurable: 2,
    });
  });
});

describe('chart columns', () => {
  const now = new Date('2026-11-20T08:00:00Z');

  it('a rolling period begins within its first day and includes days without orders', () => {
    const span = reportedSpan({ from: new Date('2026-11-13T08:00:00Z'), to: null }, now, 'Europe/London');
    expect(span).toEqual({ first: '2026-11-13', last: '2026-11-20', isFirstDayPartial: true });
    const { unit, buckets } = calendarBuckets([{ day: '2026-11-15', orders: 3 }], span);
    expect(unit).toBe('day');
    expect(buckets.map(({ label, orders, isPartial }) => [label, orders, isPartial])).toEqual([
      ['11-13', 0, true],
      ['11-14', 0, false],
      ['11-15', 3, false],
      ['11-16', 0, false],
      ['11-17', 0, false],
      ['11-18', 0, false],
      ['11-19', 0, false],
      ['11-20', 0, false],
    ]);
  });

  it('custom days are whole days, and future ones have no column', () => {
    const whole = { from: new Date('2026-11-18T00:00:00Z'), to: new Date('2026-12-01T00:00:00Z') };
    expect(reportedSpan(whole, now, 'Europe/London')).toEqual({
      first: '2026-11-18',
      last: '2026-11-20',
      isFirstDayPartial: false,
    });
    expect(reportedSpan({ from: whole.to, to: new Date('2026-12-02T00:00:00Z') }, now, 'Europe/London')).toEqual({
      first: '2026-12-01',
      last: '2026-12-01',
      isFirstDayPartial: false,
    });
  });

  it('All runs from the oldest order to today, and has no column without orders', () => {
    const span = reportedSpan({ from: null, to: null }, now, 'Europe/London');
    expect(calendarBuckets([{ day: '2026-11-18', orders: 1 }], span).buckets.map(({ first }) => first)).toEqual([
      '2026-11-18',
      '2026-11-19',
      '2026-11-20',
    ]);
    expect(calendarBuckets([], span).buckets).toEqual([]);
  });

  test.each([
    ['2026-09-20', 'day', 62],
    ['2026-09-19', 'week', 10],
    ['2025-11-20', 'week', 53],
    ['2025-01-01', 'month', 23],
    ['1970-01-01', 'year', 1],
  ] as const)('from %s to today the columns are %ss', (first, unit, columns) => {
    const days = [{ day: '2026-11-20', orders: 7 }];
    const found = calendarBuckets(days, { first, last: '2026-11-20', isFirstDayPartial: false });
    expect([found.unit, found.buckets.length]).toEqual([unit, columns]);
  });

  it('a week runs Monday to Sunday and stays inside the period, so its list has the same orders', () => {
    const { buckets } = calendarBuckets([{ day: '2026-09-15', orders: 1 }], {
      first: '2026-09-09',
      last: '2026-11-20',
      isFirstDayPartial: false,
    });
    expect(buckets.slice(0, 2).map(({ longLabel }) => longLabel)).toEqual([
      '2026-09-09 to 2026-09-13',
      '2026-09-14 to 2026-09-20',
    ]);
    expect(buckets.at(-1)?.longLabel).toBe('2026-11-16 to 2026-11-20');
  });

  it('an absurd creation time does not make a thousand columns', () => {
    const days = [
      { day: '1000-01-01', orders: 1 },
      { day: '9999-12-31', orders: 1 },
    ];
    expect(
      calendarBuckets(days, { first: null, last: '2026-11-20', isFirstDayPartial: false }).buckets.map(
        ({ label }) => label,
      ),
    ).toEqual(['1000', '9999']);
  });
});

import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { batchCoverage, batchDays } from './batchDays.ts';

const at = (batchedAt: string | null) => ({ batchedAt });

test('orders in fulfillment by the day of their batch time, newest first', () => {
  const orders = [at('2026-01-10T09:00:00Z'), at('2026-01-12T10:00:00Z'), at('2026-01-10T15:30:00Z'), at(null), at('soon')];
  expect(batchDays(orders, 'UTC')).toEqual({
    days: [
      { day: '2026-01-12', orders: 1, first: '2026-01-12 10:00:00 AM', last: '2026-01-12 10:00:00 AM' },
      { day: '2026-01-10', orders: 2, first: '2026-01-10 09:00:00 AM', last: '2026-01-10 03:30:00 PM' },
    ],
    undated: 2,
  });
});

test('the day is that of the shop’s zone', () => {
  expect(batchDays([at('2026-01-10T23:30:00Z')], 'Asia/Tokyo').days[0]?.day).toBe('2026-01-11');
});

test('days and undated together are all orders', () => {
  const time = fc.option(fc.oneof(fc.date({ noInvalidDate: true, min: new Date(0), max: new Date('2100-01-01') }).map((date) => date.toISOString()), fc.string()));
  fc.assert(
    fc.property(fc.array(time), (times) => {
      const { days, undated } = batchDays(times.map(at), 'Europe/London');
      expect(days.reduce((sum, { orders }) => sum + orders, undated)).toBe(times.length);
      expect(days.map(({ day }) => day)).toEqual(days.map(({ day }) => day).toSorted().toReversed());
    }),
  );
});

test('what the table covers is said: all, or the first page, and what is not in it', () => {
  expect(batchCoverage({ orders: 1_234, undated: 0, unreadable: 0, hasMore: false })).toBe('Derived from the batch times of the 1,234 orders in fulfillment, of all time.');
  expect(batchCoverage({ orders: 50, undated: 2, unreadable: 1, hasMore: true })).toBe('Derived from the newest 50 orders in fulfillment; the server has more. Not in the table: 2 without a batch time, 1 that could not be read.');
});

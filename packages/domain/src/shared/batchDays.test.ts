import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { batchDays } from './batchDays.ts';

const at = (batchedAt: string | null) => ({ batchedAt });

test('orders by the day of their batch time, newest first, with the first and the last of the day', () => {
  const [morning, other, afternoon] = [
    at('2026-01-10T09:00:00Z'),
    at('2026-01-12T10:00:00Z'),
    at('2026-01-10T15:30:00Z'),
  ];
  expect(batchDays([afternoon, other, morning, at(null), at('soon')], 'UTC')).toEqual({
    days: [
      {
        day: '2026-01-12',
        orders: 1,
        first: '2026-01-12 10:00:00 AM',
        last: '2026-01-12 10:00:00 AM',
        firstOrder: other,
        lastOrder: other,
      },
      {
        day: '2026-01-10',
        orders: 2,
        first: '2026-01-10 09:00:00 AM',
        last: '2026-01-10 03:30:00 PM',
        firstOrder: morning,
        lastOrder: afternoon,
      },
    ],
    undated: 2,
  });
});

test('the day is that of the shop’s zone', () => {
  expect(batchDays([at('2026-01-10T23:30:00Z')], 'Asia/Tokyo').days[0]?.day).toBe('2026-01-11');
});

test('days and undated together are all orders', { tags: '§2.27' }, () => {
  const time = fc.option(
    fc.oneof(
      fc.date({ noInvalidDate: true, min: new Date(0), max: new Date('2100-01-01') }).map((date) => date.toISOString()),
      fc.string(),
    ),
  );
  fc.assert(
    fc.property(fc.array(time), (times) => {
      const { days, undated } = batchDays(times.map(at), 'Europe/London');
      expect(days.reduce((sum, { orders }) => sum + orders, undated)).toBe(times.length);
      expect(days.map(({ day }) => day)).toEqual(
        days
          .map(({ day }) => day)
          .toSorted()
          .toReversed(),
      );
    }),
  );
});

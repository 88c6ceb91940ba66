import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { IsoTime } from '../../shared/dates/IsoTime.ts';
import { parseEpoch } from '../../shared/dates/parseEpoch.ts';
import type { Order } from '../Order.ts';
import { sortNewestFirst } from './sortNewestFirst.ts';
import { anOrder } from '../../testing/anOrder.ts';

const orderNames = (times: readonly (string | null)[]) =>
  sortNewestFirst(times.map((createdAt, index) => anOrder({ orderName: String(index), createdAt }))).map(
    ({ orderName }) => orderName,
  );

describe('§2 Sorted by creation time, newest first', () => {
  test('compares instants rather than text, because offsets differ', () => {
    expect(orderNames(['2026-11-01T08:00:00+00:00', '2026-11-01T09:00:00+02:00', '2026-11-01T08:30:00Z'])).toEqual([
      '2',
      '0',
      '1',
    ]);
  });

  test('orders of one instant keep their places, and those without a readable time come last', () => {
    expect(
      orderNames([null, '2026-11-01T08:00:00Z', 'yesterday', '2026-11-01T08:00:00+00:00', '2026-11-02T08:00:00Z']),
    ).toEqual(['4', '1', '3', '0', '2']);
  });

  test('returns a sorted list unchanged', () => {
    const orders = [
      anOrder({ createdAt: '2026-11-02T08:00:00Z' }),
      anOrder({ createdAt: '2026-11-01T08:00:00Z' }),
      anOrder({ createdAt: null }),
    ];
    expect(sortNewestFirst(orders)).toBe(orders);
    expect(sortNewestFirst([])).toEqual([]);
  });

  /** Times in one format and offset; some of the days do not exist. */
  const alike = fc
    .tuple(
      fc.constantFrom('Z', '+00:00', '+05:30', '-08:00', '.123Z', '.999+01:00'),
      fc.array(
        fc.tuple(
          fc.constantFrom('2012-02', '2011-02', '2011-12', '2011-06', '2011-13'),
          fc.integer({ min: 0, max: 32 }),
          fc.nat(24),
          fc.nat(60),
        ),
      ),
    )
    .map(([ending, parts]) =>
      parts.map(
        ([month, ...rest]) =>
          `${month}-${rest
            .map((part) => String(part).padStart(2, '0'))
            .join(' ')
            .replace(' ', 'T')
            .replace(' ', ':')}:07${ending}`,
      ),
    );

  const anyTime = fc.oneof(
    fc.constant(null),
    fc.string(),
    fc
      .date({ noInvalidDate: true, min: new Date('2011-01-01'), max: new Date('2012-01-01') })
      .map((date) => date.toISOString()),
    fc.integer({ min: 0, max: 3 }).map((hour) => `2026-11-01T0${hour}:00:00+01:00`),
  );

  /** Reference: parses every time at each comparison. */
  const key = (time: IsoTime | null) => parseEpoch(time) ?? -Infinity;
  const slowly = (orders: readonly Order[]) =>
    [...orders].sort((a, b) => (key(a.createdAt) === key(b.createdAt) ? 0 : key(b.createdAt) - key(a.createdAt)));
  const dated = (times: readonly (string | null)[]) =>
    times.map((createdAt, index) => anOrder({ id: String(index), createdAt }));

  test(
    'any list keeps its orders, each not older than the next, with ties in their first order',
    { tags: '§2.74' },
    () => {
      fc.assert(
        fc.property(fc.array(anyTime), (times) => {
          const orders = dated(times);
          const before = [...orders];
          expect(sortNewestFirst(orders)).toEqual(slowly(orders));
          expect(orders).toEqual(before);
        }),
      );
    },
  );

  test('times with one format and offset sort like the slow way', () => {
    const backwards = (times: readonly string[]) => times.toSorted().toReversed();
    const nearlySorted = fc
      .tuple(alike, fc.option(anyTime, { nil: undefined }), fc.nat())
      .map(([times, stranger, position]) => {
        const sorted: (string | null)[] = backwards(times);
        if (stranger !== undefined) sorted.splice(position % (sorted.length + 1), 0, stranger);
        return sorted;
      });
    fc.assert(
      fc.property(fc.oneof(alike, alike.map(backwards), nearlySorted), (times) => {
        const orders = dated(times);
        expect(sortNewestFirst(orders)).toEqual(slowly(orders));
      }),
    );
  });

  test.each([
    ['of one shape and offset', ['2012-02-29T08:00:00Z', '2012-02-29T08:00:00Z', '2011-12-31T23:59:59Z']],
    ['with thousandths', ['2011-12-09T08:00:00.500+01:00', '2011-12-09T08:00:00.499+01:00']],
    ['one on a day that does not exist', ['2011-03-01T08:00:00Z', '2011-02-29T08:00:00Z']],
    ['one with another offset', ['2011-12-09T08:00:00+01:00', '2011-12-09T07:00:00+00:00']],
    ['one with thousandths, the others without', ['2011-12-09T08:00:00Z', '2011-12-09T08:00:00.500Z']],
    ['one without a time', ['2011-12-09T08:00:00Z', null]],
    ['oldest first', ['2011-12-08T08:00:00Z', '2011-12-09T08:00:00Z']],
  ])('times %s: %j', (_, times) => {
    const orders = dated(times);
    expect(sortNewestFirst(orders)).toEqual(slowly(orders));
  });
});

test('parseEpoch rejects a missing time and a day that does not exist', () => {
  expect(parseEpoch(null)).toBeNull();
  expect(parseEpoch('2026-02-30T08:00:00+00:00')).toBeNull();
  expect(parseEpoch('2026-02-28T08:00:00+01:00')).toBe(Date.UTC(2026, 1, 28, 7));
});

import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseInstant } from '../shared/parseInstant.ts';
import { parseEpoch } from './parseEpoch.ts';
import { sortNewestFirst } from './sortNewestFirst.ts';
import { anOrder } from './testing/anOrder.ts';

const orderNames = (times: readonly (string | null)[]) => sortNewestFirst(times.map((createdAt, index) => anOrder({ orderName: String(index), createdAt }))).map(({ orderName }) => orderName);

describe('§2 Sorted by creation time, newest first', () => {
  test('by the instant, not by the text: offsets differ', () => {
    expect(orderNames(['2026-11-01T08:00:00+00:00', '2026-11-01T09:00:00+02:00', '2026-11-01T08:30:00Z'])).toEqual(['2', '0', '1']);
  });

  test('orders of one instant keep their places, orders without a readable time come last', () => {
    expect(orderNames([null, '2026-11-01T08:00:00Z', 'yesterday', '2026-11-01T08:00:00+00:00', '2026-11-02T08:00:00Z'])).toEqual(['4', '1', '3', '0', '2']);
  });

  test('what is sorted already comes back as it is', () => {
    const orders = [anOrder({ createdAt: '2026-11-02T08:00:00Z' }), anOrder({ createdAt: '2026-11-01T08:00:00Z' }), anOrder({ createdAt: null })];
    expect(sortNewestFirst(orders)).toBe(orders);
    expect(sortNewestFirst([])).toEqual([]);
  });

  const anyTime = fc.oneof(
    fc.constant(null),
    fc.string(),
    fc.date({ noInvalidDate: true, min: new Date('2011-01-01'), max: new Date('2012-01-01') }).map((date) => date.toISOString()),
    fc.integer({ min: 0, max: 3 }).map((hour) => `2026-11-01T0${hour}:00:00+01:00`),
  );

  test('any list: the same orders, each not older than the next, ties in their first order', () => {
    fc.assert(
      fc.property(fc.array(anyTime), (times) => {
        const orders = times.map((createdAt, index) => anOrder({ id: String(index), createdAt }));
        const before = [...orders];
        const key = (iso: string | null) => (iso === null ? null : parseInstant(iso)) ?? -Infinity;
        const expected = [...orders].sort((a, b) => (key(a.createdAt) === key(b.createdAt) ? 0 : key(b.createdAt) - key(a.createdAt)));
        expect(sortNewestFirst(orders)).toEqual(expected);
        expect(orders).toEqual(before);
      }),
    );
  });
});

describe('parseEpoch', () => {
  const digits = (max: number) => fc.integer({ min: 0, max }).map((number) => String(number).padStart(2, '0'));
  const almostTime = fc
    .tuple(fc.integer({ min: 0, max: 3000 }), digits(13), digits(32), digits(25), digits(61), digits(61), fc.constantFrom('Z', '+00:00', '-05:30', '+25:00', '', 'z', '+0100', '.5Z'))
    .map(([year, month, day, hour, minute, second, offset]) => `${String(year).padStart(4, '0')}-${month}-${day}T${hour}:${minute}:${second}${offset}`);

  test('the quick way answers as the long way does, on dates that exist and on dates that do not', () => {
    fc.assert(
      fc.property(fc.oneof(almostTime, fc.string()), (iso) => {
        expect(parseEpoch(iso)).toBe(parseInstant(iso));
      }),
      { numRuns: 3000 },
    );
  });

  test('no time is no instant', () => {
    expect(parseEpoch(null)).toBeNull();
    expect(parseEpoch('2026-02-30T08:00:00+00:00')).toBeNull();
  });
});

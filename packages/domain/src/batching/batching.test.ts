import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type BatchOrder, batchOrders } from './batchOrders.ts';
import { cutOffProblem } from '../shared/shipping/cutOffProblem.ts';
import { cutOffsBetween, type CutOffSchedule, nextCutOff } from './cutOffs.ts';

const everyDay = [1, 2, 3, 4, 5, 6, 7];
const london: CutOffSchedule = {
  locationId: '72001',
  times: ['11:00', '15:00'],
  weekdays: everyDay,
  timeZone: 'Europe/London',
};
const at = (iso: string) => Date.parse(iso);
const iso = (epoch: number | undefined) => epoch !== undefined && new Date(epoch).toISOString();

describe('the next cutoff', () => {
  test('is a later one today or the first of tomorrow, and is over at its own minute', () => {
    expect(nextCutOff(london, at('2026-11-22T10:59:59Z'))).toEqual({
      key: '72001 2026-11-22 11:00',
      locationId: '72001',
      at: at('2026-11-22T11:00:00Z'),
    });
    expect(iso(nextCutOff(london, at('2026-11-22T11:00:00Z'))?.at)).toBe('2026-11-22T15:00:00.000Z');
    expect(iso(nextCutOff(london, at('2026-11-22T15:00:00Z'))?.at)).toBe('2026-11-23T11:00:00.000Z');
  });

  test('skips days without a cutoff', () => {
    const mondays = { ...london, weekdays: [1] };
    expect(nextCutOff(mondays, at('2026-11-23T15:00:00Z'))?.key).toBe('72001 2026-11-30 11:00');
    expect(nextCutOff({ ...london, weekdays: [] }, 0)).toBeNull();
    expect(nextCutOff({ ...london, times: [] }, 0)).toBeNull();
  });

  test("uses the location's day, not the UTC day", () => {
    const auckland = { ...london, times: ['09:00'], weekdays: [1], timeZone: 'Pacific/Auckland' };
    expect(iso(nextCutOff(auckland, at('2026-11-22T00:00:00Z'))?.at)).toBe('2026-11-22T20:00:00.000Z');
  });
});

describe('when the clocks change', () => {
  const night = { ...london, times: ['01:30'] };

  test('a skipped time comes once, an hour later', () => {
    const cutOffs = cutOffsBetween(night, at('2026-03-28T12:00:00Z'), at('2026-03-30T12:00:00Z'));
    expect(cutOffs.map((cutOff) => iso(cutOff.at))).toEqual(['2026-03-29T01:30:00.000Z', '2026-03-30T00:30:00.000Z']);
  });

  test('a repeated time comes once, the first time', () => {
    const cutOffs = cutOffsBetween(night, at('2026-10-24T12:00:00Z'), at('2026-10-26T12:00:00Z'));
    expect(cutOffs.map((cutOff) => iso(cutOff.at))).toEqual(['2026-10-25T00:30:00.000Z', '2026-10-26T01:30:00.000Z']);
  });
});

test('each cutoff falls into exactly one interval, always with the same key', () => {
  const start = at('2026-03-20T00:00:00Z');
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 200 }), { minLength: 1, maxLength: 12 }), (hours) => {
      const edges = hours.reduce<number[]>(
        (all, length) => [...all, (all.at(-1) ?? start) + length * 3_600_000],
        [start],
      );
      const pieces = edges.slice(1).flatMap((to, index) => cutOffsBetween(london, edges[index] ?? 0, to));
      expect(pieces).toEqual(cutOffsBetween(london, start, edges.at(-1) ?? start));
      expect(new Set(pieces.map(({ key }) => key)).size).toBe(pieces.length);
    }),
  );
});

test.each([
  [{ times: ['9:00'], weekdays: everyDay }, 'Enter times like 15:00.'],
  [{ times: ['24:00'], weekdays: everyDay }, 'Enter times like 15:00.'],
  [{ times: ['15:00', '15:00'], weekdays: everyDay }, 'Each time can only be used once.'],
  [{ times: ['15:00'], weekdays: [] }, 'Choose at least one day.'],
  [{ times: [], weekdays: [] }, null],
  [{ times: ['00:00', '23:59'], weekdays: [7] }, null],
])('the times %j give "%s"', (schedule, problem) => {
  expect(cutOffProblem(schedule)).toBe(problem);
});

const order = (orderId: string, fields: Partial<BatchOrder> = {}): BatchOrder => ({
  orderId,
  orderName: `#${orderId}`,
  customerName: 'Ana Silva',
  address: '1 High Street, Leeds',
  ...fields,
});

test('the same customer and address share a box', () => {
  const batch = batchOrders([
    order('1'),
    order('2', { customerName: ' ana  silva', address: '1 HIGH STREET, Leeds' }),
    order('3', { address: '2 High Street, Leeds' }),
    order('4', { customerName: 'Ben' }),
  ]);
  expect(batch.boxes.map((box) => box.orders.map(({ orderId }) => orderId))).toEqual([['1', '2'], ['3'], ['4']]);
});

test('orders without a name or an address get their own box', () => {
  expect(batchOrders([order('1', { customerName: '' }), order('2', { customerName: '' })]).boxes).toHaveLength(2);
  expect(batchOrders([order('1', { address: ' ' }), order('2', { address: ' ' })]).boxes).toHaveLength(2);
});

test('no order is lost or sent twice', () => {
  const anyOrder = fc.record({
    customerName: fc.constantFrom('A', 'B', ''),
    address: fc.constantFrom('x', 'X ', 'y', ''),
  });
  fc.assert(
    fc.property(fc.array(anyOrder, { maxLength: 30 }), (fields) => {
      const orders = fields.map((one, index) => order(String(index), one));
      const { boxes } = batchOrders(orders);
      expect(boxes.flatMap((box) => box.orders).toSorted((a, b) => Number(a.orderId) - Number(b.orderId))).toEqual(
        orders,
      );
    }),
  );
});

import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { hasNoFigure, missingFigures, toStats } from './toStats.ts';
import { wireStats } from './wireStats.ts';

const wire = fc.oneof(
  fc.integer(),
  fc.double(),
  fc.stringMatching(/^[\d.-]{0,17}$/),
  fc.constantFrom('', ' 1', '1\n', '１', -0, 2 ** 53, 2 ** 53 - 1, null, undefined, true, [3], { length: 1 }),
  fc.anything(),
);

test('a figure is read exactly when the documented schema accepts it as a count', () => {
  fc.assert(
    fc.property(wire, (value) => {
      const documented = wireStats.shape.total_orders.safeParse(value);
      const count = documented.success ? (documented.data ?? null) : null;
      expect(toStats({ total_orders: value }).totalOrders).toBe(count === null ? null : Number(count));
    }),
    { numRuns: 2_000 },
  );
});

test('each figure has its own wire name, and those without a count are reported', () => {
  const names = Object.keys(wireStats.shape).filter((name) => name !== 'as_of');
  const all = toStats(Object.fromEntries(names.map((name, index) => [name, index])));
  const { asOf: _, ...figures } = all;
  expect(Object.values(figures)).toEqual(names.map((_, index) => index));
  expect(missingFigures(all)).toEqual([]);
  const few = toStats({ total_orders: 3, hold_orders: '12', open_orders: -1 });
  expect(few).toMatchObject({ totalOrders: 3, holdOrders: 12, openOrders: null });
  expect(missingFigures(few)).toHaveLength(8);
  expect([hasNoFigure(few), hasNoFigure(toStats({}))]).toEqual([false, true]);
});

import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { defaultSort, isOrderSort, orderSorts, sortOrders } from './orderSorts.ts';
import { sortNewestFirst } from './sortNewestFirst.ts';
import { anOrder } from '../../testing/anOrder.ts';

const someOrders = fc.array(
  fc.record({
    name: fc.constantFrom('Customer 9', 'Customer 10', 'customer 9', 'Guest', ''),
    at: fc.option(
      fc.integer({ min: 0, max: 5 }).map((hour) => `2011-12-09T0${hour}:00:00Z`),
      { nil: null },
    ),
  }),
  { maxLength: 12 },
);
const built = someOrders.map((rows) =>
  rows.map(({ name, at }, index) =>
    anOrder({ id: String(index), orderId: String(index), customerName: name, createdAt: at }),
  ),
);
const names = (orders: ReturnType<typeof sortOrders>) => orders.map(({ customerName }) => customerName);

describe('a list is sorted newest first (§2), or as selected', () => {
  test('is newest first without a selected sort', () => {
    expect(defaultSort).toBe('newest');
    expect(orderSorts[0]?.value).toBe('newest');
    fc.assert(
      fc.property(built, (orders) => {
        expect(sortOrders(orders, 'newest')).toEqual(sortNewestFirst(orders));
      }),
    );
  });

  test('oldest first is the same list reversed', () => {
    fc.assert(
      fc.property(built, (orders) => {
        expect(sortOrders(orders, 'oldest')).toEqual(sortNewestFirst(orders).toReversed());
      }),
    );
  });

  test("groups customers, compares numbers in their names as numbers, and puts each one's newest order first", () => {
    const orders = ['Customer 10', 'Customer 9', 'Guest', 'Customer 9'].map((customerName, hour) =>
      anOrder({ id: String(hour), customerName, createdAt: `2011-12-09T0${hour}:00:00Z` }),
    );
    expect(sortOrders(orders, 'customer').map(({ id }) => id)).toEqual(['3', '1', '0', '2']);
    expect(names(sortOrders(orders, 'customer'))).toEqual(['Customer 9', 'Customer 9', 'Customer 10', 'Guest']);
  });

  test('no sort loses, adds or changes an order', () => {
    fc.assert(
      fc.property(built, fc.constantFrom(...orderSorts.map(({ value }) => value)), (orders, sort) => {
        const before = [...orders];
        expect(new Set(sortOrders(orders, sort))).toEqual(new Set(orders));
        expect(sortOrders(orders, sort)).toHaveLength(orders.length);
        expect(orders).toEqual(before);
      }),
    );
  });

  test('sorting a sorted list again gives the same result as sorting it fresh', () => {
    const sorts = fc.array(fc.constantFrom(...orderSorts.map(({ value }) => value)), { maxLength: 4 });
    fc.assert(
      fc.property(built, sorts, (orders, sortsToTry) => {
        for (const sort of sortsToTry) expect(sortOrders(orders, sort)).toEqual(sortOrders([...orders], sort));
      }),
    );
  });

  test('rejects a text that names no sort', () => {
    expect(isOrderSort('oldest')).toBe(true);
    for (const text of ['toString', '', null, 'price']) expect(isOrderSort(text)).toBe(false);
  });
});

import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inventoryRows, inventoryTotals } from './inventoryRows.ts';

const ordered = [
  { sku: '85123A', name: 'HEART', quantity: 6 },
  { sku: '22423', name: '', quantity: 40 },
];

describe('every SKU of the sample: ordered units, orders, units short', () => {
  it('most ordered first; a SKU takes its name from the first line that has one', () => {
    const rows = inventoryRows([
      { ordered, short: [] },
      {
        ordered: [{ sku: '22423', name: 'CAKESTAND', quantity: 2 }],
        short: [{ sku: '22423', name: 'CAKESTAND', quantity: 2 }],
      },
    ]);
    expect(rows).toEqual([
      { key: 'sku 22423', sku: '22423', name: 'CAKESTAND', units: 42, orders: 2, short: 2, waiting: 1 },
      { key: 'sku 85123A', sku: '85123A', name: 'HEART', units: 6, orders: 1, short: 0, waiting: 0 },
    ]);
  });

  it('lines without a SKU are told apart by their names, and a name is never taken for a SKU', () => {
    const line = (sku: string, name: string) => ({ sku, name, quantity: 1 });
    const rows = inventoryRows([
      { ordered: [line('', 'A'), line('', 'B'), line('', 'A'), line('A', 'A'), line('', '')], short: [] },
    ]);
    expect(rows.map(({ sku, name, units }) => [sku, name, units]).toSorted()).toEqual([
      ['', '', 1],
      ['', 'A', 2],
      ['', 'B', 1],
      ['A', 'A', 1],
    ]);
  });

  it('any SKU is only a SKU: __proto__, constructor, 40 characters, an emoji', () => {
    const skus = ['__proto__', 'constructor', 'S'.repeat(40), '😀'];
    const rows = inventoryRows([
      {
        ordered: skus.map((sku) => ({ sku, name: sku, quantity: 1 })),
        short: [{ sku: '__proto__', name: '', quantity: 1 }],
      },
    ]);
    expect(rows.map(({ sku }) => sku).toSorted()).toEqual(skus.toSorted());
    expect(rows.find(({ sku }) => sku === '__proto__')).toMatchObject({ units: 1, short: 1 });
  });

  it('a quantity that is no positive number is no unit, and spoils no sum', () => {
    const odd = [Number.NaN, Number.POSITIVE_INFINITY, -3, 0].map((quantity) => ({ sku: 'A', name: 'A', quantity }));
    const rows = inventoryRows([{ ordered: [...odd, { sku: 'A', name: 'A', quantity: 2 }], short: odd }]);
    expect(rows).toEqual([{ key: 'sku A', sku: 'A', name: 'A', units: 2, orders: 1, short: 0, waiting: 0 }]);
  });

  it('the rows add up to the totals, and the totals to the lines', () => {
    const line = fc.record({
      sku: fc.constantFrom('', 'A', 'B', '__proto__'),
      name: fc.constantFrom('', 'A', 'B'),
      quantity: fc.integer({ min: 1, max: 99 }),
    });
    const sum = (lines: readonly { quantity: number }[]) => lines.reduce((units, { quantity }) => units + quantity, 0);
    fc.assert(
      fc.property(
        fc.array(fc.record({ ordered: fc.array(line), short: fc.array(line) }), { maxLength: 10 }),
        (orders) => {
          const rows = inventoryRows(orders);
          expect(inventoryTotals(rows)).toEqual({
            skus: rows.length,
            units: sum(orders.flatMap((order) => order.ordered)),
            skusShort: rows.filter(({ short }) => short > 0).length,
            short: sum(orders.flatMap((order) => order.short)),
          });
          expect(new Set(rows.map(({ key }) => key)).size).toBe(rows.length);
          expect(rows.every((row) => row.orders <= orders.length && row.waiting <= orders.length)).toBe(true);
        },
      ),
    );
  });
});

import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { backOrderFacts } from './backOrderFacts.ts';
import { aDetail, aFulfillment, aLineItem } from '../../testing/anOrder.ts';

describe('back orders name the short SKU, its units, and what a partial release would send', () => {
  test('items that wait for stock are short, and the others could leave', () => {
    const lineItems = [
      aLineItem({ sku: 'A', name: 'Lantern', quantity: 4, fulfillableQuantity: 4, threePlStatus: 3 }),
      aLineItem({ lineItemId: 'L2', sku: 'B', name: 'Mug', quantity: 2, fulfillableQuantity: 2 }),
      aLineItem({ lineItemId: 'L3', sku: 'C', isCancelled: true }),
      aLineItem({ lineItemId: 'L4', sku: 'POST', virtualItem: 2 }),
    ];
    expect(backOrderFacts(aDetail({ lineItems }))).toEqual({
      short: [{ sku: 'A', name: 'Lantern', quantity: 4 }],
      sendable: [{ sku: 'B', name: 'Mug', quantity: 2 }],
    });
  });

  test('sums units per SKU and tells lines without a SKU apart by name', () => {
    const line = (lineItemId: string, sku: string, name: string) =>
      aLineItem({ lineItemId, sku, name, quantity: 2, fulfillableQuantity: 2, threePlStatus: 3 });
    const { short } = backOrderFacts(
      aDetail({
        lineItems: [line('1', 'A', 'Mug'), line('2', 'A', 'Mug'), line('3', '', 'Card'), line('4', '', 'Ribbon')],
      }),
    );
    expect(short.map(({ sku, name, quantity }) => [sku, name, quantity])).toEqual([
      ['A', 'Mug', 4],
      ['', 'Card', 2],
      ['', 'Ribbon', 2],
    ]);
  });

  test('shipped and removed units are not owed, and a missing fulfillable quantity does not mean that nothing is short', () => {
    const short = (quantity: number, fulfillableQuantity: number, shipped: number) =>
      backOrderFacts(
        aDetail({
          lineItems: [aLineItem({ quantity, fulfillableQuantity, threePlStatus: 3 })],
          fulfillments: shipped === 0 ? [] : [aFulfillment({ quantity: shipped })],
        }),
      ).short.map((units) => units.quantity);
    expect(short(5, 5, 2)).toEqual([3]);
    expect(short(5, 2, 0)).toEqual([2]);
    expect(short(5, 0, 0)).toEqual([5]);
    expect(short(5, 0, 5)).toEqual([]);
  });

  test('the rest of a partly shipped item could leave', () => {
    const detail = aDetail({
      lineItems: [aLineItem({ fulfillableQuantity: 3 })],
      fulfillments: [aFulfillment({ quantity: 2 })],
    });
    expect(backOrderFacts(detail).sendable.map(({ quantity }) => quantity)).toEqual([3]);
  });

  test('for any detail, units are positive and never more than ordered', () => {
    const item = fc.record({
      sku: fc.constantFrom('', 'A', 'B'),
      quantity: fc.nat(9),
      fulfillableQuantity: fc.nat(9),
      threePlStatus: fc.constantFrom(null, 2, 3, 4),
      isCancelled: fc.boolean(),
    });
    fc.assert(
      fc.property(
        fc.array(item),
        fc.array(fc.record({ lineItemId: fc.nat(4).map(String), quantity: fc.integer({ min: 1, max: 5 }) })),
        (items, parts) => {
          const lineItems = items.map((fact, index) => aLineItem({ ...fact, lineItemId: String(index) }));
          const { short, sendable } = backOrderFacts(
            aDetail({ lineItems, fulfillments: parts.map((part) => aFulfillment(part)) }),
          );
          const named = [...short, ...sendable].map(({ quantity }) => quantity);
          expect(named.every((quantity) => quantity > 0)).toBe(true);
          expect(named.reduce((a, b) => a + b, 0)).toBeLessThanOrEqual(
            lineItems.reduce((sum, { quantity }) => sum + quantity, 0),
          );
        },
      ),
    );
  });
});

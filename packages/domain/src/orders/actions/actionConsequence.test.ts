import { describe, expect, test } from 'vitest';
import { aDetail, aLineItem } from '../../testing/anOrder.ts';
import { actionConsequence } from './actionConsequence.ts';

const locations = new Map([
  ['1', 'Leeds'],
  ['2', 'Rotterdam'],
]);
const shipping = { method: 'Standard', service: null, isMapped: false, provider: 'Shipbob' };
const item = (lineItemId: string, quantity: number, allocated: readonly (readonly [string | null, number])[] = []) =>
  aLineItem({
    lineItemId,
    sku: `SKU${lineItemId}`,
    quantity,
    fulfillableQuantity: quantity,
    allocations: allocated.map(([locationId, units]) => ({ locationId, quantity: units, reason: '' })),
  });
const short = (lineItemId: string, quantity: number) => ({ ...item(lineItemId, quantity), threePlStatus: 3 });

describe("an action's consequence", () => {
  test('is empty without goods or for an action that moves none', () => {
    expect(actionConsequence('ship-now', [aDetail()])).toBeNull();
    expect(actionConsequence('available-partially', [aDetail({ lineItems: [short('1', 6)] })])).toBeNull();
    expect(actionConsequence('available', [aDetail({ lineItems: [item('1', 6)] })])).toBeNull();
    expect(actionConsequence('hold-order', [aDetail({ lineItems: [item('1', 6)] })])).toBeNull();
    expect(actionConsequence('move-to-close', [])).toBeNull();
  });

  test('names units, 3PL and location for Ship Now', () => {
    const detail = aDetail({ shipping, lineItems: [item('1', 10, [['1', 10]]), item('2', 6, [['1', 6]])] });
    expect(actionConsequence('ship-now', [detail], locations)).toBe('16 units go to Shipbob from Leeds.');
  });

  test("names each location's units and what waits for Ship Now from two locations", () => {
    const lineItems = [
      item('1', 10, [
        ['1', 7],
        ['2', 3],
      ]),
      short('2', 1),
    ];
    expect(actionConsequence('ship-now', [aDetail({ shipping, lineItems })], locations)).toBe(
      '10 units go to Shipbob: 7 from Leeds and 3 from Rotterdam. 1 unit waits for stock.',
    );
  });

  test("leaves out what the server does not say: the 3PL, a location's name, a unit's location", () => {
    expect(actionConsequence('ship-now', [aDetail({ lineItems: [item('1', 1)] })], locations)).toBe(
      '1 unit goes to your 3PL.',
    );
    const unnamed = aDetail({ shipping, lineItems: [item('1', 2, [['9', 2]])] });
    expect(actionConsequence('ship-now', [unnamed], locations)).toBe('2 units go to Shipbob.');
    const partly = aDetail({
      shipping,
      lineItems: [
        item('1', 3, [
          ['1', 2],
          [null, 1],
        ]),
      ],
    });
    expect(actionConsequence('ship-now', [partly], locations)).toBe('3 units go to Shipbob.');
    const other = aDetail({ shipping: { ...shipping, provider: 'DCL' }, lineItems: [item('1', 3)] });
    expect(actionConsequence('ship-now', [unnamed, other], locations)).toBe('5 units go to your 3PL.');
  });

  test('counts what leaves and what waits over all orders for a partial release', () => {
    const detail = aDetail({ lineItems: [item('1', 16), short('2', 6)] });
    expect(actionConsequence('available-partially', [detail])).toBe('16 units leave, 6 wait.');
    expect(actionConsequence('available-partially', [detail, detail])).toBe('32 units leave, 12 wait.');
  });

  test('names what is still short for Move to Open and what will not ship for Close Order', () => {
    const detail = aDetail({ lineItems: [item('1', 16), short('2', 6)] });
    expect(actionConsequence('available', [detail])).toBe('6 of 22 units are still short: SKU2 × 6.');
    expect(actionConsequence('move-to-close', [detail])).toBe('22 units won’t be shipped.');
  });
});

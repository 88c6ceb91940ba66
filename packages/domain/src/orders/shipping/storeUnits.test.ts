import { expect, test } from 'vitest';
import { aLineItem } from '../../testing/index.ts';
import type { Fulfillment } from '../detail/OrderDetail.ts';
import { inStoreUnits } from './storeUnits.ts';

/** Two sets of 3 × A and 1 × B, and a mug. */
const lineItems = [
  aLineItem({ lineItemId: '1', sku: 'SET', quantity: 2, fulfillableQuantity: 0, virtualItem: 2 }),
  aLineItem({ lineItemId: '2', sku: 'MUG', quantity: 1 }),
  aLineItem({ lineItemId: '3', sku: 'A', quantity: 6, replaces: { lineItemId: '1', units: 3 } }),
  aLineItem({ lineItemId: '4', sku: 'B', quantity: 2, replaces: { lineItemId: '1', units: 1 } }),
];

const part = (box: number, lineItemId: string, quantity: number, changes: Partial<Fulfillment> = {}): Fulfillment => ({
  name: `#1.${box}`,
  lineItemId,
  fulfillmentId: String(box),
  quantity,
  trackingNumber: `T${box}`,
  shipmentStatus: null,
  locationId: null,
  ...changes,
});

const units = (fulfillments: readonly Fulfillment[], lines = lineItems) =>
  inStoreUnits({ lineItems: lines, fulfillments }).map((each) => [
    each.fulfillmentId,
    each.lineItemId,
    each.quantity,
    each.otherNumbers,
  ]);

test('a bundle has left with the last of its items, under the numbers of all its parcels', () => {
  expect(units([part(1, '3', 3), part(1, '2', 1)])).toEqual([['1', '2', 1, []]]);
  expect(units([part(1, '3', 3), part(2, '4', 1)])).toEqual([['2', '1', 1, ['T1']]]);
  expect(units([part(1, '3', 4), part(2, '4', 2), part(3, '3', 2)])).toEqual([
    ['2', '1', 1, ['T1']],
    ['3', '1', 1, ['T1', 'T2']],
  ]);
  expect(units([part(1, '3', 6), part(1, '4', 2)])).toEqual([['1', '1', 2, []]]);
});

test('a voided or canceled parcel has no units', () => {
  const voided = part(1, '3', 0, { shipmentStatus: 'canceled' });
  const canceled = part(1, '3', 3, { shipmentStatus: 'canceled' });
  for (const gone of [voided, canceled]) expect(units([gone, part(2, '4', 1)])).toEqual([]);
});

test('items removed here do not stop the last bundle from being complete', () => {
  const fewer = lineItems.map((item) => (item.sku === 'A' ? { ...item, quantity: 5 } : item));
  expect(units([part(1, '3', 3), part(1, '4', 2)], fewer)).toEqual([['1', '1', 1, []]]);
  expect(units([part(1, '3', 5), part(1, '4', 2)], fewer)).toEqual([['1', '1', 2, []]]);
  const noA = lineItems.map((item) => (item.sku === 'A' ? { ...item, isCancelled: true } : item));
  expect(units([part(1, '4', 2)], noA)).toEqual([['1', '1', 2, []]]);
  expect(units([], noA)).toEqual([]);
});

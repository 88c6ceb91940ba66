import { expect, test } from 'vitest';
import { replacedShipment } from './replacedShipment.ts';

type Detail = Parameters<typeof replacedShipment>[2];

const detail = (shipmentStatus: Detail['fulfillments'][number]['shipmentStatus']): Detail =>
  ({
    lineItems: [
      { lineItemId: '1', sku: 'A' },
      { lineItemId: '2', sku: 'A' },
      { lineItemId: '3', sku: 'B' },
    ],
    fulfillments: [
      { fulfillmentId: '7', lineItemId: '1', quantity: 1, shipmentStatus },
      { fulfillmentId: '7', lineItemId: '2', quantity: 1, shipmentStatus },
      { fulfillmentId: '8', lineItemId: '3', quantity: 4, shipmentStatus },
    ],
  }) as unknown as Detail;

const aParcel = (...lines: [string, number][]) => ({
  parcelId: 'P2',
  lines: lines.map(([sku, quantity]) => ({ sku, quantity, lineItemId: null })),
});

test('replaces the shipment with the same units, however its lines are counted', () => {
  expect(replacedShipment(aParcel(['A', 2]), ['8', '7'], detail('in_transit'))).toBe('7');
  expect(replacedShipment(aParcel(['A', 1], ['A', 1]), ['7'], detail('label_printed'))).toBe('7');
});

test('treats another spelling of a SKU as the same SKU', () => {
  expect(replacedShipment(aParcel([' a', 1], ['A ', 1]), ['7'], detail('in_transit'))).toBe('7');
});

test.each([
  ['other units', aParcel(['A', 3]), ['7', '8'], 'in_transit'],
  ['units of another SKU beside them', aParcel(['A', 2], ['B', 1]), ['7', '8'], 'in_transit'],
  ['unknown contents', { parcelId: 'P2', lines: null }, ['7'], 'in_transit'],
  ['a replacement for a parcel that has arrived', aParcel(['A', 2]), ['7'], 'delivered'],
  ['a replacement for a voided parcel', aParcel(['A', 2]), ['7'], 'canceled'],
  ['one while all parcels are still listed', aParcel(['A', 2]), [], 'in_transit'],
] as const)('replaces none: %s', (_name, parcel, gone, status) => {
  expect(replacedShipment(parcel, gone, detail(status))).toBeUndefined();
});

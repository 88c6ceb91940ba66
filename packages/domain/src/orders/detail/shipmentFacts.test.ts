import { expect, test } from 'vitest';
import { shipmentStatuses } from '../shipping/shipmentStatus.ts';
import { shipmentFacts } from './shipmentFacts.ts';
import { aDetail, aFulfillment, aLineItem } from '../../testing/anOrder.ts';

const factsOf = (...parts: Parameters<typeof aFulfillment>[0][]) =>
  shipmentFacts(aDetail({ lineItems: [aLineItem()], fulfillments: parts.map(aFulfillment) }));

test('makes one box per shipment name, with all its units, its location and its status', () => {
  const parts = [
    { name: '#1.1', quantity: 2, locationId: '72001', shipmentStatus: 'in_transit' },
    { name: '#1.2', quantity: 1, locationId: null, trackingNumber: null },
    { name: '#1.1', quantity: 3, locationId: '72001', shipmentStatus: 'in_transit', lineItemId: 'L2' },
  ];
  expect(factsOf(...parts)).toEqual([
    {
      name: '#1.1',
      locationId: '72001',
      status: 'in_transit',
      units: 5,
      isOpen: true,
      isCanceled: false,
      isTracked: true,
    },
    { name: '#1.2', locationId: null, status: null, units: 1, isOpen: true, isCanceled: false, isTracked: false },
  ]);
});

test.each([...shipmentStatuses, null, 'lost_in_the_post'])(
  '%s: open unless delivered or canceled',
  (shipmentStatus) => {
    expect(factsOf({ shipmentStatus })[0]?.isOpen).toBe(
      shipmentStatus !== 'delivered' && shipmentStatus !== 'canceled',
    );
  },
);

test('a box with one part in progress is open, even if others have ended', () => {
  expect(factsOf({ shipmentStatus: 'canceled' }, { shipmentStatus: 'in_transit' })[0]).toMatchObject({
    status: 'canceled',
    isOpen: true,
    isCanceled: false,
  });
  expect(factsOf({ shipmentStatus: 'delivered' }, { shipmentStatus: null })[0]).toMatchObject({
    status: null,
    isOpen: true,
  });
  expect(factsOf({ shipmentStatus: 'delivered' }, { shipmentStatus: 'canceled' })[0]).toMatchObject({
    isOpen: false,
    isCanceled: false,
  });
  expect(factsOf({ shipmentStatus: 'canceled' }, { shipmentStatus: 'canceled' })[0]).toMatchObject({
    isOpen: false,
    isCanceled: true,
  });
});

test('counts units of back-ordered items too, and ignores quantities of 0 and below', () => {
  expect(
    shipmentFacts(aDetail({ lineItems: [aLineItem({ threePlStatus: 3 })], fulfillments: [aFulfillment()] }))[0]?.units,
  ).toBe(5);
  expect(factsOf({ quantity: 0 })[0]).toMatchObject({ units: 0, isOpen: true });
  expect(factsOf({ quantity: -2 }, { quantity: 3 })[0]?.units).toBe(3);
});

test('treats blank ids and tracking numbers as missing', () => {
  expect(factsOf({ locationId: ' ', trackingNumber: ' ' })[0]).toMatchObject({ locationId: null, isTracked: false });
  expect(factsOf({ locationId: ' 72001 ' })[0]?.locationId).toBe('72001');
});

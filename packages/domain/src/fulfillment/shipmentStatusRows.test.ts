import { expect, test } from 'vitest';
import { shipmentsOfOrders, shipmentLocations, shipmentStatusRows } from './shipmentStatusRows.ts';
import { aSampledOrder, aShipment } from './testing/aSampledOrder.ts';

const shipments = shipmentsOfOrders([
  aSampledOrder({
    orderName: '#2',
    shipments: [
      aShipment({ status: 'delivered', isOpen: false }),
      aShipment({ status: null, isTracked: false, units: 1 }),
    ],
  }),
  aSampledOrder({
    orderName: '#1',
    shipments: [
      aShipment({ status: 'delivered', isOpen: false, isTracked: false }),
      aShipment({ status: 'lost_in_the_post', locationId: null, units: 0 }),
    ],
  }),
]);

test('shipments by status, most first: shipments, units, and those without a tracking number', () => {
  expect(shipmentStatusRows(shipments)).toEqual([
    { status: 'delivered', shipments: 2, units: 10, untracked: 1 },
    { status: null, shipments: 1, units: 1, untracked: 1 },
    { status: 'lost_in_the_post', shipments: 1, units: 0, untracked: 0 },
  ]);
  expect(shipmentStatusRows([])).toEqual([]);
});

test('a shipment keeps the order that it belongs to', () => {
  expect(shipments.map(({ order }) => order.orderName)).toEqual(['#2', '#2', '#1', '#1']);
});

test('the locations that occur, most shipments first, none last', () => {
  expect(shipmentLocations(shipments)).toEqual(['72001', null]);
  expect(
    shipmentLocations(
      shipmentsOfOrders([
        aSampledOrder({ shipments: [aShipment({ locationId: null }), aShipment({ locationId: null }), aShipment()] }),
      ]),
    ),
  ).toEqual(['72001', null]);
});

import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { countWithShare, orderText, routedText } from './fulfillmentTexts.ts';
import { routingFigures } from './routingFigures.ts';
import { aSampledOrder, aShipment } from './testing/aSampledOrder.ts';

test('where orders went: orders and units by location, most units first', () => {
  const figures = routingFigures([
    aSampledOrder({ shipments: [aShipment({ units: 2 }), aShipment({ units: 3 })] }),
    aSampledOrder({ shipments: [aShipment({ units: 1 }), aShipment({ locationId: '72002', units: 9 })] }),
    aSampledOrder({ shipments: [aShipment({ locationId: null, units: 1 })] }),
    aSampledOrder(),
  ]);
  expect(figures).toMatchObject({ orders: 3, units: 16, leftOut: 0 });
  expect(figures.rows).toEqual([
    { locationId: '72002', orders: 1, units: 9 },
    { locationId: '72001', orders: 2, units: 6 },
    { locationId: null, orders: 1, units: 1 },
  ]);
});

test('an order is split when its units leave from two locations; one that nobody names is not a second one', () => {
  const figures = routingFigures([
    aSampledOrder({
      orderName: '#1',
      shipments: [aShipment({ units: 1 }), aShipment({ locationId: '72002', units: 2 })],
    }),
    aSampledOrder({ orderName: '#2', shipments: [aShipment(), aShipment({ locationId: null })] }),
    aSampledOrder({ orderName: '#3', shipments: [aShipment(), aShipment()] }),
  ]);
  expect(figures.split).toEqual([
    { order: { orderId: '1', orderName: '#1', createdAt: '2026-11-18T10:00:00Z' }, locationIds: ['72002', '72001'] },
  ]);
});

test('canceled shipments went nowhere and empty ones sent nothing: neither routes nor splits an order', () => {
  const figures = routingFigures([
    aSampledOrder({
      shipments: [
        aShipment(),
        aShipment({ locationId: '72002', isCanceled: true }),
        aShipment({ locationId: '72003', units: 0 }),
      ],
    }),
  ]);
  expect(figures).toMatchObject({ orders: 1, units: 5, split: [], leftOut: 2 });
  expect(figures.rows).toHaveLength(1);
  expect(routingFigures([aSampledOrder({ shipments: [aShipment({ units: 0 })] })])).toMatchObject({
    orders: 0,
    units: 0,
    rows: [],
  });
});

test('units in no shipment, but for orders that are closed or cancelled', () => {
  const figures = routingFigures([
    aSampledOrder({ orderName: '#1', toSend: 3 }),
    aSampledOrder({ orderName: '#2', short: 2 }),
    aSampledOrder({ orderName: '#3', toSend: 9, isFinal: true }),
    aSampledOrder(),
  ]);
  expect(figures.unassigned.map(({ order, toSend, short }) => [order.orderName, toSend, short])).toEqual([
    ['#1', 3, 0],
    ['#2', 0, 2],
  ]);
});

test('the rows’ units are all units, and no row has more orders than there are', () => {
  const shipment = fc.record({
    locationId: fc.option(fc.constantFrom('1', '2', '3')),
    isCanceled: fc.boolean(),
    units: fc.nat(9),
  });
  fc.assert(
    fc.property(fc.array(fc.array(shipment)), (lists) => {
      const { orders, units, rows, leftOut } = routingFigures(
        lists.map((facts) => aSampledOrder({ shipments: facts.map((fact) => aShipment(fact)) })),
      );
      const counted = lists.flat().filter(({ isCanceled, units: some }) => !isCanceled && some > 0);
      expect(rows.reduce((sum, row) => sum + row.units, 0)).toBe(units);
      expect(units).toBe(counted.reduce((sum, { units: some }) => sum + some, 0));
      expect(counted.length + leftOut).toBe(lists.flat().length);
      expect(rows.every((row) => row.orders > 0 && row.orders <= orders)).toBe(true);
    }),
  );
});

test('a share that is not nothing never reads as nothing, and one that is not all never as all', () => {
  expect([
    countWithShare(0, 0),
    countWithShare(0, 9),
    countWithShare(1, 1_000),
    countWithShare(1, 3),
    countWithShare(999, 1_000),
    countWithShare(7, 7),
  ]).toEqual(['0 (0%)', '0 (0%)', '1 (under 1%)', '1 (33%)', '999 (over 99%)', '7 (100%)']);
});

test('what the shares are of, why they may be more than all, and what is not counted', () => {
  const row = (orders: number) => ({ locationId: null, orders, units: 1 });
  expect(routedText({ orders: 1, units: 1, rows: [row(1)], leftOut: 0 })).toBe('In shipments: 1 unit of 1 order.');
  expect(routedText({ orders: 162, units: 4_321, rows: [row(160), row(3)], leftOut: 3 })).toBe(
    'In shipments: 4,321 units of 162 orders. An order that ships from several locations counts in each, so the ' +
      'shares add up to more than 100%. 3 canceled or empty shipments left out.',
  );
});

test('an order without a name is told apart by its id', () => {
  expect([orderText(aSampledOrder()), orderText(aSampledOrder({ orderName: ' ', orderId: '5001' }))]).toEqual([
    '#1',
    '5001',
  ]);
  expect(orderText(aSampledOrder({ orderName: 'הזמנה 7' }))).toBe('\u2068הזמנה 7\u2069');
});

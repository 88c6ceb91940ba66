import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { locationLines } from './locationLines.ts';
import { locationLabel, namedLocations } from './namedLocations.ts';
import { openShipments, openTotal } from './openShipments.ts';
import { aSampledOrder, aShipment } from './testing/aSampledOrder.ts';

const stores = namedLocations([
  { locationId: '72001', name: 'Northampton' },
  { locationId: '72002', name: 'Leeds' },
]);

test('open shipments by location: shipments, units, orders, and the newest and oldest of those orders', () => {
  const orders = [
    aSampledOrder({
      orderId: '3',
      orderName: '#3',
      createdAt: '2026-11-20T10:00:00Z',
      shipments: [aShipment(), aShipment({ units: 2 }), aShipment({ locationId: '72002', units: 1 })],
    }),
    aSampledOrder({
      orderId: '2',
      orderName: '#2',
      createdAt: '2026-11-19T10:00:00Z',
      shipments: [aShipment({ isOpen: false }), aShipment({ locationId: null })],
    }),
    aSampledOrder({
      orderId: '1',
      orderName: '#1',
      createdAt: '2026-11-18T10:00:00Z',
      shipments: [aShipment({ units: 4 })],
    }),
  ];
  const rows = openShipments(orders).map(({ newest, oldest, ...row }) => ({
    ...row,
    newest: newest?.orderName,
    oldest: oldest?.orderName,
  }));
  expect(rows).toEqual([
    { locationId: '72001', shipments: 3, units: 11, orders: 2, newest: '#3', oldest: '#1' },
    { locationId: null, shipments: 1, units: 5, orders: 1, newest: '#2', oldest: '#2' },
    { locationId: '72002', shipments: 1, units: 1, orders: 1, newest: '#3', oldest: '#3' },
  ]);
});

test.each([null, '', 'soon'])('an order whose date is %j is neither newest nor oldest, and counts', (createdAt) => {
  const undated = aSampledOrder({ orderName: '#9', createdAt, shipments: [aShipment()] });
  expect(openShipments([undated])).toMatchObject([{ shipments: 1, newest: null, oldest: null }]);
  const dated = aSampledOrder({ shipments: [aShipment()] });
  for (const orders of [
    [undated, dated],
    [dated, undated],
  ]) {
    expect(openShipments(orders)).toMatchObject([
      { shipments: 2, newest: { orderName: '#1' }, oldest: { orderName: '#1' } },
    ]);
  }
});

test('a shipment of no units is open all the same', () => {
  expect(openShipments([aSampledOrder({ shipments: [aShipment({ units: 0 })] })])).toMatchObject([
    { shipments: 1, units: 0, orders: 1 },
  ]);
});

test('every open shipment stands in exactly one row, and no row has none', () => {
  const shipment = fc.record({
    locationId: fc.option(fc.constantFrom('1', '2', '3')),
    isOpen: fc.boolean(),
    units: fc.nat(9),
  });
  fc.assert(
    fc.property(fc.array(fc.array(shipment)), (lists) => {
      const orders = lists.map((facts, index) =>
        aSampledOrder({ orderId: String(index), shipments: facts.map((fact) => aShipment(fact)) }),
      );
      const open = lists.flat().filter(({ isOpen }) => isOpen);
      const rows = openShipments(orders);
      const units = open.reduce((sum, { units: some }) => sum + some, 0);
      expect([
        rows.reduce((sum, { shipments }) => sum + shipments, 0),
        rows.reduce((sum, { units: some }) => sum + some, 0),
      ]).toEqual([open.length, units]);
      expect(openTotal(orders)).toEqual({
        shipments: open.length,
        units,
        orders: lists.filter((facts) => facts.some(({ isOpen }) => isOpen)).length,
      });
      expect(rows.every(({ shipments, orders: counted }) => shipments > 0 && counted > 0 && counted <= shipments)).toBe(
        true,
      );
    }),
  );
});

test('every location of the store has a line, then "Unknown location (id)", then shipments without one', () => {
  const counted = openShipments([
    aSampledOrder({ shipments: [aShipment({ locationId: null }), aShipment({ locationId: '99' }), aShipment()] }),
  ]);
  expect(locationLines(stores, counted).map(({ label, open }) => [label, open?.shipments])).toEqual([
    ['Northampton', 1],
    ['Leeds', 0],
    ['Unknown location (99)', 1],
    ['No location', 1],
  ]);
});

test('the locations that could not be read: the shipments are counted by id, and none is called unknown', () => {
  expect(
    locationLines(null, openShipments([aSampledOrder({ shipments: [aShipment()] })])).map(({ label }) => label),
  ).toEqual(['Location 72001']);
});

test('the shipments that could not be read: the locations are named, and nothing is counted', () => {
  expect(locationLines(stores, null).map(({ label, open }) => [label, open])).toEqual([
    ['Northampton', null],
    ['Leeds', null],
  ]);
  expect(locationLines(null, null)).toEqual([]);
});

test('a name that is written from right to left moves nothing beside it: neither another name nor an id', () => {
  const named = namedLocations([
    { locationId: '1', name: 'מחסן' },
    { locationId: '1', name: 'Leeds' },
    { locationId: '2', name: 'נמל' },
    { locationId: '3', name: 'נמל' },
  ]);
  expect([locationLabel('1', named), locationLabel('2', named)]).toEqual([
    '\u2068מחסן\u2069 / Leeds',
    '\u2068נמל\u2069 (2)',
  ]);
});

test('a repeated id is one location with all its names; without a name of its own it is labelled with its id', () => {
  const named = namedLocations([
    { locationId: '1', name: 'Leeds' },
    { locationId: ' 1 ', name: 'Leeds North ' },
    { locationId: '1', name: 'Leeds' },
    { locationId: '2', name: '  ' },
  ]);
  expect(named).toEqual({
    locations: [
      { locationId: '1', name: 'Leeds / Leeds North' },
      { locationId: '2', name: '' },
    ],
    repeated: 2,
  });
  expect([locationLabel('2', named), locationLabel('3', named), locationLabel(null, named)]).toEqual([
    'Location without a name (2)',
    'Unknown location (3)',
    'No location',
  ]);
  const twins = namedLocations([
    { locationId: '1', name: 'Leeds' },
    { locationId: '2', name: 'Leeds' },
  ]);
  expect([locationLabel('1', twins), locationLabel('2', twins)]).toEqual(['Leeds (1)', 'Leeds (2)']);
  expect(new Set(locationLines(named, null).map(({ key }) => key)).size).toBe(2);
});

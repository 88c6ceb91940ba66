import { expect, test } from 'vitest';
import { type OwnOrder, type OwnShipment, planStoreWrites, type TheirOrder } from './planStoreWrites.ts';

const tracking = (number: string) => ({ number, carrier: '', url: '' });

const aShipment = (changes: Partial<OwnShipment> = {}): OwnShipment => ({
  shipment: '1',
  isVoided: false,
  isDelivered: false,
  tracking: tracking('T1'),
  lines: [
    { lineItemId: 'mug', quantity: 2 },
    { lineItemId: 'bag', quantity: 1 },
  ],
  ...changes,
});

const anOwnOrder = (shipments: readonly OwnShipment[], known: Readonly<Record<string, string[]>> = {}): OwnOrder => ({
  shipments,
  fulfillments: new Map(Object.entries(known)),
  isOnHold: false,
  holdReason: '',
  tags: [],
  tagsOfStore: [],
  isClosed: false,
  isFulfilled: false,
  lines: [],
  locationId: null,
  mayBeWritten: false,
});

const aPart = (id: string, lineItemId: string, remaining: number) => ({
  id,
  state: 'open' as const,
  locationId: id,
  lines: [{ id: `${id}-${lineItemId}`, lineItemId, remaining }],
});

const aFulfillment = (id: string, lineItemId: string, quantity: number, isCancelled = false) => ({
  id,
  isCancelled,
  trackingNumbers: ['T1'],
  lines: [{ lineItemId, quantity }],
});

const theirOrder = (changes: Partial<TheirOrder>): TheirOrder => ({
  isClosed: false,
  isCancelled: false,
  tags: [],
  lines: [],
  fulfillmentOrders: [],
  fulfillments: [],
  ...changes,
});

const written = (own: OwnOrder, their: TheirOrder) =>
  planStoreWrites(own, their, new Set(['shipments'])).writes.map((write) =>
    write.type === 'fulfill' ? [write.shipment, write.fulfillmentOrderId, ...write.lines] : write.type,
  );

test('a shipment from two locations is a write for each', () => {
  const their = theirOrder({ fulfillmentOrders: [aPart('north', 'mug', 2), aPart('south', 'bag', 1)] });
  expect(written(anOwnOrder([aShipment()]), their)).toEqual([
    ['1', 'north', { id: 'north-mug', quantity: 2 }],
    ['1', 'south', { id: 'south-bag', quantity: 1 }],
  ]);
});

test('a shipment of which the store has one part gets the other, whether or not we know the first', () => {
  const their = theirOrder({
    fulfillmentOrders: [aPart('north', 'mug', 0), aPart('south', 'bag', 1)],
    fulfillments: [aFulfillment('900', 'mug', 2)],
  });
  const rest = [['1', 'south', { id: 'south-bag', quantity: 1 }]];
  expect(written(anOwnOrder([aShipment()]), their)).toEqual(rest);
  expect(written(anOwnOrder([aShipment()], { 1: ['900'] }), their)).toEqual(rest);
});

test('a part that somebody cancelled in the store is not written again', () => {
  const their = theirOrder({
    fulfillmentOrders: [aPart('north', 'mug', 0), aPart('south', 'bag', 1)],
    fulfillments: [aFulfillment('900', 'mug', 2), aFulfillment('901', 'bag', 1, true)],
  });
  expect(written(anOwnOrder([aShipment()], { 1: ['900', '901'] }), their)).toEqual([]);
});

test('units that the store has too few of go to the shipment that it has nothing of', () => {
  const newer = aShipment({ shipment: '2', tracking: tracking('T2'), lines: [{ lineItemId: 'bag', quantity: 1 }] });
  const their = theirOrder({
    fulfillmentOrders: [aPart('south', 'bag', 1)],
    fulfillments: [aFulfillment('900', 'mug', 2)],
  });
  expect(written(anOwnOrder([aShipment(), newer], { 1: ['900'] }), their)).toEqual([
    ['2', 'south', { id: 'south-bag', quantity: 1 }],
  ]);
});

const without = { tracking: null };

test('a part of which the reply was lost is not written again, though another part is known', () => {
  const their = theirOrder({
    fulfillmentOrders: [aPart('north', 'mug', 0), aPart('south', 'bag', 3)],
    fulfillments: [aFulfillment('900', 'mug', 2), aFulfillment('901', 'bag', 1)],
  });
  const plan = planStoreWrites(anOwnOrder([aShipment()], { 1: ['900'] }), their, new Set(['shipments']));
  expect(plan.writes).toEqual([]);
  expect([...plan.found]).toEqual([['1', ['900', '901']]]);
});

test('a shipment with the number of another one keeps its own fulfillment', () => {
  const their = theirOrder({
    fulfillmentOrders: [aPart('south', 'bag', 3)],
    fulfillments: [aFulfillment('900', 'mug', 2), aFulfillment('901', 'bag', 1)],
  });
  const shipments = [
    aShipment({ lines: [{ lineItemId: 'mug', quantity: 2 }] }),
    aShipment({ shipment: '2', lines: [{ lineItemId: 'bag', quantity: 1 }] }),
  ];
  const plan = planStoreWrites(anOwnOrder(shipments, { 1: ['900'] }), their, new Set(['shipments']));
  expect(plan.writes).toEqual([]);
  expect([...plan.found]).toEqual([['2', ['901']]]);
});

test.each([
  ['none is known', {}, ['900']],
  ['the first is known', { 1: ['800'] }, ['800', '900']],
])('parts of a shipment without a number that a try left in the store are its own, where %s', (_name, known, found) => {
  const isFirstKnown = found.length > 1;
  const shipment = aShipment({ ...without, lines: [{ lineItemId: 'mug', quantity: isFirstKnown ? 3 : 2 }] });
  const own = { ...anOwnOrder([shipment], known), mayBeWritten: true };
  const their = theirOrder({
    fulfillmentOrders: [
      aPart('west', 'mug', 0),
      { ...aPart('north', 'mug', 0), state: 'ended' },
      aPart('south', 'mug', 3),
    ],
    fulfillments: [
      ...(isFirstKnown ? [{ ...aFulfillment('800', 'mug', 1), trackingNumbers: [] }] : []),
      { ...aFulfillment('900', 'mug', 1), trackingNumbers: [] },
    ],
  });
  expect(written(own, their)).toEqual([['1', 'south', { id: 'south-mug', quantity: 1 }]]);
  expect([...planStoreWrites(own, their, new Set(['shipments'])).found]).toEqual([['1', found]]);
  // Before a first try nothing there is ours.
  expect(planStoreWrites({ ...own, mayBeWritten: false }, their, new Set(['shipments'])).found.size).toBe(0);
});

test('what somebody fulfilled in the store is no part of a shipment that would have taken other units', () => {
  const shipment = aShipment({ ...without, lines: [{ lineItemId: 'mug', quantity: 2 }] });
  const their = theirOrder({
    fulfillmentOrders: [aPart('north', 'mug', 2)],
    fulfillments: [{ ...aFulfillment('900', 'mug', 1), trackingNumbers: [] }],
  });
  expect(written({ ...anOwnOrder([shipment]), mayBeWritten: true }, their)).toEqual([
    ['1', 'north', { id: 'north-mug', quantity: 2 }],
  ]);
});

test('what is known to be made in the store is no shipment of ours with the same items, while there are units left', () => {
  const lines = [{ lineItemId: 'mug', quantity: 1 }];
  const shipments = [
    aShipment({ ...without, shipment: '900', lines }),
    aShipment({ ...without, shipment: '2', lines }),
  ];
  const fulfillments = [{ ...aFulfillment('900', 'mug', 1), trackingNumbers: [] }];
  const their = (left: number) => theirOrder({ fulfillmentOrders: [aPart('north', 'mug', left)], fulfillments });
  expect(written(anOwnOrder(shipments), their(1))).toEqual([['2', 'north', { id: 'north-mug', quantity: 1 }]]);
  const plan = planStoreWrites(anOwnOrder(shipments), their(0), new Set(['shipments']));
  expect([plan.writes, plan.impossible, [...plan.found]]).toEqual([[], [], [['2', ['900']]]]);
});

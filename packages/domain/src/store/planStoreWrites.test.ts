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

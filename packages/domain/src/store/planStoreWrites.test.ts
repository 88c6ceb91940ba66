import { describe, expect, test } from 'vitest';
import { type OwnOrder, type OwnShipment, planStoreWrites, type TheirOrder } from './planStoreWrites.ts';

const tracking = (...numbers: string[]) => ({ numbers, company: null, urls: [] });

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

const leeds = {
  country: 'GB',
  name: 'Ada Lindqvist',
  company: '',
  address1: '7 Quayside Walk',
  address2: '',
  city: 'Leeds',
  state: '',
  postcode: 'LS1 4DY',
  phone: '',
};

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
  address: leeds,
  mayBeWritten: false,
});

const aPart = (id: string, lineItemId: string, remaining: number) => ({
  id,
  state: 'open' as const,
  isOurs: true,
  locationId: id,
  lines: [{ id: `${id}-${lineItemId}`, lineItemId, total: remaining, remaining }],
});

const aFulfillment = (id: string, lineItemId: string, quantity: number, isCancelled = false) => ({
  id,
  isCancelled,
  trackingNumbers: ['T1'],
  lines: [{ lineItemId, quantity }],
});

const theirOrder = (changes: Partial<TheirOrder>): TheirOrder => ({
  address: leeds,
  isClosed: false,
  isCancelled: false,
  isPaid: true,
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

test('writes a shipment from two locations once for each', () => {
  const their = theirOrder({ fulfillmentOrders: [aPart('north', 'mug', 2), aPart('south', 'bag', 1)] });
  expect(written(anOwnOrder([aShipment()]), their)).toEqual([
    ['1', 'north', { id: 'north-mug', quantity: 2 }],
    ['1', 'south', { id: 'south-bag', quantity: 1 }],
  ]);
});

test("adds a shipment's missing part to the store, whether or not the existing part is known", () => {
  const their = theirOrder({
    fulfillmentOrders: [aPart('north', 'mug', 0), aPart('south', 'bag', 1)],
    fulfillments: [aFulfillment('900', 'mug', 2)],
  });
  const rest = [['1', 'south', { id: 'south-bag', quantity: 1 }]];
  expect(written(anOwnOrder([aShipment()]), their)).toEqual(rest);
  expect(written(anOwnOrder([aShipment()], { 1: ['900'] }), their)).toEqual(rest);
});

test('does not rewrite a part that someone canceled in the store', () => {
  const their = theirOrder({
    fulfillmentOrders: [aPart('north', 'mug', 0), aPart('south', 'bag', 1)],
    fulfillments: [aFulfillment('900', 'mug', 2), aFulfillment('901', 'bag', 1, true)],
  });
  expect(written(anOwnOrder([aShipment()], { 1: ['900', '901'] }), their)).toEqual([]);
});

test('gives scarce units to the shipment that the store has nothing of', () => {
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

test('does not rewrite a part whose reply was lost, although another part is known', () => {
  const their = theirOrder({
    fulfillmentOrders: [aPart('north', 'mug', 0), aPart('south', 'bag', 3)],
    fulfillments: [aFulfillment('900', 'mug', 2), aFulfillment('901', 'bag', 1)],
  });
  const plan = planStoreWrites(anOwnOrder([aShipment()], { 1: ['900'] }), their, new Set(['shipments']));
  expect(plan.writes).toEqual([]);
  expect([...plan.found]).toEqual([['1', ['900', '901']]]);
});

test('a shipment keeps its own fulfillment when another one has its number', () => {
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
])('claims parts without a number that an earlier attempt left in the store, where %s', (_name, known, found) => {
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
  // Before a first attempt nothing there is ours.
  expect(planStoreWrites({ ...own, mayBeWritten: false }, their, new Set(['shipments'])).found.size).toBe(0);
});

test('does not claim a fulfillment by someone else for a shipment that would have taken other units', () => {
  const shipment = aShipment({ ...without, lines: [{ lineItemId: 'mug', quantity: 2 }] });
  const their = theirOrder({
    fulfillmentOrders: [aPart('north', 'mug', 2)],
    fulfillments: [{ ...aFulfillment('900', 'mug', 1), trackingNumbers: [] }],
  });
  expect(written({ ...anOwnOrder([shipment]), mayBeWritten: true }, their)).toEqual([
    ['1', 'north', { id: 'north-mug', quantity: 2 }],
  ]);
});

test('does not claim a fulfillment known to be made in the store while units are left, even with the same items', () => {
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

test('archives a delivered order in the store once it is paid and nothing is left to ship', () => {
  const shipment = aShipment({ isDelivered: true, lines: [{ lineItemId: 'mug', quantity: 1 }] });
  const own = { ...anOwnOrder([shipment], { 1: ['900'] }), isFulfilled: true };
  const their = theirOrder({ fulfillments: [aFulfillment('900', 'mug', 1)] });
  expect(written(own, their)).toEqual(['close']);
  expect(written(own, { ...their, isPaid: false })).toEqual([]);
  const later = { ...aPart('later', 'mug', 1), state: 'held' } as const;
  expect(written(own, { ...their, fulfillmentOrders: [later] })).toEqual([]);
});

test('takes units from the part that the store does not hold', () => {
  const held = { ...aPart('held', 'mug', 2), state: 'held' } as const;
  const their = theirOrder({ fulfillmentOrders: [held, aPart('open', 'mug', 2)] });
  const shipment = aShipment({ lines: [{ lineItemId: 'mug', quantity: 2 }] });
  expect(written(anOwnOrder([shipment]), their)).toEqual([['1', 'open', { id: 'open-mug', quantity: 2 }]]);
});

describe('units that people fulfilled by hand although our parcel has them', () => {
  const two = anOwnOrder([aShipment({ lines: [{ lineItemId: 'mug', quantity: 2 }] })]);
  const byHand = (quantity: number) => ({ ...aFulfillment('900', 'mug', quantity), trackingNumbers: ['H1'] });
  const thereOf = (remaining: number, ...fulfillments: TheirOrder['fulfillments']) =>
    theirOrder({ fulfillmentOrders: [aPart('north', 'mug', remaining)], fulfillments });
  const plan = (own: OwnOrder, their: TheirOrder) => planStoreWrites(own, their, new Set(['shipments']));

  test('are not our shipment, and are named as fulfilled in the store', () => {
    expect(plan(two, thereOf(0, byHand(2)))).toMatchObject({ writes: [], impossible: [], fulfilledThere: ['1'] });
    expect(plan(two, thereOf(0))).toMatchObject({ writes: [], impossible: ['1'], fulfilledThere: [] });
  });

  test('are named once: later plans say nothing, and write them when the fulfillment by hand is canceled', () => {
    const said = anOwnOrder(two.shipments, { 1: [] });
    for (const there of [thereOf(0, byHand(2)), thereOf(0)])
      expect(plan(said, there)).toMatchObject({ writes: [], impossible: [], fulfilledThere: [] });
    const canceled = thereOf(2, { ...byHand(2), isCancelled: true });
    expect(written(said, canceled)).toEqual([['1', 'north', { id: 'north-mug', quantity: 2 }]]);
  });

  test('are named once, and the others are written', () => {
    const their = thereOf(1, byHand(1));
    expect(written(two, their)).toEqual([['1', 'north', { id: 'north-mug', quantity: 1 }]]);
    expect(plan(two, their)).toMatchObject({ impossible: [], fulfilledThere: ['1'] });
    const afterwards = thereOf(0, byHand(1), aFulfillment('901', 'mug', 1));
    expect(plan(anOwnOrder(two.shipments, { 1: ['901'] }), afterwards)).toMatchObject({
      writes: [],
      impossible: [],
      fulfilledThere: [],
    });
  });
});

test.each([
  ['held by others', { state: 'held' }],
  ['held by this app', { state: 'heldByUs' }],
  ['ended', { state: 'ended' }],
  ['fulfilled', { lines: [{ id: 'there-mug', lineItemId: 'mug', total: 2, remaining: 0 }] }],
  ['already there', { locationId: 'here' }],
] as const)('does not move a part that is %s', (_, changes) => {
  const their = theirOrder({ fulfillmentOrders: [{ ...aPart('there', 'mug', 2), ...changes }] });
  const own = { ...anOwnOrder([]), locationId: 'here' };
  expect(planStoreWrites(own, their, new Set(['location'])).writes).toEqual([]);
});

test('an address is written where it differs, and not again', () => {
  const york = { ...leeds, city: 'York', postcode: 'YO1 7HH' };
  const writes = (own: OwnOrder['address'], their: TheirOrder['address'], kind: 'address' | 'tags' = 'address') =>
    planStoreWrites({ ...anOwnOrder([]), address: own }, theirOrder({ address: their }), new Set([kind])).writes;
  expect(writes(york, leeds)).toEqual([{ type: 'address', address: york }]);
  expect(writes(york, leeds, 'tags')).toEqual([]);
  expect(writes(york, { ...york, postcode: 'yo1  7hh' })).toEqual([]);
  expect(writes(null, leeds)).toEqual([]);
  expect(writes(york, null)).toEqual([]);
});

describe('parts that someone else ships', () => {
  const pickup = { ...aPart('pickup', 'mug', 2), isOurs: false };
  const ours = aPart('ours', 'mug', 1);
  const mixed = theirOrder({ fulfillmentOrders: [pickup, ours] });
  const oneMug = aShipment({ lines: [{ lineItemId: 'mug', quantity: 1 }] });
  const plan = (
    own: OwnOrder,
    their: TheirOrder,
    ...kinds: Parameters<typeof planStoreWrites>[2] extends ReadonlySet<infer Kind> ? Kind[] : never
  ) => planStoreWrites(own, their, new Set(kinds));

  test('are neither moved nor held', () => {
    const own = { ...anOwnOrder([]), isOnHold: true, holdReason: 'Address', locationId: 'here' };
    expect(plan(own, mixed, 'location', 'hold').writes).toEqual([
      { type: 'move', fulfillmentOrderId: 'ours', locationId: 'here' },
      { type: 'hold', fulfillmentOrderId: 'ours', reason: 'Address' },
    ]);
    const held = theirOrder({ fulfillmentOrders: [{ ...pickup, state: 'heldByUs' }] });
    // A hold that this app made before the part changed hands is still the app's to release.
    expect(plan(anOwnOrder([]), held, 'hold').writes).toEqual([{ type: 'release', fulfillmentOrderId: 'pickup' }]);
  });

  test('lose no units to our parcel, and a second plan writes nothing', () => {
    expect(written(anOwnOrder([oneMug]), mixed)).toEqual([['1', 'ours', { id: 'ours-mug', quantity: 1 }]]);
    const after = theirOrder({
      fulfillmentOrders: [pickup, { ...ours, state: 'ended', lines: [{ ...ours.lines[0], remaining: 0 }] }],
      fulfillments: [aFulfillment('900', 'mug', 1)],
    } as Partial<TheirOrder>);
    expect(plan(anOwnOrder([oneMug], { 1: ['900'] }), after, 'shipments')).toMatchObject({
      writes: [],
      impossible: [],
      keptByOthers: [],
    });
  });

  test.each([
    ['all of a parcel', theirOrder({ fulfillmentOrders: [pickup] }), 1, []],
    ['a part of it', mixed, 2, [['1', 'ours', { id: 'ours-mug', quantity: 1 }]]],
  ])('are reported and not written when they alone have left %s', (_, their, quantity, writes) => {
    const own = anOwnOrder([aShipment({ lines: [{ lineItemId: 'mug', quantity }] })]);
    expect(written(own, their)).toEqual(writes);
    expect(plan(own, their, 'shipments')).toMatchObject({ impossible: [], keptByOthers: ['1'] });
  });

  test('are reported once, and written when they are given back', () => {
    const three = aShipment({ lines: [{ lineItemId: 'mug', quantity: 3 }] });
    const written = { fulfillmentOrders: [pickup], fulfillments: [aFulfillment('900', 'mug', 1)] };
    for (const [known, their] of [
      [[], theirOrder({ fulfillmentOrders: [pickup] })],
      [['900'], theirOrder(written)],
    ] as const) {
      const own = anOwnOrder([three], { 1: [...known] });
      expect(plan(own, their, 'shipments')).toMatchObject({ writes: [], impossible: [], keptByOthers: [] });
      const givenBack = theirOrder({ ...their, fulfillmentOrders: [{ ...pickup, isOurs: true }] });
      expect(plan(own, givenBack, 'shipments').writes).toMatchObject([
        { type: 'fulfill', fulfillmentOrderId: 'pickup', lines: [{ quantity: 2 }] },
      ]);
    }
  });

  test('do not count as our shipment with the same items once others fulfilled them', () => {
    const handedOver = { ...pickup, lines: [{ id: 'pickup-mug', lineItemId: 'mug', total: 3, remaining: 2 }] };
    const fulfillments = [{ ...aFulfillment('900', 'mug', 1), trackingNumbers: [] }];
    for (const tracking of [null, oneMug.tracking])
      for (const part of [ours, { ...ours, lines: [{ ...ours.lines[0], remaining: 0, total: 0 }] }]) {
        const their = theirOrder({ fulfillmentOrders: [handedOver, part], fulfillments } as Partial<TheirOrder>);
        const own = { ...anOwnOrder([{ ...oneMug, tracking }]), mayBeWritten: true };
        expect([...plan(own, their, 'shipments').found]).toEqual([]);
      }
  });

  test('are followed when a fulfillment is known to be ours or has our number', () => {
    const handedOver = { ...pickup, lines: [{ id: 'pickup-mug', lineItemId: 'mug', total: 1, remaining: 0 }] };
    const their = theirOrder({ fulfillmentOrders: [handedOver, ours], fulfillments: [aFulfillment('900', 'mug', 1)] });
    expect([...plan(anOwnOrder([oneMug]), their, 'shipments').found]).toEqual([['1', ['900']]]);
    const voided = { ...oneMug, isVoided: true };
    expect(written(anOwnOrder([voided], { 1: ['900'] }), their)).toEqual(['cancelFulfillment']);
  });

  test('keep a delivered order open', () => {
    const shipment = { ...oneMug, isDelivered: true };
    const own = { ...anOwnOrder([shipment], { 1: ['900'] }), isFulfilled: true };
    const fulfillments = [aFulfillment('900', 'mug', 1)];
    expect(written(own, theirOrder({ fulfillments }))).toEqual(['close']);
    expect(written(own, theirOrder({ fulfillments, fulfillmentOrders: [pickup] }))).toEqual([]);
  });
});

test('skips items of an incomplete bundle and cancels one that is no longer complete', () => {
  const parts = aShipment({ lines: [] });
  const their = theirOrder({ fulfillmentOrders: [aPart('north', 'mug', 1)] });
  const plan = planStoreWrites(anOwnOrder([parts]), their, new Set(['shipments']));
  expect(plan).toMatchObject({ writes: [], impossible: [] });
  const complete = theirOrder({ fulfillments: [aFulfillment('900', 'mug', 1)] });
  expect(written(anOwnOrder([parts], { 1: ['900'] }), complete)).toEqual(['cancelFulfillment']);
  // Someone fulfilled it by hand, with our parcel's number.
  expect(written(anOwnOrder([parts]), complete)).toEqual([]);
});

test("adds another parcel's number that the store does not have yet", () => {
  const both = aShipment({
    lines: [{ lineItemId: 'mug', quantity: 1 }],
    tracking: tracking('T1', 'T0'),
  });
  const their = theirOrder({ fulfillments: [aFulfillment('900', 'mug', 1)] });
  expect(written(anOwnOrder([both], { 1: ['900'] }), their)).toEqual(['track']);
  const known = { ...aFulfillment('900', 'mug', 1), trackingNumbers: ['T1', 'T0'] };
  expect(written(anOwnOrder([both], { 1: ['900'] }), theirOrder({ fulfillments: [known] }))).toEqual([]);
});

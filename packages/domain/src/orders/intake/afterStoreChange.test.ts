import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { replacedLine, splitBundles } from '../../products/splitBundles.ts';
import type { OrderEvent } from '../../events/OrderEvent.ts';
import { newShipPolicy } from '../../shared/shipping/ShipPolicy.ts';
import { aDetail, aLineItem, anOrder } from '../../testing/index.ts';
import type { OrderState } from '../actions/afterAction.ts';
import { afterStoreChange, isHeldFor, type StoreChangeOptions, storeFacts } from './afterStoreChange.ts';
import { groupLineItems } from '../detail/groupLineItems.ts';
import { fromStoreOrder } from './fromStoreOrder.ts';
import { intakePolicyOf } from './IntakePolicy.ts';
import type { StoreFulfillmentOrder, StoreOrder, StoreOrderLine } from './StoreOrder.ts';
import { lineItemThreePlStatus } from '../threePlStatus.ts';
import { linesToRoute } from '../actions/linesToRoute.ts';
import { whatToShip } from './whatToShip.ts';

const aLine = (changes: Partial<StoreOrderLine> = {}): StoreOrderLine => ({
  lineItemId: '11',
  name: 'Mug',
  sku: 'MUG',
  quantity: 5,
  currentQuantity: 5,
  unfulfilledQuantity: changes.currentQuantity ?? 5,
  requiresShipping: true,
  isGiftCard: false,
  price: 4,
  weight: '0.3',
  ...changes,
});

/** What is left of these lines, for one location to ship. */
const aPart = (
  lines: readonly StoreOrderLine[],
  changes: Partial<StoreFulfillmentOrder> = {},
): StoreFulfillmentOrder => ({
  fulfillmentOrderId: '700',
  status: 'OPEN',
  requestStatus: 'UNSUBMITTED',
  locationId: '1',
  locationName: 'Leeds',
  method: 'SHIPPING',
  fulfillAt: null,
  holds: [],
  lines: lines.map(({ lineItemId, quantity, unfulfilledQuantity }) => ({
    lineItemId,
    total: quantity,
    remaining: unfulfilledQuantity,
  })),
  ...changes,
});

/** A paid order; its fulfilment order has left what its lines have. */
const received = ({ lines = [aLine()], ...changes }: Partial<StoreOrder> = {}): StoreOrder => ({
  orderId: '4800',
  name: '#1001',
  createdAt: '2026-11-20T09:00:00.000Z',
  updatedAt: '2026-11-20T10:00:00.000Z',
  cancelledAt: null,
  closedAt: null,
  customerName: 'Robin Carter',
  poNumber: '',
  tags: [],
  financialStatus: 'PAID',
  isTest: false,
  risk: 'NONE',
  hasTotal: true,
  lines,
  fulfillmentOrders: [aPart(lines)],
  fulfillments: [],
  ...changes,
});

const fulfillment = {
  fulfillmentId: '900',
  isCancelled: false,
  trackingNumber: 'T1',
  status: null,
  locationId: null,
  lines: [{ lineItemId: '11', quantity: 5 }],
};

const policy = intakePolicyOf(newShipPolicy, { installedAt: null, othersLocations: [] });

const options: StoreChangeOptions = {
  policy,
  ownFulfillments: new Map(),
  readsFulfillments: true,
  removesLines: false,
  last: null,
  reason: null,
};

const change = (before: OrderState, changes: Partial<StoreOrder>, given: Partial<StoreChangeOptions> = {}) =>
  afterStoreChange(before, received(changes), { ...options, ...given });
const arrived = (changes: Partial<StoreOrder> = {}, given = policy) => fromStoreOrder(received(changes), given);
const anOpen = () => arrived().state;

test.each([
  ['is open', {}, 'open', ''],
  ['was cancelled', { cancelledAt: '2026-11-20T10:00:00.000Z' }, 'cancelled', ''],
  ['was archived', { closedAt: '2026-11-20T10:00:00.000Z' }, 'closed', ''],
  ['has only a gift card', { lines: [aLine({ isGiftCard: true, requiresShipping: false })] }, 'closed', ''],
  ['has no line left', { lines: [aLine({ currentQuantity: 0, unfulfilledQuantity: 0 })] }, 'closed', ''],
  ['has no line at all', { lines: [] }, 'closed', ''],
  [
    'was fulfilled',
    { lines: [aLine({ unfulfilledQuantity: 0 })], fulfillments: [fulfillment] },
    'shipped',
    'fulfilled',
  ],
  [
    'was fulfilled in part',
    {
      lines: [aLine({ unfulfilledQuantity: 3 })],
      fulfillments: [{ ...fulfillment, lines: [{ lineItemId: '11', quantity: 2 }] }],
    },
    'open',
    'partial',
  ],
  ['lost its fulfillment', { fulfillments: [{ ...fulfillment, isCancelled: true }] }, 'open', ''],
] as const)('an order that %s in the store arrives so', (_, changes, stage, fulfillmentStatus) => {
  expect(arrived(changes).state).toMatchObject({ stage, order: { fulfillmentStatus } });
});

test('the same version changes nothing', () => {
  const before = anOpen();
  expect(change(before, {})).toEqual({
    state: before,
    events: [],
    reason: null,
    heldInStore: null,
    changesItems: false,
    isReleased: false,
    hasEnded: false,
    addsUnits: false,
    removed: [],
  });
});

const partsOfMethods = (...methods: readonly (string | null)[]) => ({
  fulfillmentOrders: methods.map((method) => aPart([aLine()], { method })),
});

test.each([
  ['nothing', { financialStatus: null, risk: null, fulfillmentOrders: [] }, ['', '', '', false]],
  ['payment and risk', { financialStatus: 'PENDING', risk: 'CANCEL' }, ['PENDING', 'CANCEL', 'SHIPPING', false]],
  ['a test order', { isTest: true }, ['PAID', 'NONE', 'SHIPPING', true]],
  ['no method', partsOfMethods(null), ['PAID', 'NONE', '', false]],
  ['one method for two parts', partsOfMethods('LOCAL', 'LOCAL', null), ['PAID', 'NONE', 'LOCAL', false]],
  ['two methods', partsOfMethods('SHIPPING', 'PICK_UP'), ['PAID', 'NONE', 'MIXED', false]],
  [
    'another method than before',
    { fulfillmentOrders: [aPart([aLine()], { method: 'PICK_UP', status: 'CLOSED' }), aPart([aLine()])] },
    ['PAID', 'NONE', 'SHIPPING', false],
  ],
  [
    'the method by which it was handed over',
    { fulfillmentOrders: [aPart([aLine({ unfulfilledQuantity: 0 })], { method: 'RETAIL', status: 'CLOSED' })] },
    ['PAID', 'NONE', 'RETAIL', false],
  ],
] as const)('of an order of which the store says %s, the row says so from the start and later', (_, changes, row) => {
  const ended = { ...anOpen(), stage: 'cancelled' } as const;
  for (const { order } of [arrived(changes).state, change(anOpen(), changes).state, change(ended, changes).state])
    expect([order.paymentStatus, order.risk, order.deliveryMethod, order.isTest]).toEqual(row);
});

describe('payment and risk that the store changes', () => {
  const changed = (before: Partial<StoreOrder>, after: Partial<StoreOrder>) =>
    change(arrived(before).state, after, { reason: arrived(before).event }).events.map(({ kind }) => kind);

  test('are said once, also of an order that has ended', () => {
    expect(changed({}, { financialStatus: 'PARTIALLY_REFUNDED' })).toEqual(['paymentChanged']);
    const ended = { closedAt: '2026-11-20T10:00:00.000Z' };
    expect(changed(ended, { ...ended, financialStatus: 'REFUNDED', hasTotal: false })).toEqual(['paymentChanged']);
    expect(changed(ended, { ...ended, risk: 'CANCEL' })).toEqual(['riskChanged']);
    const refunded = change(anOpen(), { financialStatus: 'PARTIALLY_REFUNDED' }).state;
    expect(change(refunded, { financialStatus: 'PARTIALLY_REFUNDED' }).events).toEqual([]);
  });

  test('are not said twice where the order now waits for them', () => {
    expect(changed({}, { financialStatus: 'PENDING' })).toEqual(['awaitsPayment']);
    expect(changed({}, { risk: 'INVESTIGATE' })).toEqual(['riskFound']);
  });

  test('so are disputes, which stop what has not left', () => {
    const ended = { closedAt: '2026-11-20T10:00:00.000Z' };
    expect(changed(ended, { ...ended, disputes: ['NEEDS_RESPONSE'] })).toEqual(['disputeChanged']);
    expect(changed({}, { disputes: ['NEEDS_RESPONSE'] })).toEqual(['disputeOpen']);
    expect(changed({ disputes: ['UNDER_REVIEW'] }, { disputes: ['WON'] })).toEqual([
      'disputeChanged',
      'releasedInStore',
    ]);
    const disputed = change(anOpen(), { disputes: ['LOST', 'UNDER_REVIEW'] }).state;
    expect([disputed.order.dispute, disputed.stage]).toEqual(['UNDER_REVIEW', 'needsReview']);
  });

  test('say what released the order', () => {
    expect(changed({ financialStatus: 'PENDING' }, { financialStatus: 'PAID' })).toEqual([
      'paymentChanged',
      'releasedInStore',
    ]);
  });

  test('are not said when they are known for the first time and mean nothing', () => {
    expect(
      changed(
        { financialStatus: null, risk: null, hasTotal: false },
        { financialStatus: 'PAID', risk: 'ACCEPT', hasTotal: false },
      ),
    ).toEqual([]);
  });
});

test('units that were refunded or removed are not shipped', () => {
  const less = change(anOpen(), { lines: [aLine({ currentQuantity: 2, unfulfilledQuantity: 2 })] });
  expect(less.state.detail.lineItems).toMatchObject([{ quantity: 2, fulfillableQuantity: 2 }]);
  expect(less).toMatchObject({ changesItems: true, removed: [{ lineItemId: '11', quantity: 3 }] });
  const gone = aLine({ currentQuantity: 0, unfulfilledQuantity: 0 });
  const none = change(anOpen(), { lines: [gone, aLine({ lineItemId: '12', name: 'Cup' })] });
  expect(none.state).toMatchObject({
    stage: 'open',
    detail: {
      lineItems: [
        { isCancelled: true, fulfillableQuantity: 0 },
        { lineItemId: '12', fulfillableQuantity: 5 },
      ],
    },
  });
});

test('an order with nothing left to ship ends', () => {
  expect(change(anOpen(), { lines: [aLine({ currentQuantity: 0, unfulfilledQuantity: 0 })] })).toMatchObject({
    state: { stage: 'closed' },
    hasEnded: true,
  });
});

test('a line that this app has split stays as it is', () => {
  const before = anOpen();
  const own = aLineItem({ lineItemId: '99', sku: 'PART' });
  const split = { ...before, detail: { ...before.detail, lineItems: [...before.detail.lineItems, own] } };
  expect(change(split, {}).state.detail.lineItems).toContain(own);
});

test('a line in whose place others are sent is not sent as well, and does not open the order again', () => {
  const before = anOpen();
  const [bundle] = before.detail.lineItems;
  if (bundle === undefined) throw new Error('no line');
  const replaced = replacedLine(bundle);
  const part = aLineItem({ lineItemId: '99', sku: 'PART', fulfillableQuantity: 0 });
  const split = { ...before, detail: { ...before.detail, lineItems: [replaced, part] } };
  expect(change(split, {})).toMatchObject({ state: { detail: { lineItems: [replaced, part] } }, addsUnits: false });
  const closed = { ...split, stage: 'closed' } as const;
  expect(change(closed, {}).state).toBe(closed);
});

test('a fulfillment of somebody else ships the order; one of ours, or one that may be, does not', () => {
  const fulfilled = { lines: [aLine({ unfulfilledQuantity: 0 })], fulfillments: [fulfillment] };
  expect(change(anOpen(), fulfilled)).toMatchObject({
    state: { stage: 'shipped', order: { fulfillmentStatus: 'fulfilled' } },
    hasEnded: true,
  });
  expect(change(anOpen(), fulfilled, { ownFulfillments: new Map([['1', ['900']]]) }).state.detail.fulfillments).toEqual(
    [],
  );
  expect(change(anOpen(), fulfilled, { readsFulfillments: false }).state.detail.fulfillments).toEqual([]);
});

test('cancelling in the store ends it in every stage, and an older ending stays', () => {
  const cancelledAt = '2026-11-20T10:00:00.000Z';
  const atWarehouse = { ...anOpen(), stage: 'inFulfillment' } as const;
  expect(change(atWarehouse, { cancelledAt })).toMatchObject({ state: { stage: 'cancelled' }, hasEnded: true });
  const cancelled = { ...anOpen(), stage: 'cancelled' } as const;
  expect(change(cancelled, {}).state).toBe(cancelled);
});

test('cancelling what has left says so, in part or whole; a voided shipment has not left', () => {
  const cancelledAt = '2026-11-20T10:00:00.000Z';
  const all = change(anOpen(), { lines: [aLine({ unfulfilledQuantity: 0 })], fulfillments: [fulfillment] }).state;
  expect(all.stage).toBe('shipped');
  expect(change(all, { cancelledAt }).events).toEqual([{ kind: 'canceledInStore', values: { shipped: 'all' } }]);
  const part = { ...fulfillment, lines: [{ lineItemId: '11', quantity: 2 }] };
  const some = change(anOpen(), { lines: [aLine({ unfulfilledQuantity: 3 })], fulfillments: [part] }).state;
  expect(change(some, { cancelledAt }).events).toEqual([{ kind: 'canceledInStore', values: { shipped: 'part' } }]);
  const voided = some.detail.fulfillments.map((each) => ({ ...each, shipmentStatus: 'canceled' as const }));
  const before = { ...some, detail: { ...some.detail, fulfillments: voided } };
  expect(change(before, { cancelledAt }).events).toEqual([{ kind: 'canceledInStore', values: { shipped: 'none' } }]);
});

test('taking out units that have left says so; units that wait are taken out without a word of it', () => {
  const part = { ...fulfillment, lines: [{ lineItemId: '11', quantity: 2 }] };
  const some = change(anOpen(), { lines: [aLine({ unfulfilledQuantity: 3 })], fulfillments: [part] }).state;
  const late = { kind: 'tooLateToReduce', values: { item: 'Mug' } };
  const reducedTo = (currentQuantity: number) =>
    change(some, { lines: [aLine({ currentQuantity, unfulfilledQuantity: 0 })], fulfillments: [part] });
  expect(reducedTo(1).events).toContainEqual(late);
  expect(reducedTo(2).events).not.toContainEqual(late);
});

test('what a warehouse has is changed with a word of warning', () => {
  const state: OrderState = {
    stage: 'inFulfillment',
    order: anOrder({ orderId: '4800', customerName: 'Robin Carter' }),
    detail: aDetail({
      lineItems: [aLineItem({ lineItemId: '11', quantity: 5, threePlStatus: lineItemThreePlStatus.sentToWarehouse })],
    }),
  };
  expect(change(state, { lines: [aLine({ currentQuantity: 4 })] }).events.at(-1)?.kind).toBe('warehouseOutdated');
});

test('units that were added are distinguished from those that were removed', () => {
  const more = [aLine({ currentQuantity: 6 })];
  const other = [aLine(), aLine({ lineItemId: '12', currentQuantity: 1 })];
  expect(change(anOpen(), { lines: [aLine({ currentQuantity: 4 })] }).addsUnits).toBe(false);
  for (const lines of [more, other]) expect(change(anOpen(), { lines }).addsUnits).toBe(true);
});

test('a shipped order that the store archives by itself stays shipped', () => {
  const shipped = { ...anOpen(), stage: 'shipped' } as const;
  expect(change(shipped, { closedAt: '2026-11-20T10:00:00.000Z' })).toMatchObject({
    state: { stage: 'shipped' },
    hasEnded: false,
  });
});

describe('an order that may not leave waits, and says why', () => {
  const on = (part: Partial<StoreFulfillmentOrder>) => ({ fulfillmentOrders: [aPart([aLine()], part)] });
  const hold = { reason: 'HIGH_RISK_OF_FRAUD', note: null, isOurs: false };
  const until = '2026-12-24T09:00:00Z';

  test.each([
    ['PAID', 'open'],
    ['AUTHORIZED', 'open'],
    ['PARTIALLY_REFUNDED', 'open'],
    ['PENDING', 'hold'],
    ['PARTIALLY_PAID', 'hold'],
    ['EXPIRED', 'hold'],
    ['VOIDED', 'hold'],
    ['REFUNDED', 'hold'],
    ['A_NEW_STATE', 'hold'],
    [null, 'hold'],
  ] as const)('payment %s: %s', (financialStatus, stage) => {
    const { state, event } = arrived({ financialStatus });
    expect(state.stage).toBe(stage);
    expect(event).toEqual(
      stage === 'open' ? null : { kind: 'awaitsPayment', values: { status: financialStatus ?? '' } },
    );
  });

  test('with nothing to pay it is open', () => {
    expect(arrived({ financialStatus: null, hasTotal: false }).state.stage).toBe('open');
  });

  test.each([
    ['a test order', { isTest: true }, 'hold', 'testOrder'],
    ['held by an app', on({ status: 'ON_HOLD', holds: [hold] }), 'hold', 'heldInStore'],
    ['scheduled', on({ status: 'SCHEDULED', fulfillAt: until }), 'hold', 'scheduledInStore'],
    ['begun by somebody there', on({ status: 'IN_PROGRESS' }), 'hold', 'begunInStore'],
    ['without a plan of the store', { fulfillmentOrders: [] }, 'hold', 'unplannedInStore'],
    ['of a status that is new', on({ status: 'PONDERED' }), 'hold', 'unknownInStore'],
    ['of doubtful payment', { risk: 'INVESTIGATE' }, 'needsReview', 'riskFound'],
    ['to be cancelled', { risk: 'CANCEL' }, 'needsReview', 'riskFound'],
  ] as const)('one that is %s', (_, changes, stage, kind) => {
    const { state, event } = arrived(changes);
    expect(state.stage).toBe(stage);
    expect(event?.kind).toBe(kind);
  });

  test('no unit of one that the store keeps back can be shipped, also when a person opens it', () => {
    for (const changes of [{ isTest: true }, on({ status: 'ON_HOLD', holds: [hold] })])
      expect(arrived(changes).state.detail.lineItems).toMatchObject([{ quantity: 5, fulfillableQuantity: 0 }]);
  });

  test('what is not held of it may leave: the first box of a subscription, the rest when its time comes', () => {
    const first = aLine({ quantity: 1, currentQuantity: 1 });
    const later = { ...first, lineItemId: '12' };
    const lines = [first, later];
    const scheduled = aPart([later], { fulfillmentOrderId: '701', status: 'SCHEDULED', fulfillAt: until });
    const { state } = arrived({ lines, fulfillmentOrders: [aPart([first]), scheduled] });
    expect(state).toMatchObject({
      stage: 'open',
      detail: { lineItems: [{ fulfillableQuantity: 1 }, { fulfillableQuantity: 0 }] },
    });
    const sent = [{ ...first, unfulfilledQuantity: 0 }, later];
    const shipped = change(state, {
      lines: sent,
      fulfillmentOrders: [aPart([sent[0] ?? first], { status: 'CLOSED' }), scheduled],
      fulfillments: [{ ...fulfillment, lines: [{ lineItemId: '11', quantity: 1 }] }],
    });
    expect(shipped).toMatchObject({
      state: { stage: 'hold', order: { fulfillmentStatus: 'partial' } },
      reason: { kind: 'scheduledInStore', values: { until } },
    });
    const due = change(
      shipped.state,
      { lines: sent, fulfillmentOrders: [aPart([later], { status: 'OPEN' })], fulfillments: [fulfillment] },
      { reason: shipped.reason },
    );
    expect(due).toMatchObject({ state: { stage: 'open' }, isReleased: true });
    expect(due.events).toContainEqual({ kind: 'releasedInStore', values: {} });
  });

  test('a part that waits for its time stays so while the warehouse has the other one', () => {
    const first = aLine({ quantity: 1, currentQuantity: 1 });
    const later = { ...first, lineItemId: '12' };
    const scheduled = aPart([later], { fulfillmentOrderId: '701', status: 'SCHEDULED', fulfillAt: until });
    const parts = { lines: [first, later], fulfillmentOrders: [aPart([first]), scheduled] };
    const sent = { ...arrived(parts).state, stage: 'inFulfillment' } as const;
    const last = storeFacts(received(parts), policy);
    expect(change(sent, parts, { last })).toMatchObject({
      state: {
        stage: 'inFulfillment',
        detail: { lineItems: [{ fulfillableQuantity: 1 }, { fulfillableQuantity: 0 }] },
      },
      addsUnits: false,
      events: [],
    });
  });

  test('paying releases it; a hold that a person set stays', () => {
    const { state, event } = arrived({ financialStatus: 'PENDING' });
    expect(change(state, {}, { reason: event })).toMatchObject({ state: { stage: 'open' }, isReleased: true });
    expect(change(state, {}, { reason: null }).state.stage).toBe('hold');
  });

  test('a person who opens an unpaid one has decided; a hold of the store counts all the same', () => {
    const unpaid = { financialStatus: 'PENDING' };
    const last = storeFacts(received(unpaid), policy);
    expect(change(anOpen(), unpaid, { last }).state.stage).toBe('open');
    expect(change(anOpen(), unpaid, { last: storeFacts(received(), policy) }).state.stage).toBe('hold');
    const held = on({ status: 'ON_HOLD', holds: [hold] });
    expect(change(anOpen(), held, { last: storeFacts(received(held), policy) }).state.stage).toBe('hold');
  });

  test('one that a warehouse has is to be held there when the store lets it leave no more', () => {
    const sent = { ...anOpen(), stage: 'inFulfillment' } as const;
    const held = on({ status: 'ON_HOLD', holds: [hold] });
    const last = storeFacts(received(), policy);
    expect(change(sent, held, { last })).toMatchObject({
      state: { stage: 'inFulfillment', detail: { lineItems: [{ fulfillableQuantity: 5 }] } },
      heldInStore: { stage: 'hold', event: { kind: 'heldInStore' } },
      removed: [],
    });
    expect(change(sent, held, { last: storeFacts(received(held), policy) }).heldInStore).toBeNull();
  });

  describe('one that a warehouse has, of which the store holds a part', () => {
    const one = aLine({ quantity: 1, currentQuantity: 1 });
    const other = { ...one, lineItemId: '12' };
    const lines = [one, other];
    const second = { fulfillmentOrderId: '701' };
    const parts = (part: Partial<StoreFulfillmentOrder>) => ({
      lines,
      fulfillmentOrders: [aPart([one]), aPart([other], { ...second, ...part })],
    });
    const byAnApp = (note: string) => [{ reason: 'OTHER', note, isOurs: false }];
    const held = (note = 'Wrong size') => parts({ status: 'ON_HOLD', holds: byAnApp(note) });
    const heldEvent = (note = 'Wrong size') => ({
      kind: 'heldInStore' as const,
      values: { holds: [{ reason: 'OTHER', note }] },
    });
    const factsOf = (changes: Partial<StoreOrder>) => storeFacts(received(changes), policy);
    const sent = () => ({ ...arrived(parts({})).state, stage: 'inFulfillment' }) as const;

    test('is to be held there, once, with what it has', () => {
      const first = change(sent(), held(), { last: factsOf(parts({})) });
      expect(first).toMatchObject({
        state: {
          stage: 'inFulfillment',
          detail: { lineItems: [{ fulfillableQuantity: 1 }, { fulfillableQuantity: 1 }] },
        },
        heldInStore: { stage: 'hold', event: heldEvent() },
        events: [],
        removed: [],
      });
      expect(change(first.state, held(), { last: factsOf(held()) }).heldInStore).toBeNull();
    });

    test('also of one line', () => {
      const splitIn = (heldUnits: number, status = 'ON_HOLD') => ({
        fulfillmentOrders: [
          aPart([aLine({ unfulfilledQuantity: 5 - heldUnits })]),
          aPart([aLine({ unfulfilledQuantity: heldUnits })], {
            ...second,
            status,
            holds: status === 'OPEN' ? [] : byAnApp('Wrong size'),
          }),
        ],
      });
      const all = { ...anOpen(), stage: 'inFulfillment' } as const;
      const heldOf = (before: Partial<StoreOrder>, now: Partial<StoreOrder>) =>
        change(all, now, { last: factsOf(before) }).heldInStore;
      expect(heldOf(splitIn(2, 'OPEN'), splitIn(2))?.event.kind).toBe('heldInStore');
      expect(heldOf(splitIn(2), splitIn(3))?.event.kind).toBe('heldInStore');
      expect(heldOf(splitIn(2), splitIn(2))).toBeNull();
    });

    test('is left alone where the warehouse never had that part', () => {
      const later = parts({ status: 'SCHEDULED', fulfillAt: until });
      const given = { ...arrived(later).state, stage: 'inFulfillment' } as const;
      expect(change(given, held(), { last: factsOf(later) }).heldInStore).toBeNull();
    });

    test('waits, when the warehouse has given it back, until the store releases that part', () => {
      const back = { ...sent(), stage: 'hold' } as const;
      const waiting = change(back, held(), { last: factsOf(held()), reason: heldEvent() });
      expect(waiting).toMatchObject({ state: { stage: 'hold' }, events: [], isReleased: false });
      const released = change(waiting.state, parts({}), { last: factsOf(held()), reason: heldEvent() });
      expect(released).toMatchObject({
        state: { stage: 'open', detail: { lineItems: [{ fulfillableQuantity: 1 }, { fulfillableQuantity: 1 }] } },
        isReleased: true,
      });
    });

    test('does not wait for another part that waited before', () => {
      const back = { ...sent(), stage: 'hold' } as const;
      const other = parts({ status: 'ON_HOLD', holds: byAnApp('Wrong color') });
      expect(change(back, other, { last: factsOf(other), reason: heldEvent() })).toMatchObject({
        state: { stage: 'open', detail: { lineItems: [{ fulfillableQuantity: 1 }, { fulfillableQuantity: 0 }] } },
        isReleased: true,
      });
    });

    test('is to be shipped after all when the hold ends before the warehouse has answered', () => {
      const lasts = (changes: Partial<StoreOrder>, reason: OrderEvent) => isHeldFor(reason, received(changes), policy);
      expect(lasts(held(), heldEvent())).toBe(true);
      expect(lasts(parts({}), heldEvent())).toBe(false);
      expect(lasts(held(), heldEvent('Wrong color'))).toBe(false);
      const unpaid = { kind: 'awaitsPayment' as const, values: { status: 'VOIDED' } };
      expect(lasts({ financialStatus: 'VOIDED' }, unpaid)).toBe(true);
      expect(lasts({ risk: 'CANCEL' }, unpaid)).toBe(true);
      expect(lasts({}, unpaid)).toBe(false);
      // A person's hold is none of the store's business.
      const byHand = { action: 'hold-order' as const, by: 'Robin Carter', isBulk: false, isUndo: false };
      expect(lasts({}, { kind: 'actionTaken', values: byHand })).toBe(true);
    });
  });

  test.each([
    ['review', 'CANCEL', 'needsReview'],
    ['review', 'INVESTIGATE', 'needsReview'],
    ['hold', 'CANCEL', 'hold'],
    ['off', 'CANCEL', null],
  ] as const)('one that a warehouse has and whose risk becomes known, by the policy %s', (whenRisky, risk, stage) => {
    const sent = { ...anOpen(), stage: 'inFulfillment' } as const;
    const rules = { ...policy, whenRisky };
    const risky = change(sent, { risk }, { policy: rules, last: storeFacts(received(), rules) });
    const event = { kind: 'riskFound', values: { recommendation: risk } };
    expect(risky.heldInStore).toEqual(stage && { stage, event });
    expect(risky.events.map(({ kind }) => kind)).toEqual(stage === null ? ['riskChanged'] : []);
    expect(risky.state.stage).toBe('inFulfillment');
    expect(
      change(sent, { risk }, { policy: rules, last: storeFacts(received({ risk }), rules) }).heldInStore,
    ).toBeNull();
  });

  test('a hold of this app is no reason to hold it', () => {
    const own = on({ status: 'ON_HOLD', holds: [{ ...hold, isOurs: true }] });
    expect(arrived(own).state.stage).toBe('open');
  });

  test('one from before this app ships orders waits until somebody chooses it', () => {
    const goLiveAt = new Date('2026-11-21T00:00:00.000Z');
    const live = { ...policy, goLiveAt };
    expect(arrived({}, live)).toMatchObject({ state: { stage: 'hold' }, event: { kind: 'beforeGoLive' } });
    expect(arrived({ createdAt: '2026-11-22T09:00:00.000Z' }, live).state.stage).toBe('open');
  });
});

describe('what others ship is not sent', () => {
  const elsewhere = (part: Partial<StoreFulfillmentOrder>) => ({ fulfillmentOrders: [aPart([aLine()], part)] });

  test.each([
    ['a fulfilment service has', { requestStatus: 'ACCEPTED' }, 'Leeds'],
    ['another location has', { locationId: '2', locationName: 'Shop' }, 'Shop'],
    ['is fetched', { method: 'PICK_UP' }, 'PICK_UP'],
    ['is delivered by hand', { method: 'LOCAL' }, 'LOCAL'],
  ] as const)('an order that %s', (_, part, by) => {
    const { state, event } = fromStoreOrder(received(elsewhere(part)), { ...policy, ownLocations: new Set(['1']) });
    expect(state).toMatchObject({ stage: 'closed', detail: { lineItems: [{ fulfillableQuantity: 0 }] } });
    expect(event).toEqual({ kind: 'shippedElsewhere', values: { by: [by] } });
  });

  test('moved to a location of ours it is opened again', () => {
    const given = { policy: { ...policy, ownLocations: new Set(['1']) } };
    const there = fromStoreOrder(received(elsewhere({ locationId: '2' })), given.policy).state;
    expect(change(there, {}, given)).toMatchObject({
      state: { stage: 'open', order: { closedAt: null }, detail: { lineItems: [{ fulfillableQuantity: 5 }] } },
      isReleased: true,
    });
  });
});

describe('what the store gives back is shipped, and what it takes is not', () => {
  const three = (changes: Partial<StoreOrderLine> = {}) =>
    aLine({ quantity: 3, currentQuantity: 3, unfulfilledQuantity: 3, ...changes });
  const of = (quantity: number, changes = {}) => ({
    ...fulfillment,
    lines: [{ lineItemId: '11', quantity }],
    ...changes,
  });

  test('3 ordered, 2 shipped, 1 of them returned: the last one still ships', () => {
    const two = arrived({ lines: [three({ unfulfilledQuantity: 1 })], fulfillments: [of(2)] }).state;
    const returned = change(two, {
      lines: [three({ currentQuantity: 2, unfulfilledQuantity: 1 })],
      fulfillments: [of(2)],
    });
    expect(returned.state).toMatchObject({
      stage: 'open',
      detail: { lineItems: [{ quantity: 3, fulfillableQuantity: 1 }] },
    });
    expect(returned.removed).toEqual([]);
  });

  test('1 of 3 fulfilled by hand while the warehouse has all 3: 1 is asked back', () => {
    const sent = { ...arrived({ lines: [three()] }).state, stage: 'inFulfillment' } as const;
    const changed = change(sent, { lines: [three({ unfulfilledQuantity: 2 })], fulfillments: [of(1)] });
    expect(changed.removed).toEqual([{ lineItemId: '11', quantity: 1 }]);
    expect(changed.state).toMatchObject({
      stage: 'inFulfillment',
      detail: { lineItems: [{ fulfillableQuantity: 2 }] },
    });
  });

  test.each([
    ['is canceled', {}, 'fulfillmentCanceledInStore'],
    ['fails', { hasFailed: true }, 'fulfillmentFailedInStore'],
  ] as const)('a fulfillment by hand that %s opens the order again, whole or in part', (_, failed, kind) => {
    const all = arrived({ lines: [three({ unfulfilledQuantity: 0 })], fulfillments: [of(3)] }).state;
    expect(all.stage).toBe('shipped');
    const gone = of(3, { isCancelled: true, ...failed });
    const back = change(all, { lines: [three()], fulfillments: [gone] });
    expect(back).toMatchObject({
      state: {
        stage: 'open',
        order: { fulfillmentStatus: '' },
        detail: { lineItems: [{ fulfillableQuantity: 3 }], fulfillments: [{ shipmentStatus: 'canceled' }] },
      },
      isReleased: true,
    });
    expect(back.events).toContainEqual({ kind, values: {} });
    // Nothing of it is shown as shipped.
    expect(groupLineItems(back.state.detail)).toMatchObject({
      nonShipped: [{ quantity: 3 }],
      shipments: [{ items: [] }],
    });
    expect(change(back.state, { lines: [three()], fulfillments: [gone] }).events).toEqual([]);
    expect(linesToRoute(back.state.detail)).toMatchObject([{ lineItemId: '11', quantity: 3 }]);
  });

  test('status and number of a fulfillment by hand go on being read', () => {
    const all = arrived({ lines: [three({ unfulfilledQuantity: 0 })], fulfillments: [of(3)] }).state;
    const later = change(all, {
      lines: [three({ unfulfilledQuantity: 0 })],
      fulfillments: [of(3, { status: 'delivered', trackingNumber: 'T2' })],
    });
    expect(later.state).toMatchObject({
      stage: 'shipped',
      detail: { fulfillments: [{ shipmentStatus: 'delivered', trackingNumber: 'T2' }] },
    });
    // A store that says nothing more takes nothing back.
    const silent = of(3, { status: null, trackingNumber: null });
    const same = change(later.state, { lines: [three({ unfulfilledQuantity: 0 })], fulfillments: [silent] });
    expect(same.state.detail.fulfillments).toBe(later.state.detail.fulfillments);
  });

  test('all numbers of a fulfillment by hand are known, and those that come later', () => {
    const first = { carrier: 'DPD', trackingUrl: 'https://dpd.example/T1' };
    const moreTrackings = [{ number: 'T2', carrier: 'DPD', url: null }];
    const trackingsOf = (...fulfillments: StoreOrder['fulfillments']) =>
      storeFacts(received({ fulfillments }), policy).trackings;
    expect(trackingsOf(of(3))).toBeUndefined();
    expect(trackingsOf(of(3, first))).toEqual({ '900': first });
    expect(trackingsOf(of(3, { ...first, moreTrackings }))).toEqual({ '900': { ...first, moreTrackings } });
    expect(trackingsOf(of(3, { isCancelled: true, moreTrackings }))).toBeUndefined();
  });

  test('a fulfillment of which any number is ours was written by us', () => {
    const before = arrived({ lines: [three()] }).state;
    const ours = { ...of(2), name: '#1001.1', fulfillmentId: '5', trackingNumber: 'T2', shipmentStatus: null };
    const part = { ...ours, lineItemId: '11', quantity: 2 };
    const shipped = { ...before, detail: { ...before.detail, fulfillments: [part] } };
    const moreTrackings = [{ number: 'T2', carrier: null, url: null }];
    const there = { lines: [three({ unfulfilledQuantity: 1 })], fulfillments: [of(2, { moreTrackings })] };
    expect(change(shipped, there).state.detail.fulfillments).toEqual([part]);
  });

  test('units that are added after it has shipped open it again', () => {
    const all = arrived({ lines: [three({ unfulfilledQuantity: 0 })], fulfillments: [of(3)] }).state;
    const more = change(all, { lines: [three({ currentQuantity: 5, unfulfilledQuantity: 2 })], fulfillments: [of(3)] });
    expect(more).toMatchObject({
      state: { stage: 'open', detail: { lineItems: [{ quantity: 5, fulfillableQuantity: 2 }] } },
      addsUnits: true,
    });
    expect(more.events).toContainEqual({ kind: 'reopenedInStore', values: {} });
  });

  test('unarchived, it is opened again; what a person closed here is not', () => {
    const closedAt = '2026-11-20T10:00:00.000Z';
    const archived = change(anOpen(), { closedAt }).state;
    expect(archived.stage).toBe('closed');
    expect(change(archived, {}, { last: storeFacts(received({ closedAt }), policy) }).state.stage).toBe('open');
    const byHand = { ...anOpen(), stage: 'closed' } as const;
    expect(change(byHand, {}, { last: storeFacts(received(), policy) }).state.stage).toBe('closed');
  });

  test('units that were removed here stay removed while the store is still to be told', () => {
    const before = arrived({ lines: [three()] }).state;
    const [item] = before.detail.lineItems;
    if (item === undefined) throw new Error('no line');
    const removed = { ...item, quantity: 1, fulfillableQuantity: 1 };
    const less = { ...before, detail: { ...before.detail, lineItems: [removed] } };
    expect(change(less, { lines: [three()] }, { removesLines: true }).state.detail.lineItems).toEqual([removed]);
    const gone = { ...item, fulfillableQuantity: 0, isCancelled: true };
    const none = { ...before, detail: { ...before.detail, lineItems: [gone] } };
    expect(change(none, { lines: [three()] }, { removesLines: true }).state.detail.lineItems).toEqual([gone]);
  });

  test('units of our own shipments are not shipped twice, whatever the store knows of them', () => {
    const before = arrived({ lines: [three()] }).state;
    const [item] = before.detail.lineItems;
    if (item === undefined) throw new Error('no line');
    const shipment = { ...of(2), name: '#1001.1', fulfillmentId: '5', shipmentStatus: null };
    const part = { ...shipment, lineItemId: '11', quantity: 2 };
    const ours = {
      ...before,
      detail: { ...before.detail, lineItems: [{ ...item, fulfillableQuantity: 1 }], fulfillments: [part] },
    };
    const leftOf = (changes: Partial<StoreOrder>, given: Partial<StoreChangeOptions>) =>
      change(ours, changes, given).state.detail.lineItems[0]?.fulfillableQuantity;
    const known = { ownFulfillments: new Map([['5', ['900']]]) };
    expect(leftOf({ lines: [three()] }, {})).toBe(1);
    expect(leftOf({ lines: [three({ unfulfilledQuantity: 1 })], fulfillments: [of(2)] }, known)).toBe(1);
    // It may be there: neither is certain.
    expect(leftOf({ lines: [three({ unfulfilledQuantity: 1 })] }, { readsFulfillments: false })).toBe(1);
    // Somebody canceled it there, and the parcel has left all the same.
    expect(leftOf({ lines: [three()], fulfillments: [of(2, { isCancelled: true })] }, known)).toBe(1);
  });
});

describe('whatever a store says', () => {
  const aVersion = fc.record({
    parts: fc.array(
      fc.record({
        status: fc.constantFrom('OPEN', 'IN_PROGRESS', 'ON_HOLD', 'SCHEDULED', 'CLOSED', 'CANCELLED', 'PONDERED'),
        requestStatus: fc.constantFrom('UNSUBMITTED', 'ACCEPTED', 'PONDERED'),
        method: fc.constantFrom('SHIPPING', 'PICK_UP', 'PONDERED', null),
        locationId: fc.constantFrom('1', null),
        lines: fc.array(
          fc.record({
            // 13 is of no line that the order has.
            lineItemId: fc.constantFrom('11', '12', '13'),
            total: fc.integer({ min: 0, max: 5 }),
            remaining: fc.integer({ min: -1, max: 5 }),
          }),
          { maxLength: 3 },
        ),
      }),
      { minLength: 1, maxLength: 5 },
    ),
    currentQuantity: fc.integer({ min: 0, max: 6 }),
    unfulfilledQuantity: fc.integer({ min: 0, max: 6 }),
    financialStatus: fc.constantFrom('PAID', 'PENDING', 'PONDERED', null),
    isArchived: fc.boolean(),
  });

  test('never more is shipped than remains, no unit twice, and nothing that it gives back is forgotten', () => {
    fc.assert(
      fc.property(fc.array(aVersion, { minLength: 1, maxLength: 6 }), (versions) => {
        let state: OrderState | null = null;
        let last: StoreChangeOptions['last'] = null;
        let reason: StoreChangeOptions['reason'] = null;
        for (const { parts, isArchived, currentQuantity, unfulfilledQuantity, financialStatus } of versions) {
          const lines = ['11', '12'].map((lineItemId) => aLine({ lineItemId, currentQuantity, unfulfilledQuantity }));
          const order = received({
            lines,
            financialStatus,
            closedAt: isArchived ? '2026-11-20T10:00:00.000Z' : null,
            fulfillmentOrders: parts.map((part, index) => aPart([], { fulfillmentOrderId: String(index), ...part })),
          });
          if (state === null) {
            const first = fromStoreOrder(order, policy);
            ({ state } = first);
            reason = first.event;
          } else {
            const next = afterStoreChange(state, order, { ...options, last, reason });
            reason = next.state.stage === state.stage ? reason : next.reason;
            ({ state } = next);
          }
          last = storeFacts(order, policy);
          const { now, waiting } = whatToShip(order.fulfillmentOrders, policy);
          for (const { lineItemId, fulfillableQuantity } of state.detail.lineItems) {
            const open = state.stage === 'closed' ? 0 : fulfillableQuantity;
            expect(open).toBeLessThanOrEqual(now.get(lineItemId) ?? 0);
          }
          if (isArchived) continue;
          const isLeft = ['11', '12'].some((id) => now.has(id) || waiting.has(id));
          // A person may end an order; here nobody did.
          if (isLeft) expect(['open', 'hold', 'needsReview']).toContain(state.stage);
          if (isLeft && state.stage === 'open')
            for (const id of ['11', '12'])
              expect(state.detail.lineItems.find((line) => line.lineItemId === id)?.fulfillableQuantity).toBe(
                now.get(id) ?? 0,
              );
        }
      }),
    );
  });

  test('a part without lines, and one of lines that the order does not have, have nothing to ship', () => {
    const empty = aPart([]);
    const strange = aPart([aLine({ lineItemId: '99' })]);
    for (const part of [empty, strange])
      expect(arrived({ fulfillmentOrders: [part] }).state).toMatchObject({
        stage: 'closed',
        detail: { lineItems: [{ fulfillableQuantity: 0 }] },
      });
  });

  test('quantities that contradict each other: what remains in the parts counts', () => {
    const lines = [aLine({ currentQuantity: 1, unfulfilledQuantity: 0 })];
    const part = aPart([aLine({ unfulfilledQuantity: 2 })]);
    expect(arrived({ lines, fulfillmentOrders: [part] }).state).toMatchObject({
      stage: 'open',
      detail: { lineItems: [{ quantity: 2, fulfillableQuantity: 2 }] },
    });
    expect(storeFacts(received({ lines, fulfillmentOrders: [part] }), policy).isContradictory).toBe(true);
  });

  test.each([
    [
      'agree',
      [aPart([aLine({ unfulfilledQuantity: 2 })]), aPart([aLine({ unfulfilledQuantity: 3 })], { status: 'ON_HOLD' })],
    ],
    ['are moved to another part', [aPart([aLine()]), aPart([aLine()], { status: 'CLOSED' })]],
    ['are given back by a service', [aPart([aLine()], { status: 'INCOMPLETE' })]],
    ['are not planned yet', []],
  ])('quantities that %s do not contradict each other', (_, fulfillmentOrders) => {
    expect(storeFacts(received({ fulfillmentOrders }), policy)).not.toHaveProperty('isContradictory');
  });
});

describe('a bundle that is sent as its items is followed by its line in the store', () => {
  const bundles = (quantity: number, changes: Partial<StoreOrderLine> = {}) =>
    aLine({ name: 'Set', sku: 'SET', quantity, currentQuantity: quantity, unfulfilledQuantity: quantity, ...changes });
  /** Split into 3 × A and 1 × B each. */
  const split = (quantity: number): OrderState => {
    const { state } = arrived({ lines: [bundles(quantity)] });
    const components = [
      { sku: 'A', quantity: 3 },
      { sku: 'B', quantity: 1 },
    ];
    const { lines } = splitBundles(state.detail.lineItems, [{ sku: 'SET', components }], (item, like, lineItemId) => ({
      ...like,
      lineItemId,
      sku: item.sku,
      quantity: item.quantity,
      fulfillableQuantity: item.quantity,
    }));
    return { ...state, detail: { ...state.detail, lineItems: lines } };
  };
  const partsOf = ({ detail }: OrderState) =>
    detail.lineItems.slice(1).map((item) => [item.sku, item.isCancelled ? 0 : item.quantity, item.fulfillableQuantity]);
  /** Our shipments: units of A and of B in each. */
  const withShipments = (state: OrderState, ...boxes: readonly (readonly [number, number])[]): OrderState => {
    const items = state.detail.lineItems;
    const fulfillments = boxes.flatMap((units, box) =>
      units.flatMap((quantity, index) => ({
        name: `#1001.${box + 1}`,
        lineItemId: items[index + 1]?.lineItemId ?? '',
        fulfillmentId: String(box + 1),
        quantity,
        trackingNumber: `T${box + 1}`,
        shipmentStatus: null,
        locationId: null,
      })),
    );
    const lineItems = items.map((item) => {
      const shipped = fulfillments.filter((part) => part.lineItemId === item.lineItemId);
      return {
        ...item,
        fulfillableQuantity: item.fulfillableQuantity - shipped.reduce((sum, part) => sum + part.quantity, 0),
      };
    });
    return { ...state, detail: { ...state.detail, lineItems, fulfillments } };
  };
  const madeOf = (quantity: number, changes = {}) => ({
    ...fulfillment,
    lines: [{ lineItemId: '11', quantity }],
    ...changes,
  });

  test('one of two removed or refunded there takes its items, and the warehouse is asked for them', () => {
    const less = [bundles(2, { currentQuantity: 1, unfulfilledQuantity: 1 })];
    const changed = change(split(2), { lines: less });
    expect(partsOf(changed.state)).toEqual([
      ['A', 3, 3],
      ['B', 1, 1],
    ]);
    expect(changed.removed).toEqual([
      { lineItemId: '12', quantity: 3 },
      { lineItemId: '13', quantity: 1 },
    ]);
    expect(changed.state.detail.lineItems[0]).toMatchObject({ quantity: 1, fulfillableQuantity: 0 });
    const sent = { ...split(2), stage: 'inFulfillment' } as const;
    expect(change(sent, { lines: less }).events.map(({ kind }) => kind)).toEqual([
      'quantityChanged',
      'warehouseOutdated',
    ]);
  });

  test('removed as a whole it ends the order, and comes back with the line', () => {
    const gone = change(split(2), { lines: [bundles(2, { currentQuantity: 0, unfulfilledQuantity: 0 })] });
    expect(gone).toMatchObject({ state: { stage: 'closed' }, hasEnded: true });
    expect(partsOf(gone.state)).toEqual([
      ['A', 0, 0],
      ['B', 0, 0],
    ]);
    expect(partsOf(change(gone.state, { lines: [bundles(2)] }).state)).toEqual([
      ['A', 6, 6],
      ['B', 2, 2],
    ]);
  });

  test('fulfilled there by hand, its items have left and do not ship again; canceled, they do', () => {
    const one = { lines: [bundles(2, { unfulfilledQuantity: 1 })], fulfillments: [madeOf(1)] };
    const changed = change(split(2), one);
    expect(partsOf(changed.state)).toEqual([
      ['A', 6, 3],
      ['B', 2, 1],
    ]);
    expect(changed.state.detail.fulfillments.map(({ lineItemId, quantity }) => [lineItemId, quantity])).toEqual([
      ['12', 3],
      ['13', 1],
    ]);
    expect(change(changed.state, one).state.detail).toBe(changed.state.detail);
    const all = { lines: [bundles(2, { unfulfilledQuantity: 0 })], fulfillments: [madeOf(2)] };
    expect(change(split(2), all)).toMatchObject({ state: { stage: 'shipped' }, hasEnded: true });
    const back = change(changed.state, { lines: [bundles(2)], fulfillments: [madeOf(1, { isCancelled: true })] });
    expect(partsOf(back.state)).toEqual([
      ['A', 6, 6],
      ['B', 2, 2],
    ]);
  });

  test('items that a person took out stay out, whatever becomes of the rest', () => {
    const before = split(2);
    const lineItems = before.detail.lineItems.map((item) =>
      item.sku === 'A' ? { ...item, quantity: 5, fulfillableQuantity: 5 } : item,
    );
    const removed = { ...before, detail: { ...before.detail, lineItems } };
    expect(change(removed, { lines: [bundles(2)] }).state.detail).toBe(removed.detail);
    const less = change(removed, { lines: [bundles(2, { currentQuantity: 1, unfulfilledQuantity: 1 })] });
    expect(partsOf(less.state)).toEqual([
      ['A', 2, 2],
      ['B', 1, 1],
    ]);
  });

  test('what is held there cannot leave, and leaves when it is released', () => {
    const holds = [{ reason: 'OTHER', note: null, isOurs: false }];
    const held = change(split(2), {
      lines: [bundles(2)],
      fulfillmentOrders: [aPart([bundles(2)], { status: 'ON_HOLD', holds })],
    });
    expect(partsOf(held.state)).toEqual([
      ['A', 6, 0],
      ['B', 2, 0],
    ]);
    const released = change(held.state, { lines: [bundles(2)] }, { reason: held.reason });
    expect(partsOf(released.state)).toEqual([
      ['A', 6, 6],
      ['B', 2, 2],
    ]);
  });

  test('whatever of it has left, and whatever of that is written there: nothing ships twice, and nothing is lost', () => {
    const scenario = fc
      .record({
        count: fc.integer({ min: 1, max: 4 }),
        boxes: fc.array(fc.tuple(fc.nat(5), fc.nat(3)), { maxLength: 4 }),
      })
      .filter(({ count, boxes }) => boxes.reduce((sum, [a]) => sum + a, 0) <= 3 * count)
      .filter(({ count, boxes }) => boxes.reduce((sum, [, b]) => sum + b, 0) <= count);
    fc.assert(
      fc.property(scenario, fc.nat(4), ({ count, boxes }, most) => {
        const before = withShipments(split(count), ...boxes);
        const whole = Math.min(
          Math.floor(boxes.reduce((sum, [a]) => sum + a, 0) / 3),
          boxes.reduce((sum, [, b]) => sum + b, 0),
        );
        const written = Math.min(whole, most);
        const their = {
          lines: [bundles(count, { unfulfilledQuantity: count - written })],
          fulfillments: written > 0 ? [madeOf(written, { trackingNumber: null })] : [],
        };
        const ownFulfillments = new Map(written > 0 ? [['1', ['900']]] : []);
        const after = change(before, their, { ownFulfillments });
        expect(after.state.detail).toBe(before.detail);
        expect(after.addsUnits).toBe(false);
        expect(after.removed).toEqual([]);
      }),
    );
  });

  test('a voided parcel of it ships again, before and after the store cancels the fulfilment', () => {
    const shipped = withShipments(split(1), [3, 1]);
    const fulfillments = shipped.detail.fulfillments.map((part) => ({
      ...part,
      quantity: 0,
      shipmentStatus: 'canceled',
    }));
    const lineItems = split(1).detail.lineItems;
    const voided = { ...shipped, detail: { ...shipped.detail, lineItems, fulfillments } };
    const ownFulfillments = new Map([['1', ['900']]]);
    const written = { lines: [bundles(1, { unfulfilledQuantity: 0 })], fulfillments: [madeOf(1)] };
    expect(change(voided, written, { ownFulfillments }).state.detail).toBe(voided.detail);
    const canceled = { lines: [bundles(1)], fulfillments: [madeOf(1, { isCancelled: true })] };
    expect(change(voided, canceled, { ownFulfillments }).state.detail).toBe(voided.detail);
  });
});

describe('what the store takes back', () => {
  const aReturn = {
    returnId: '1',
    name: '#1001-R1',
    status: 'REQUESTED',
    lines: [{ lineItemId: '11', quantity: 2, processed: 0 }],
    exchanges: [],
  };
  const shipped = { lines: [aLine({ unfulfilledQuantity: 0 })], fulfillments: [fulfillment] };
  const withReturn = (status: string) => ({ ...shipped, returns: [{ ...aReturn, status }], refunds: [] });
  const eventsOf = (before: Partial<StoreOrder>, now: Partial<StoreOrder>) =>
    change(arrived(before).state, now, { last: storeFacts(received(before), policy) }).events;

  test.each<[Partial<StoreOrder>, Partial<StoreOrder>, string]>([
    [{ ...shipped, returns: [] }, withReturn('REQUESTED'), 'requested'],
    [withReturn('REQUESTED'), withReturn('OPEN'), 'approved'],
    [withReturn('REQUESTED'), withReturn('DECLINED'), 'declined'],
    [withReturn('OPEN'), withReturn('CANCELED'), 'canceled'],
    [withReturn('OPEN'), withReturn('CLOSED'), 'closed'],
    [withReturn('CLOSED'), withReturn('OPEN'), 'reopened'],
    [withReturn('REQUESTED'), { ...shipped, returns: [] }, 'gone'],
  ])('is said once, with its items: %#', (before, now, what) => {
    expect(eventsOf(before, now)).toEqual([
      { kind: 'returnChanged', values: { name: '#1001-R1', change: what, items: [{ name: 'Mug', quantity: 2 }] } },
    ]);
    expect(eventsOf(now, now)).toEqual([]);
  });

  test('nothing is said of what was there before it was read for the first time, or is not read now', () => {
    expect(eventsOf(shipped, withReturn('OPEN'))).toEqual([]);
    expect(eventsOf(withReturn('OPEN'), shipped)).toEqual([]);
  });

  test('a refund of units that came back is no units that left too late', () => {
    const before = { ...withReturn('OPEN'), financialStatus: 'PAID' };
    const refunds = [{ refundId: '7', lines: [{ lineItemId: '11', quantity: 2 }] }];
    const now = {
      ...withReturn('CLOSED'),
      refunds,
      lines: [aLine({ currentQuantity: 3, unfulfilledQuantity: 0 })],
    };
    expect(eventsOf(before, now).map(({ kind }) => kind)).toEqual([
      'returnChanged',
      'refundedInStore',
      'quantityChanged',
    ]);
    const unsaid = { ...now, returns: [], refunds: [] };
    expect(eventsOf({ ...before, returns: [] }, unsaid).map(({ kind }) => kind)).toContain('tooLateToReduce');
  });
});

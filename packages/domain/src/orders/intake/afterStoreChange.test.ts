import { describe, expect, test } from 'vitest';
import { replacedLine } from '../../products/splitBundles.ts';
import { aDetail, aLineItem, anOrder } from '../../testing/index.ts';
import type { OrderState } from '../actions/afterAction.ts';
import { storeFacts } from './storeFacts.ts';
import type { StoreOrder } from './StoreOrder.ts';
import { lineItemThreePlStatus } from '../threePlStatus.ts';
import { aLine, aPart, fulfillment, change, arrived, anOpen, policy, received } from '../../testing/storeOrders.ts';

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
] as const)('an order that %s in the store arrives in that state', (_, changes, stage, fulfillmentStatus) => {
  expect(arrived(changes).state).toMatchObject({ stage, order: { fulfillmentStatus } });
});

test('ignores an unchanged version', () => {
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
    'the delivery method',
    { fulfillmentOrders: [aPart([aLine({ unfulfilledQuantity: 0 })], { method: 'RETAIL', status: 'CLOSED' })] },
    ['PAID', 'NONE', 'RETAIL', false],
  ],
] as const)('%s in the store is on the row from the start and after changes', (_, changes, row) => {
  const ended = { ...anOpen(), stage: 'cancelled' } as const;
  for (const { order } of [arrived(changes).state, change(anOpen(), changes).state, change(ended, changes).state])
    expect([order.paymentStatus, order.risk, order.deliveryMethod, order.isTest]).toEqual(row);
});

describe('payment and risk changes in the store', () => {
  const changed = (before: Partial<StoreOrder>, after: Partial<StoreOrder>) =>
    change(arrived(before).state, after, { reason: arrived(before).event }).events.map(({ kind }) => kind);

  test('are reported once, even for an order that has ended', () => {
    expect(changed({}, { financialStatus: 'PARTIALLY_REFUNDED' })).toEqual(['paymentChanged']);
    const ended = { closedAt: '2026-11-20T10:00:00.000Z' };
    expect(changed(ended, { ...ended, financialStatus: 'REFUNDED', hasTotal: false })).toEqual(['paymentChanged']);
    expect(changed(ended, { ...ended, risk: 'CANCEL' })).toEqual(['riskChanged']);
    const refunded = change(anOpen(), { financialStatus: 'PARTIALLY_REFUNDED' }).state;
    expect(change(refunded, { financialStatus: 'PARTIALLY_REFUNDED' }).events).toEqual([]);
  });

  test('are not repeated when the order now waits for them', () => {
    expect(changed({}, { financialStatus: 'PENDING' })).toEqual(['awaitsPayment']);
    expect(changed({}, { risk: 'INVESTIGATE' })).toEqual(['riskFound']);
  });

  test('a dispute is reported too and stops unshipped units', () => {
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

  test('are not reported when they are first known and mean nothing', () => {
    expect(
      changed(
        { financialStatus: null, risk: null, hasTotal: false },
        { financialStatus: 'PAID', risk: 'ACCEPT', hasTotal: false },
      ),
    ).toEqual([]);
  });
});

test('refunded and removed units do not ship', () => {
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

test('an order with nothing left to ship that a person opened stays open after other store changes', () => {
  const gone = { lines: [aLine({ currentQuantity: 0, unfulfilledQuantity: 0 })] };
  const opened = { ...arrived(gone).state, stage: 'open' } as const;
  const last = storeFacts(received(gone), policy);
  expect(change(opened, { ...gone, poNumber: '4711' }, { last })).toMatchObject({
    state: { stage: 'open', order: { poNumber: '4711' } },
    events: [],
  });
});

test('a line that this app has split stays as it is', () => {
  const before = anOpen();
  const own = aLineItem({ lineItemId: '99', sku: 'PART' });
  const split = { ...before, detail: { ...before.detail, lineItems: [...before.detail.lineItems, own] } };
  expect(change(split, {}).state.detail.lineItems).toContain(own);
});

test('a replaced line is not sent as well and does not reopen the order', () => {
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

test("someone else's fulfillment ships the order; ours, or one that may be ours, does not", () => {
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

test('a cancellation in the store ends an order in every stage, and an earlier ending stays', () => {
  const cancelledAt = '2026-11-20T10:00:00.000Z';
  const atWarehouse = { ...anOpen(), stage: 'inFulfillment' } as const;
  expect(change(atWarehouse, { cancelledAt })).toMatchObject({ state: { stage: 'cancelled' }, hasEnded: true });
  const cancelled = { ...anOpen(), stage: 'cancelled' } as const;
  expect(change(cancelled, {}).state).toBe(cancelled);
});

test('a cancellation of a shipped order says whether part or all of it has left, without voided shipments', () => {
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

test('a removal of units that have left is reported, and one of waiting units is not', () => {
  const part = { ...fulfillment, lines: [{ lineItemId: '11', quantity: 2 }] };
  const some = change(anOpen(), { lines: [aLine({ unfulfilledQuantity: 3 })], fulfillments: [part] }).state;
  const late = { kind: 'tooLateToReduce', values: { item: 'Mug' } };
  const reducedTo = (currentQuantity: number) =>
    change(some, { lines: [aLine({ currentQuantity, unfulfilledQuantity: 0 })], fulfillments: [part] });
  expect(reducedTo(1).events).toContainEqual(late);
  expect(reducedTo(2).events).not.toContainEqual(late);
});

test('changing what a warehouse has adds a warning', () => {
  const state: OrderState = {
    stage: 'inFulfillment',
    order: anOrder({ orderId: '4800', customerName: 'Robin Carter' }),
    detail: aDetail({
      lineItems: [aLineItem({ lineItemId: '11', quantity: 5, threePlStatus: lineItemThreePlStatus.sentToWarehouse })],
    }),
  };
  expect(change(state, { lines: [aLine({ currentQuantity: 4 })] }).events.at(-1)?.kind).toBe('warehouseOutdated');
});

test('tells added units from removed ones', () => {
  const more = [aLine({ currentQuantity: 6 })];
  const other = [aLine(), aLine({ lineItemId: '12', currentQuantity: 1 })];
  expect(change(anOpen(), { lines: [aLine({ currentQuantity: 4 })] }).addsUnits).toBe(false);
  for (const lines of [more, other]) expect(change(anOpen(), { lines }).addsUnits).toBe(true);
});

test('a shipped order that the store archives automatically stays shipped', () => {
  const shipped = { ...anOpen(), stage: 'shipped' } as const;
  expect(change(shipped, { closedAt: '2026-11-20T10:00:00.000Z' })).toMatchObject({
    state: { stage: 'shipped' },
    hasEnded: false,
  });
});

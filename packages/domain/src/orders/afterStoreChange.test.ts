import { expect, test } from 'vitest';
import { aDetail, aLineItem, anOrder } from '../testing/index.ts';
import type { OrderState } from './afterAction.ts';
import { afterStoreChange } from './afterStoreChange.ts';
import { fromStoreOrder } from './fromStoreOrder.ts';
import type { StoreOrder, StoreOrderLine } from './StoreOrder.ts';
import { lineItemThreePlStatus } from './threePlStatus.ts';

const aLine = (changes: Partial<StoreOrderLine> = {}): StoreOrderLine => ({
  lineItemId: '11',
  name: 'Mug',
  sku: 'MUG',
  quantity: 5,
  currentQuantity: 5,
  unfulfilledQuantity: 5,
  requiresShipping: true,
  isGiftCard: false,
  price: 4,
  weight: '0.3',
  ...changes,
});

const received = (changes: Partial<StoreOrder> = {}): StoreOrder => ({
  orderId: '4800',
  name: '#1001',
  createdAt: '2026-11-20T09:00:00.000Z',
  updatedAt: '2026-11-20T10:00:00.000Z',
  cancelledAt: null,
  closedAt: null,
  customerName: 'Robin Carter',
  lines: [aLine()],
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

const readsAll = { ownFulfillments: new Set<string>(), readsFulfillments: true };
const change = (before: OrderState, changes: Partial<StoreOrder>, options = readsAll) =>
  afterStoreChange(before, received(changes), options);
const anOpen = () => fromStoreOrder(received());

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
  const state = fromStoreOrder(received(changes));
  expect(state).toMatchObject({ stage, order: { fulfillmentStatus } });
});

test('the same version changes nothing', () => {
  const before = anOpen();
  expect(change(before, {})).toEqual({
    state: before,
    events: [],
    changesItems: false,
    hasEnded: false,
    addsUnits: false,
    removed: [],
  });
});

test('units that were refunded or removed are not shipped', () => {
  const less = change(anOpen(), { lines: [aLine({ currentQuantity: 2, unfulfilledQuantity: 2 })] });
  expect(less.state.detail.lineItems).toMatchObject([{ quantity: 2, fulfillableQuantity: 2 }]);
  expect(less).toMatchObject({ changesItems: true, removed: [{ lineItemId: '11', quantity: 3 }] });
  const none = change(anOpen(), { lines: [aLine({ currentQuantity: 0 }), aLine({ lineItemId: '12', name: 'Cup' })] });
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
  expect(change(anOpen(), { lines: [aLine({ currentQuantity: 0 })] })).toMatchObject({
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

test('a fulfillment of somebody else ships the order; one of ours, or one that may be, does not', () => {
  const fulfilled = { lines: [aLine({ unfulfilledQuantity: 0 })], fulfillments: [fulfillment] };
  expect(change(anOpen(), fulfilled)).toMatchObject({
    state: { stage: 'shipped', order: { fulfillmentStatus: 'fulfilled' } },
    hasEnded: true,
  });
  const own = { ownFulfillments: new Set(['900']), readsFulfillments: true };
  expect(change(anOpen(), fulfilled, own).state.stage).toBe('open');
  expect(change(anOpen(), fulfilled, { ...own, readsFulfillments: false }).state.stage).toBe('open');
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
  const some = change(anOpen(), { fulfillments: [part] }).state;
  expect(change(some, { cancelledAt }).events).toEqual([{ kind: 'canceledInStore', values: { shipped: 'part' } }]);
  const voided = some.detail.fulfillments.map((each) => ({ ...each, shipmentStatus: 'canceled' as const }));
  const before = { ...some, detail: { ...some.detail, fulfillments: voided } };
  expect(change(before, { cancelledAt }).events).toEqual([{ kind: 'canceledInStore', values: { shipped: 'none' } }]);
});

test('taking out units that have left says so; units that wait are taken out without a word of it', () => {
  const part = { ...fulfillment, lines: [{ lineItemId: '11', quantity: 2 }] };
  const some = change(anOpen(), { fulfillments: [part] }).state;
  const late = { kind: 'tooLateToReduce', values: { item: 'Mug' } };
  const reducedTo = (currentQuantity: number) =>
    change(some, { lines: [aLine({ currentQuantity })], fulfillments: [part] });
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

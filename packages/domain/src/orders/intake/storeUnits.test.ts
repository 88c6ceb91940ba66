import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { OrderState } from '../actions/afterAction.ts';
import { afterStoreChange, type StoreChangeOptions } from './afterStoreChange.ts';
import { storeFacts } from './storeFacts.ts';
import { groupLineItems } from '../detail/groupLineItems.ts';
import { detailAfterAction } from '../actions/afterAction.ts';
import { itemsToShip } from '../shipping/applyShipment.ts';
import { lineItemThreePlStatus } from '../threePlStatus.ts';
import { fromStoreOrder } from './fromStoreOrder.ts';
import type { StoreFulfillmentOrder, StoreOrder, StoreOrderLine } from './StoreOrder.ts';
import { linesToRoute } from '../actions/linesToRoute.ts';
import { whatToShip } from './whatToShip.ts';
import {
  aLine,
  aPart,
  received,
  fulfillment,
  policy,
  options,
  change,
  arrived,
  anOpen,
} from '../../testing/storeOrders.ts';

describe('ships units that the store gives back, not those that it takes', () => {
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

  test('1 of 3 fulfilled by hand while the warehouse has all 3: asks for 1 back', () => {
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
  ] as const)('a fulfillment by hand that %s reopens the order, in full or in part', (_, failed, kind) => {
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
    // None of it shows as shipped.
    expect(groupLineItems(back.state.detail)).toMatchObject({
      nonShipped: [{ quantity: 3 }],
      shipments: [{ items: [] }],
    });
    expect(change(back.state, { lines: [three()], fulfillments: [gone] }).events).toEqual([]);
    expect(linesToRoute(back.state.detail)).toMatchObject([{ lineItemId: '11', quantity: 3 }]);
  });

  test('keeps updating the status and number of a fulfillment by hand', () => {
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

  test('knows all numbers of a fulfillment by hand, including later ones', () => {
    const first = { carrier: 'DPD', trackingUrl: 'https://dpd.example/T1' };
    const moreTrackings = [{ number: 'T2', carrier: 'DPD', url: null }];
    const trackingsOf = (...fulfillments: StoreOrder['fulfillments']) =>
      storeFacts(received({ fulfillments }), policy).trackings;
    expect(trackingsOf(of(3))).toBeUndefined();
    expect(trackingsOf(of(3, first))).toEqual({ '900': first });
    expect(trackingsOf(of(3, { ...first, moreTrackings }))).toEqual({ '900': { ...first, moreTrackings } });
    expect(trackingsOf(of(3, { isCancelled: true, moreTrackings }))).toBeUndefined();
  });

  test('a fulfillment with any of our numbers is ours', () => {
    const before = arrived({ lines: [three()] }).state;
    const ours = { ...of(2), name: '#1001.1', fulfillmentId: '5', trackingNumber: 'T2', shipmentStatus: null };
    const part = { ...ours, lineItemId: '11', quantity: 2 };
    const shipped = { ...before, detail: { ...before.detail, fulfillments: [part] } };
    const moreTrackings = [{ number: 'T2', carrier: null, url: null }];
    const there = { lines: [three({ unfulfilledQuantity: 1 })], fulfillments: [of(2, { moreTrackings })] };
    expect(change(shipped, there).state.detail.fulfillments).toEqual([part]);
  });

  test('units added after shipping reopen the order', () => {
    const all = arrived({ lines: [three({ unfulfilledQuantity: 0 })], fulfillments: [of(3)] }).state;
    const more = change(all, { lines: [three({ currentQuantity: 5, unfulfilledQuantity: 2 })], fulfillments: [of(3)] });
    expect(more).toMatchObject({
      state: { stage: 'open', detail: { lineItems: [{ quantity: 5, fulfillableQuantity: 2 }] } },
      addsUnits: true,
    });
    expect(more.events).toContainEqual({ kind: 'reopenedInStore', values: {} });
  });

  test('a line added while the warehouse has the order is sent to it too, also when the store releases it later', () => {
    const sent = detailAfterAction(arrived({ lines: [three()] }).state.detail, 'ship-now');
    const there = { ...arrived({ lines: [three()] }).state, stage: 'inFulfillment', detail: sent } as const;
    const lines = [three(), aLine({ lineItemId: '12', quantity: 2, currentQuantity: 2, unfulfilledQuantity: 2 })];
    const more = change(there, { lines });
    expect(more.addsUnits).toBe(true);
    expect(itemsToShip(more.state.detail)).toEqual([
      { lineItemId: '11', quantity: 3 },
      { lineItemId: '12', quantity: 2 },
    ]);
    const held = { lines, fulfillmentOrders: [aPart([three()]), aPart(lines.slice(1), { status: 'ON_HOLD' })] };
    const waiting = change(there, held);
    expect([waiting.addsUnits, itemsToShip(waiting.state.detail)]).toEqual([
      false,
      [{ lineItemId: '11', quantity: 3 }],
    ]);
    expect(itemsToShip(change(waiting.state, { lines }).state.detail)).toHaveLength(2);
  });

  test('units that come after the warehouse has shipped the rest are routed like new ones', () => {
    const { state } = arrived({ lines: [three({ unfulfilledQuantity: 0 })], fulfillments: [of(3)] });
    const threePlStatus = lineItemThreePlStatus.sentToWarehouse;
    const lineItems = state.detail.lineItems.map((item) => ({ ...item, threePlStatus }));
    const shipped = { ...state, detail: { ...state.detail, lineItems } };
    const more = change(shipped, {
      lines: [three({ currentQuantity: 5, unfulfilledQuantity: 2 })],
      fulfillments: [of(3)],
    });
    expect(more.state.stage).toBe('open');
    expect(linesToRoute(more.state.detail)).toMatchObject([{ lineItemId: '11', quantity: 2 }]);
  });

  test('units added to an archived, shipped order ship, those of an exchange when it is released', () => {
    const closedAt = '2026-11-20T10:00:00.000Z';
    const sold = three({ unfulfilledQuantity: 0 });
    const replacement = aLine({ lineItemId: '12', quantity: 1, currentQuantity: 1, unfulfilledQuantity: 1 });
    const holds = [{ reason: 'AWAITING_RETURN_ITEMS', note: null, isOurs: false }];
    const all = { lines: [sold], fulfillments: [of(3)] };
    const exchanged = (part: Partial<StoreFulfillmentOrder>) =>
      received({
        ...all,
        lines: [sold, replacement],
        closedAt,
        fulfillmentOrders: [aPart([sold], { status: 'CLOSED' }), aPart([replacement], part)],
      });
    const first = received(all);
    const later = [received({ ...all, closedAt }), exchanged({ status: 'ON_HOLD', holds }), exchanged({})];
    let [state, last, reason] = [fromStoreOrder(first, policy).state, storeFacts(first, policy), options.reason];
    const stages = later.map((version) => {
      const next = afterStoreChange(state, version, { ...options, last, reason });
      reason = next.state.stage === state.stage ? reason : next.reason;
      [state, last] = [next.state, storeFacts(version, policy)];
      return state.stage;
    });
    expect(stages).toEqual(['shipped', 'hold', 'open']);
    expect(state.detail.lineItems).toMatchObject([{ fulfillableQuantity: 0 }, { fulfillableQuantity: 1 }]);
  });

  test('units that a canceled fulfillment returns to an archived order ship when it is unarchived', () => {
    const closedAt = '2026-11-20T10:00:00.000Z';
    const all = { lines: [three({ unfulfilledQuantity: 0 })], fulfillments: [of(3)], closedAt };
    const shipped = arrived({ ...all, closedAt: null }).state;
    const back = { lines: [three()], fulfillments: [of(3, { isCancelled: true })] };
    const still = change(shipped, { ...back, closedAt }, { last: storeFacts(received(all), policy) }).state;
    expect(still.stage).toBe('shipped');
    const last = storeFacts(received({ ...back, closedAt }), policy);
    expect(change(still, back, { last }).state.stage).toBe('open');
  });

  test('reopens when unarchived, unless a person closed it here', () => {
    const closedAt = '2026-11-20T10:00:00.000Z';
    const archived = change(anOpen(), { closedAt }).state;
    expect(archived.stage).toBe('closed');
    expect(change(archived, {}, { last: storeFacts(received({ closedAt }), policy) }).state.stage).toBe('open');
    const byHand = { ...anOpen(), stage: 'closed' } as const;
    expect(change(byHand, {}, { last: storeFacts(received(), policy) }).state.stage).toBe('closed');
  });

  test('units removed here stay removed until the store is told', () => {
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

  test('units of our own shipments never ship twice, even if the store has not recorded them', () => {
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
    // Someone canceled it there, and the parcel has left anyway.
    expect(leftOf({ lines: [three()], fulfillments: [of(2, { isCancelled: true })] }, known)).toBe(1);
  });

  test('units that left by hand and in our parcel, whose fulfillment the store does not have yet, are reported once', () => {
    fc.assert(
      fc.property(fc.nat(3), fc.nat(3), fc.boolean(), (byHand, packed, isWritten) => {
        fc.pre(byHand > 0 && packed > 0);
        const before = arrived({ lines: [three()] }).state;
        const ours = { name: '#1001.1', fulfillmentId: '5', lineItemId: '11', quantity: packed, shipmentStatus: null };
        const lineItems = before.detail.lineItems.map((item) => ({ ...item, fulfillableQuantity: 3 - packed }));
        const fulfillments = [{ ...ours, trackingNumber: 'T1', locationId: null }];
        const shipped = { ...before, detail: { ...before.detail, lineItems, fulfillments } };
        // The store refuses units that it has no more of.
        const written = isWritten ? Math.min(packed, 3 - byHand) : 0;
        const there = {
          lines: [three({ unfulfilledQuantity: 3 - byHand - written })],
          fulfillments: [
            of(byHand, { trackingNumber: 'H1' }),
            ...(written > 0 ? [of(written, { fulfillmentId: '901', trackingNumber: 'T1' })] : []),
          ],
        };
        const known = written > 0 ? { ownFulfillments: new Map([['5', ['901']]]) } : {};
        const read = change(shipped, there, known);
        const twice = Math.max(0, byHand + packed - 3);
        expect(read.events.filter(({ kind }) => kind === 'shippedTwice')).toEqual(
          twice === 0 ? [] : [{ kind: 'shippedTwice', values: { items: [{ name: 'Mug', quantity: twice }] } }],
        );
        expect(read.state.detail.lineItems).toMatchObject([{ quantity: 3 }]);
        expect(change(read.state, there, known).events).toEqual([]);
      }),
    );
  });
});

describe('for anything a store says', () => {
  const aVersion = fc.record({
    parts: fc.array(
      fc.record({
        status: fc.constantFrom('OPEN', 'IN_PROGRESS', 'ON_HOLD', 'SCHEDULED', 'CLOSED', 'CANCELLED', 'PONDERED'),
        requestStatus: fc.constantFrom('UNSUBMITTED', 'ACCEPTED', 'PONDERED'),
        method: fc.constantFrom('SHIPPING', 'PICK_UP', 'PONDERED', null),
        locationId: fc.constantFrom('1', null),
        lines: fc.array(
          fc.record({
            // 13 belongs to no line of the order.
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

  test('never ships more than remains or a unit twice, and forgets nothing that it gives back', () => {
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
          // A person can end an order; here no one did.
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

  test('a part without lines, or with unknown ones, has nothing to ship', () => {
    const empty = aPart([]);
    const strange = aPart([aLine({ lineItemId: '99' })]);
    for (const part of [empty, strange])
      expect(arrived({ fulfillmentOrders: [part] }).state).toMatchObject({
        stage: 'closed',
        detail: { lineItems: [{ fulfillableQuantity: 0 }] },
      });
  });

  test('contradictory quantities: what remains in the parts counts', () => {
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

describe('a return or refund in the store', () => {
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
  ])('is reported once, with its items: %#', (before, now, what) => {
    expect(eventsOf(before, now)).toEqual([
      { kind: 'returnChanged', values: { name: '#1001-R1', change: what, items: [{ name: 'Mug', quantity: 2 }] } },
    ]);
    expect(eventsOf(now, now)).toEqual([]);
  });

  test('is not reported when it was there before the first read, or is not read now', () => {
    expect(eventsOf(shipped, withReturn('OPEN'))).toEqual([]);
    expect(eventsOf(withReturn('OPEN'), shipped)).toEqual([]);
  });

  test('a refund of returned units is not a report of units that left too late', () => {
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

import { describe, expect, test } from 'vitest';
import type { OrderEvent } from '../../events/OrderEvent.ts';
import { eventText } from '../timeline/eventText.ts';
import { isHeldFor } from './afterStoreChange.ts';
import { storeFacts } from './storeFacts.ts';
import { fromStoreOrder } from './fromStoreOrder.ts';
import type { StoreFulfillmentOrder, StoreOrder } from './StoreOrder.ts';
import { aLine, aPart, received, fulfillment, policy, change, arrived, anOpen } from '../../testing/storeOrders.ts';

describe('an order that may not leave waits and says why', () => {
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

  test('opens an order with nothing to pay', () => {
    expect(arrived({ financialStatus: null, hasTotal: false }).state.stage).toBe('open');
  });

  test.each([
    ['a test order', { isTest: true }, 'hold', 'testOrder'],
    ['held by an app', on({ status: 'ON_HOLD', holds: [hold] }), 'hold', 'heldInStore'],
    ['scheduled', on({ status: 'SCHEDULED', fulfillAt: until }), 'hold', 'scheduledInStore'],
    ['begun in the store', on({ status: 'IN_PROGRESS' }), 'hold', 'begunInStore'],
    ['without a plan of the store', { fulfillmentOrders: [] }, 'hold', 'unplannedInStore'],
    ['of a status that is new', on({ status: 'PONDERED' }), 'hold', 'unknownInStore'],
    ['of doubtful payment', { risk: 'INVESTIGATE' }, 'needsReview', 'riskFound'],
    ['to be cancelled', { risk: 'CANCEL' }, 'needsReview', 'riskFound'],
  ] as const)('an order that is %s', (_, changes, stage, kind) => {
    const { state, event } = arrived(changes);
    expect(state.stage).toBe(stage);
    expect(event?.kind).toBe(kind);
  });

  test('ships no unit that the store holds back, even when a person opens the order', () => {
    for (const changes of [{ isTest: true }, on({ status: 'ON_HOLD', holds: [hold] })])
      expect(arrived(changes).state.detail.lineItems).toMatchObject([{ quantity: 5, fulfillableQuantity: 0 }]);
  });

  test("ships the free part: a subscription's first box now, the rest when its time comes", () => {
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

  test('keeps a part waiting for its time while the warehouse has the other one', () => {
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

  test('payment releases an order; a hold set by a person stays', () => {
    const { state, event } = arrived({ financialStatus: 'PENDING' });
    expect(change(state, {}, { reason: event })).toMatchObject({ state: { stage: 'open' }, isReleased: true });
    expect(change(state, {}, { reason: null }).state.stage).toBe('hold');
  });

  test('a person can open an unpaid order, but a store hold still counts', () => {
    const unpaid = { financialStatus: 'PENDING' };
    const last = storeFacts(received(unpaid), policy);
    expect(change(anOpen(), unpaid, { last }).state.stage).toBe('open');
    expect(change(anOpen(), unpaid, { last: storeFacts(received(), policy) }).state.stage).toBe('hold');
    const held = on({ status: 'ON_HOLD', holds: [hold] });
    expect(change(anOpen(), held, { last: storeFacts(received(held), policy) }).state.stage).toBe('hold');
  });

  test('requests a hold at the warehouse when the store stops an order there', () => {
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

  describe('an order at a warehouse, partly held by the store', () => {
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

    test('is held there once, with everything the warehouse has', () => {
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

    test('applies to a single line too', () => {
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

    test('stays untouched when the warehouse never had that part', () => {
      const later = parts({ status: 'SCHEDULED', fulfillAt: until });
      const given = { ...arrived(later).state, stage: 'inFulfillment' } as const;
      expect(change(given, held(), { last: factsOf(later) }).heldInStore).toBeNull();
    });

    test('waits, once the warehouse gave it back, until the store releases that part', () => {
      const back = { ...sent(), stage: 'hold' } as const;
      const waiting = change(back, held(), { last: factsOf(held()), reason: heldEvent() });
      expect(waiting).toMatchObject({ state: { stage: 'hold' }, events: [], isReleased: false });
      const released = change(waiting.state, parts({}), { last: factsOf(held()), reason: heldEvent() });
      expect(released).toMatchObject({
        state: { stage: 'open', detail: { lineItems: [{ fulfillableQuantity: 1 }, { fulfillableQuantity: 1 }] } },
        isReleased: true,
      });
    });

    test('does not wait for another part that was already waiting', () => {
      const back = { ...sent(), stage: 'hold' } as const;
      const other = parts({ status: 'ON_HOLD', holds: byAnApp('Wrong color') });
      expect(change(back, other, { last: factsOf(other), reason: heldEvent() })).toMatchObject({
        state: { stage: 'open', detail: { lineItems: [{ fulfillableQuantity: 1 }, { fulfillableQuantity: 0 }] } },
        isReleased: true,
      });
    });

    test('ships after all when the hold ends before the warehouse answers', () => {
      const lasts = (changes: Partial<StoreOrder>, reason: OrderEvent) => isHeldFor(reason, received(changes), policy);
      expect(lasts(held(), heldEvent())).toBe(true);
      expect(lasts(parts({}), heldEvent())).toBe(false);
      expect(lasts(held(), heldEvent('Wrong color'))).toBe(false);
      const unpaid = { kind: 'awaitsPayment' as const, values: { status: 'VOIDED' } };
      expect(lasts({ financialStatus: 'VOIDED' }, unpaid)).toBe(true);
      expect(lasts({ risk: 'CANCEL' }, unpaid)).toBe(true);
      expect(lasts({}, unpaid)).toBe(false);
      // A person's hold is unaffected by the store.
      const byHand = { action: 'hold-order' as const, by: 'Robin Carter', isBulk: false, isUndo: false };
      expect(lasts({}, { kind: 'actionTaken', values: byHand })).toBe(true);
    });
  });

  test.each([
    ['review', 'CANCEL', 'needsReview'],
    ['review', 'INVESTIGATE', 'needsReview'],
    ['hold', 'CANCEL', 'hold'],
    ['off', 'CANCEL', null],
  ] as const)('an order at a warehouse whose risk becomes known, with policy %s', (whenRisky, risk, stage) => {
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

  test('a hold by this app is no reason to hold it', () => {
    const own = on({ status: 'ON_HOLD', holds: [{ ...hold, isOurs: true }] });
    expect(arrived(own).state.stage).toBe('open');
  });

  test('an order from before this app ships orders waits until it is selected', () => {
    const goLiveAt = new Date('2026-11-21T00:00:00.000Z');
    const live = { ...policy, goLiveAt };
    expect(arrived({}, live)).toMatchObject({ state: { stage: 'hold' }, event: { kind: 'beforeGoLive' } });
    expect(arrived({ createdAt: '2026-11-22T09:00:00.000Z' }, live).state.stage).toBe('open');
  });
});

describe('what stays in the store of an order that ships', () => {
  const two = [aLine(), aLine({ lineItemId: '12' })];
  const hold = { holdId: '7', reason: 'OTHER', note: 'Engrave it', isOurs: false };
  const second = (changes: Partial<StoreFulfillmentOrder>) => aPart([aLine({ lineItemId: '12' })], changes);
  const restOf = (...fulfillmentOrders: StoreFulfillmentOrder[]) =>
    storeFacts(received({ lines: two, fulfillmentOrders }), policy).rest?.map(({ units, event }) => [
      units,
      eventText(event),
    ]);
  const keptUnits = (...fulfillmentOrders: StoreFulfillmentOrder[]) =>
    arrived({ lines: two, fulfillmentOrders }).state.order.keptUnits;
  const free = aPart([aLine()]);
  const units = aLine().unfulfilledQuantity;

  test.each<[string, Partial<StoreFulfillmentOrder>, string]>([
    ['is on hold', { status: 'ON_HOLD', holds: [hold] }, 'Held in the store: Engrave it'],
    [
      'is scheduled',
      { status: 'SCHEDULED', fulfillAt: '2026-12-05T09:00:00Z' },
      'Scheduled in the store for 2026-12-05 09:00 UTC',
    ],
    ['has an unknown status', { status: 'PONDERED' }, 'The store reports an unknown status: “PONDERED”'],
    ['a service ships', { requestStatus: 'ACCEPTED', locationName: 'Pack Co' }, 'Not shipped by this app: Pack Co'],
  ])('names a part that %s', (_, changes, text) => {
    expect(restOf(free, second(changes))).toEqual([[units, text]]);
    expect(keptUnits(free, second(changes))).toBe(units);
  });

  test('adds up parts with the same reason', () => {
    const kept = { requestStatus: 'ACCEPTED', locationName: 'Pack Co' };
    expect(restOf(free, second(kept), second({ ...kept, fulfillmentOrderId: '703' }))).toEqual([
      [2 * units, 'Not shipped by this app: Pack Co'],
    ]);
    expect(keptUnits(free, second(kept), second({ ...kept, fulfillmentOrderId: '703' }))).toBe(2 * units);
  });

  test('is nothing when all of it ships, or when the order itself waits for that', () => {
    expect(restOf(free, second({}))).toBeUndefined();
    expect(restOf(second({ status: 'ON_HOLD', holds: [hold] }))).toBeUndefined();
    expect([keptUnits(free, second({})), keptUnits(second({ status: 'ON_HOLD', holds: [hold] }))]).toEqual([0, 0]);
  });
});

describe('units that others ship are not sent', () => {
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

  test('reopens an order that moved to one of our locations', () => {
    const given = { policy: { ...policy, ownLocations: new Set(['1']) } };
    const there = fromStoreOrder(received(elsewhere({ locationId: '2' })), given.policy).state;
    expect(change(there, {}, given)).toMatchObject({
      state: { stage: 'open', order: { closedAt: null }, detail: { lineItems: [{ fulfillableQuantity: 5 }] } },
      isReleased: true,
    });
  });
});

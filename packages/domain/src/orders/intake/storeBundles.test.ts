import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { splitBundles } from '../../products/splitBundles.ts';
import type { OrderState } from '../actions/afterAction.ts';
import type { StoreOrderLine } from './StoreOrder.ts';
import { aLine, aPart, fulfillment, change, arrived } from '../../testing/storeOrders.ts';

describe('a bundle sent as its items follows its store line', () => {
  const bundles = (quantity: number, changes: Partial<StoreOrderLine> = {}) =>
    aLine({ name: 'Set', sku: 'SET', quantity, currentQuantity: quantity, unfulfilledQuantity: quantity, ...changes });
  /** Split into 3 × A and 1 × B per bundle. */
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
  const aFulfillmentOf = (quantity: number, changes = {}) => ({
    ...fulfillment,
    lines: [{ lineItemId: '11', quantity }],
    ...changes,
  });

  test('one of two removed or refunded there takes its items along, and the warehouse is asked for them', () => {
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

  test('its items stay as they are when the store no longer mentions its line', () => {
    const sent = { ...split(2), stage: 'inFulfillment' } as const;
    const other = aLine({ lineItemId: '12', sku: 'C', quantity: 1, currentQuantity: 1, unfulfilledQuantity: 1 });
    const changed = change(sent, { lines: [other] });
    expect(changed.state.detail.lineItems.slice(0, 3)).toMatchObject(
      sent.detail.lineItems.map(({ sku, quantity, fulfillableQuantity }) => ({ sku, quantity, fulfillableQuantity })),
    );
    expect(changed.removed).toEqual([]);
  });

  test('removing the whole bundle ends the order, which returns with the line', () => {
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

  test('when it is fulfilled by hand in the store, its items do not ship again, unless that is canceled', () => {
    const one = { lines: [bundles(2, { unfulfilledQuantity: 1 })], fulfillments: [aFulfillmentOf(1)] };
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
    const all = { lines: [bundles(2, { unfulfilledQuantity: 0 })], fulfillments: [aFulfillmentOf(2)] };
    expect(change(split(2), all)).toMatchObject({ state: { stage: 'shipped' }, hasEnded: true });
    const back = change(changed.state, {
      lines: [bundles(2)],
      fulfillments: [aFulfillmentOf(1, { isCancelled: true })],
    });
    expect(partsOf(back.state)).toEqual([
      ['A', 6, 6],
      ['B', 2, 2],
    ]);
  });

  test('when it is fulfilled by hand in the store after its items left, the timeline says what left twice', () => {
    const left = withShipments(split(2), [6, 1]);
    const all = {
      lines: [bundles(2, { unfulfilledQuantity: 0 })],
      fulfillments: [aFulfillmentOf(2, { trackingNumber: 'H1' })],
    };
    const items = [
      { name: 'Set', quantity: 6 },
      { name: 'Set', quantity: 1 },
    ];
    const read = change(left, all);
    expect(read.events).toContainEqual({ kind: 'shippedTwice', values: { items } });
    expect(partsOf(read.state)).toEqual([
      ['A', 6, 0],
      ['B', 2, 0],
    ]);
  });

  test('items that a person removed stay removed when the rest changes', () => {
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

  test('a part on hold there cannot leave until it is released', () => {
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

  test('nothing ships twice or gets lost, for any shipped units and any record in the store', () => {
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
          fulfillments: written > 0 ? [aFulfillmentOf(written, { trackingNumber: null })] : [],
        };
        const ownFulfillments = new Map(written > 0 ? [['1', ['900']]] : []);
        const after = change(before, their, { ownFulfillments });
        expect(after.state.detail).toBe(before.detail);
        expect(after.addsUnits).toBe(false);
        expect(after.removed).toEqual([]);
      }),
    );
  });

  test('a voided parcel ships again, before and after the store cancels the fulfillment', () => {
    const shipped = withShipments(split(1), [3, 1]);
    const fulfillments = shipped.detail.fulfillments.map((part) => ({
      ...part,
      quantity: 0,
      shipmentStatus: 'canceled',
    }));
    const lineItems = split(1).detail.lineItems;
    const voided = { ...shipped, detail: { ...shipped.detail, lineItems, fulfillments } };
    const ownFulfillments = new Map([['1', ['900']]]);
    const written = { lines: [bundles(1, { unfulfilledQuantity: 0 })], fulfillments: [aFulfillmentOf(1)] };
    expect(change(voided, written, { ownFulfillments }).state.detail).toBe(voided.detail);
    const canceled = { lines: [bundles(1)], fulfillments: [aFulfillmentOf(1, { isCancelled: true })] };
    expect(change(voided, canceled, { ownFulfillments }).state.detail).toBe(voided.detail);
  });
});

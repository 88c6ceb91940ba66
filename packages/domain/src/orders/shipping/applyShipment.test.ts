import { wordsText } from '../../messages/messageWords.ts';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { aDetail, aFulfillment, aLineItem, anOrder } from '../../testing/anOrder.ts';
import type { OrderState } from '../actions/afterAction.ts';
import { applyAction } from '../actions/applyAction.ts';
import { applyShipment, itemsToShip } from './applyShipment.ts';
import type { LineItem } from '../detail/OrderDetail.ts';
import { type PackedBox, packBoxes } from './packBoxes.ts';
import { backOrderStates, lineItemThreePlStatus, orderThreePlStatus, virtualItems } from '../threePlStatus.ts';

const at = '2026-11-20T09:00:00.000Z';
const { sentToWarehouse, backOrder } = lineItemThreePlStatus;

const goods = (id: string, changes: Partial<LineItem> = {}) =>
  aLineItem({ lineItemId: id, id, threePlStatus: sentToWarehouse, ...changes });

function inFulfillment(lineItems: readonly LineItem[], changes: Partial<OrderState> = {}): OrderState {
  return { stage: 'inFulfillment', order: anOrder({ batchedAt: at }), detail: aDetail({ lineItems }), ...changes };
}

function aBox(...items: PackedBox['items']): PackedBox {
  return { items, trackingNumber: 'HX000000001GB', shipmentStatus: 'label_printed', locationId: '72001' };
}

function shipped(state: OrderState, boxes: readonly PackedBox[]): OrderState {
  const change = applyShipment(state, boxes, at);
  if (change.state === null) throw new Error(wordsText(change.refusal));
  return change.state;
}

describe('refuses what a warehouse cannot have shipped', () => {
  test.each(['shipped', 'closed', 'cancelled'] as const)('for an order: %s', (stage) => {
    const state = inFulfillment([goods('1')], { stage });
    expect(applyShipment(state, [aBox({ lineItemId: '1', quantity: 5 })], at)).toEqual({
      state: null,
      refusal: 'It isn’t in fulfillment.',
    });
  });

  test.each<[string, readonly PackedBox[]]>([
    ['no box', []],
    ['an empty box', [aBox()]],
    ['an unknown item', [aBox({ lineItemId: '9', quantity: 1 })]],
    ['more than there is', [aBox({ lineItemId: '1', quantity: 6 })]],
    [
      'more than there is, in two boxes',
      [aBox({ lineItemId: '1', quantity: 3 }), aBox({ lineItemId: '1', quantity: 3 })],
    ],
    ['nothing of an item', [aBox({ lineItemId: '1', quantity: 0 })]],
    ['half a unit', [aBox({ lineItemId: '1', quantity: 0.5 })]],
    ['an item that is short', [aBox({ lineItemId: '2', quantity: 1 })]],
    ['an item that was not sent', [aBox({ lineItemId: '3', quantity: 1 })]],
  ])('%s', (_name, boxes) => {
    const state = inFulfillment([
      goods('1'),
      goods('2', { threePlStatus: backOrder }),
      goods('3', { threePlStatus: null }),
    ]);
    expect(applyShipment(state, boxes, at).state).toBeNull();
  });
});

describe('the order after a shipment', () => {
  test('is shipped when everything has shipped, in boxes numbered from 1', () => {
    const state = inFulfillment([goods('1'), goods('2')]);
    const after = shipped(state, [aBox({ lineItemId: '1', quantity: 5 }), aBox({ lineItemId: '2', quantity: 5 })]);
    expect(after).toMatchObject({ stage: 'shipped', order: { fulfillmentStatus: 'fulfilled', shippedAt: at } });
    expect(
      after.detail.fulfillments.map(({ name, fulfillmentId, lineItemId }) => [name, fulfillmentId, lineItemId]),
    ).toEqual([
      ['#536365.1', '5363651', '1'],
      ['#536365.2', '5363652', '2'],
    ]);
    expect(after.detail.lineItems.map(({ fulfillableQuantity }) => fulfillableQuantity)).toEqual([0, 0]);
  });

  test('does not wait for postage, vouchers and canceled items', () => {
    const after = shipped(
      inFulfillment([
        goods('1'),
        aLineItem({ lineItemId: '2', virtualItem: virtualItems.service, fulfillableQuantity: 0 }),
        goods('3', { isCancelled: true, fulfillableQuantity: 0 }),
      ]),
      [aBox({ lineItemId: '1', quantity: 5 })],
    );
    expect(after.stage).toBe('shipped');
  });

  test('stays in fulfillment while the warehouse still has something, and the next box gets the next number', () => {
    const state = inFulfillment([goods('1')]);
    const first = shipped(state, [aBox({ lineItemId: '1', quantity: 2 })]);
    expect([first.stage, first.order.fulfillmentStatus]).toEqual(['inFulfillment', 'partial']);
    expect(itemsToShip(first.detail)).toEqual([{ lineItemId: '1', quantity: 3 }]);
    const second = shipped(first, [aBox({ lineItemId: '1', quantity: 3 })]);
    expect([second.stage, second.order.fulfillmentStatus]).toEqual(['shipped', 'fulfilled']);
    expect(second.detail.fulfillments.map(({ name }) => name)).toEqual(['#536365.1', '#536365.2']);
  });

  test.each(['error', 'open', 'hold', 'needsReview', 'backOrder'] as const)(
    'ships the part a warehouse still had and keeps the stage a person chose: %s',
    (stage) => {
      const order = anOrder({ threePlStatus: orderThreePlStatus.partlyReleased, shipmentError: 'Not known.' });
      const state = inFulfillment([goods('1'), goods('2', { threePlStatus: null })], { stage, order });
      const partly = shipped(state, [aBox({ lineItemId: '1', quantity: 5 })]);
      expect([partly.stage, partly.order.fulfillmentStatus]).toEqual([stage, 'partial']);
      const only = shipped(inFulfillment([goods('1')], { stage, order }), [aBox({ lineItemId: '1', quantity: 5 })]);
      expect([only.stage, only.order.fulfillmentStatus, only.order.threePlStatus]).toEqual([
        'shipped',
        'fulfilled',
        null,
      ]);
    },
  );

  test('shipment names from the store do not count as our numbers', () => {
    const detail = aDetail({
      lineItems: [goods('1', { quantity: 10 })],
      fulfillments: [aFulfillment({ lineItemId: '1', name: '#536365.x' }), aFulfillment({ name: 'F-77' })],
    });
    const after = shipped(inFulfillment([], { detail }), [aBox({ lineItemId: '1', quantity: 5 })]);
    expect(after.detail.fulfillments.at(-1)?.name).toBe('#536365.1');
  });

  test('becomes a partly released back order when items are short', () => {
    const state = inFulfillment([goods('1'), goods('2', { threePlStatus: backOrder })], {
      order: anOrder({
        backOrderState: backOrderStates.partlyReleased,
        threePlStatus: orderThreePlStatus.partlyReleased,
      }),
    });
    const after = shipped(state, [aBox({ lineItemId: '1', quantity: 5 })]);
    expect(after).toMatchObject({
      stage: 'backOrder',
      order: { fulfillmentStatus: 'partial', backOrderState: backOrderStates.partlyReleased },
    });
    const released = applyAction(after, 'available', at).state;
    const sent = released && applyAction(released, 'ship-now', at).state;
    const rest = sent && shipped(sent, [aBox(...itemsToShip(sent.detail))]);
    expect(rest).toMatchObject({
      stage: 'shipped',
      order: { fulfillmentStatus: 'fulfilled', backOrderState: backOrderStates.none, threePlStatus: null },
    });
  });

  test('keeps untouched items as the same objects, which are not saved again', () => {
    const state = inFulfillment([goods('1'), goods('2')]);
    const after = shipped(state, [aBox({ lineItemId: '1', quantity: 5 })]);
    expect(after.detail.lineItems[1]).toBe(state.detail.lineItems[1]);
  });

  test('ships what Ship Now sent once and completely, in any packing', () => {
    const lines = fc.array(
      fc.record({ quantity: fc.integer({ min: 1, max: 40 }), virtualItem: fc.constantFrom(null, 0, 2, 3) }),
      { minLength: 1, maxLength: 12 },
    );
    fc.assert(
      fc.property(lines, fc.integer({ min: 0, max: 9 }), (shapes, boxes) => {
        const lineItems = shapes.map(({ quantity, virtualItem }, index) =>
          aLineItem({ lineItemId: String(index), quantity, fulfillableQuantity: quantity, virtualItem }),
        );
        const open: OrderState = { stage: 'open', order: anOrder(), detail: aDetail({ lineItems }) };
        const sent = applyAction(open, 'ship-now', at).state;
        if (sent === null) throw new Error('An open order can be shipped.');
        const items = itemsToShip(sent.detail);
        const packed = packBoxes(items, boxes);
        expect(packed.flat()).toEqual(items);
        expect(packed.every((box) => box.length > 0)).toBe(true);
        if (items.length === 0) return;
        const after = shipped(
          sent,
          packed.map((box) => aBox(...box)),
        );
        expect([after.stage, itemsToShip(after.detail)]).toEqual(['shipped', []]);
        expect(applyShipment(after, [aBox(...items)], at).state).toBeNull();
      }),
    );
  });
});

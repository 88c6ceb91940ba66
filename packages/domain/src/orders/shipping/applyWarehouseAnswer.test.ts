import { message } from '../../messages/Message.ts';
import { describe, expect, test } from 'vitest';
import { aDetail, aLineItem, anOrder } from '../../testing/index.ts';
import type { OrderState } from '../actions/afterAction.ts';
import {
  applyWarehouseHold,
  applyWarehouseRemoval,
  warehouseHoldRefusal,
  warehouseRemovalRefusal,
} from './applyWarehouseAnswer.ts';
import type { LineItem } from '../detail/OrderDetail.ts';
import { orderStages } from '../OrderStage.ts';
import { lineItemThreePlStatus } from '../threePlStatus.ts';

const at = '2026-11-20T12:00:00.000Z';
const { sentToWarehouse, backOrder } = lineItemThreePlStatus;

const goods = (lineItemId: string, changes: Partial<LineItem> = {}) =>
  aLineItem({ lineItemId, quantity: 5, fulfillableQuantity: 5, threePlStatus: sentToWarehouse, ...changes });
const sent = (lineItems: readonly LineItem[], changes: Partial<OrderState> = {}): OrderState => ({
  stage: 'inFulfillment',
  order: anOrder({ batchedAt: at }),
  detail: aDetail({ lineItems }),
  ...changes,
});
const shipment = {
  name: '#1.1',
  fulfillmentId: '1',
  trackingNumber: null,
  shipmentStatus: 'in_transit',
  locationId: null,
};

describe('only what is at the warehouse can be changed there', () => {
  test.each(orderStages.filter((stage) => stage !== 'inFulfillment'))('not an order that is %s', (stage) => {
    const state = sent([goods('1')], { stage });
    expect(warehouseHoldRefusal(state)).toEqual(message('orders.cannot', { stage }));
    expect(warehouseRemovalRefusal(state, '1', 1)).toEqual(message('orders.cannot', { stage }));
    expect(applyWarehouseHold(state).state).toBeNull();
  });

  test.each<[string, string, number, number]>([
    ['an unknown item', '9', 1, 0],
    ['an item that is short', '2', 1, 0],
    ['none', '1', 0, 0],
    ['half a unit', '1', 0.5, 0],
    ['more than there is', '1', 6, 0],
    ['more than there is, with what was asked for before', '1', 3, 3],
  ])('not %s', (_name, lineItemId, quantity, requested) => {
    const state = sent([goods('1'), goods('2', { threePlStatus: backOrder })]);
    expect(warehouseRemovalRefusal(state, lineItemId, quantity, requested)).not.toBeNull();
  });

  test('not an order that has left completely', () => {
    const fulfillments = [{ ...shipment, lineItemId: '1', quantity: 5 }];
    const detail = aDetail({ lineItems: [goods('1', { fulfillableQuantity: 0 })], fulfillments });
    expect(warehouseHoldRefusal(sent([], { detail }))).toEqual(message('orders.noneLeft'));
  });
});

test('a hold takes unshipped units back from the warehouse and keeps short ones', () => {
  const { state } = applyWarehouseHold(sent([goods('1'), goods('2', { threePlStatus: backOrder })]));
  expect(state?.stage).toBe('hold');
  expect(state?.detail.lineItems.map(({ threePlStatus }) => threePlStatus)).toEqual([null, backOrder]);
});

describe('removing units', () => {
  test('leaves the rest at the warehouse', () => {
    const { state } = applyWarehouseRemoval(sent([goods('1'), goods('2')]), '1', 2, at);
    expect(state).toMatchObject({
      stage: 'inFulfillment',
      detail: { lineItems: [{ quantity: 3, fulfillableQuantity: 3, threePlStatus: sentToWarehouse }, { quantity: 5 }] },
    });
  });

  test('is limited to the units that are there', () => {
    expect(applyWarehouseRemoval(sent([goods('1')]), '1', 6, at).state).toBeNull();
    expect(applyWarehouseRemoval(sent([goods('1')]), '9', 1, at).state).toBeNull();
  });

  test('closes the order when nothing else was in it', () => {
    expect(applyWarehouseRemoval(sent([goods('1')]), '1', 5, at).state).toMatchObject({
      stage: 'closed',
      order: { closedAt: at },
      detail: { lineItems: [{ isCancelled: true }] },
    });
  });

  test('ships the order when everything else has left', () => {
    const fulfillments = [{ ...shipment, lineItemId: '1', quantity: 2 }];
    const detail = aDetail({ lineItems: [goods('1', { fulfillableQuantity: 3 })], fulfillments });
    expect(applyWarehouseRemoval(sent([], { detail }), '1', 3, at).state).toMatchObject({
      stage: 'shipped',
      order: { fulfillmentStatus: 'fulfilled' },
    });
  });

  test('makes it a back order when only short items remain', () => {
    const state = sent([goods('1'), goods('2', { threePlStatus: backOrder })]);
    expect(applyWarehouseRemoval(state, '1', 5, at).state?.stage).toBe('backOrder');
  });
});

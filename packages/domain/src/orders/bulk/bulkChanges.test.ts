import { expect, test } from 'vitest';
import { message } from '../../messages/Message.ts';
import { aDetail, aLineItem, anOrder } from '../../testing/anOrder.ts';
import type { OrderState } from '../actions/afterAction.ts';
import { errorTypes } from '../threePlStatus.ts';
import { sendWaiting } from './batchTransitions.ts';
import { bulkChanges } from './bulkChanges.ts';

const at = '2026-11-29T09:00:00Z';
const aState = (orderId: string, stage: OrderState['stage'] = 'open'): OrderState => ({
  stage,
  // Only a 3PL's error can be resent.
  order: anOrder({ orderId, errorType: stage === 'error' ? errorTypes.threePlApi : null }),
  detail: aDetail({ lineItems: [aLineItem({})] }),
});

test('each order of a bulk action has an outcome in id order, and a repeated order is changed once', () => {
  const changed: string[] = [];
  const outcomes = bulkChanges(['2', '404', '1', '2'], (orderId) => {
    if (orderId === '404') return undefined;
    if (orderId === '1') return message('orders.onHold');
    changed.push(orderId);
    return null;
  });
  expect(outcomes).toEqual([
    { orderId: '2', status: 'success', message: null },
    { orderId: '404', status: 'error', message: message('orders.unknown') },
    { orderId: '1', status: 'skipped', message: message('orders.onHold') },
    { orderId: '2', status: 'success', message: null },
  ]);
  expect(changed).toEqual(['2']);
});

test("a batch's orders are sent, or skipped with a reason", () => {
  const orders = new Map([
    ['1', { state: aState('1'), unhandled: null }],
    ['2', { state: aState('2', 'hold'), unhandled: null }],
    ['3', { state: aState('3'), unhandled: message('shipping.noneConnected') }],
    ['4', { state: aState('4'), unhandled: null }],
    ['5', { state: aState('5', 'error'), unhandled: null }],
    ['6', { state: aState('6', 'error'), unhandled: null }],
  ]);
  const waiting = [
    { orderId: '2', attempt: 1 },
    { orderId: '1', attempt: 1 },
    { orderId: '4', attempt: 1 },
    { orderId: '3', attempt: 1 },
    { orderId: '404', attempt: 1 },
    { orderId: '5', attempt: 1 },
    { orderId: '6', attempt: 2 },
  ];
  const { outcomes, sent } = sendWaiting(waiting, (orderId) => orders.get(orderId), at);
  expect(outcomes).toMatchObject([
    { orderId: '2', outcome: 'skipped', reason: message('orders.it', { stage: 'hold' }) },
    { orderId: '1', outcome: 'sent', reason: null },
    { orderId: '4', outcome: 'sent', reason: null },
    { orderId: '3', outcome: 'skipped', reason: message('shipping.noneConnected') },
    { orderId: '404', outcome: 'skipped', reason: message('orders.unknown') },
    { orderId: '5', outcome: 'skipped' },
    { orderId: '6', outcome: 'sent', reason: null },
  ]);
  expect(sent.map(({ before, after, attempt }) => [before.order.orderId, after.stage, attempt])).toEqual([
    ['1', 'inFulfillment', 1],
    ['4', 'inFulfillment', 1],
    ['6', 'inFulfillment', 2],
  ]);
});

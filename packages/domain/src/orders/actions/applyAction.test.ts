import { message } from '../../messages/Message.ts';
import { expect, test } from 'vitest';
import { aDetail, aLineItem, anOrder } from '../../testing/anOrder.ts';
import type { OrderState } from './afterAction.ts';
import { applyAction, applyRemoval, withTimelineEntry } from './applyAction.ts';

const at = '2026-11-20T10:00:00.000Z';
const open: OrderState = {
  stage: 'open',
  order: anOrder(),
  detail: aDetail({ lineItems: [aLineItem({ lineItemId: '7', quantity: 2, fulfillableQuantity: 2 })] }),
};

test('a closed order takes no action and says why', () => {
  const closed: OrderState = { ...open, stage: 'closed' };
  const refused = { state: null, refusal: message('orders.already', { stage: 'closed' }) };
  expect(applyAction(closed, 'hold-order', at)).toEqual(refused);
  expect(applyRemoval(closed, '7', 1)).toEqual(refused);
});

test.each([
  ['7', 3],
  ['7', 0],
  ['7', 1.5],
  ['unknown', 1],
])('refuses to remove from line %s %d units', (lineItemId, quantity) => {
  expect(applyRemoval(open, lineItemId, quantity)).toEqual({
    state: null,
    refusal: message('orders.tooMany'),
  });
});

test("gives a possible action's next state and leaves the previous one unchanged", () => {
  const before = JSON.parse(JSON.stringify(open));
  expect(applyAction(open, 'hold-order', at)).toMatchObject({ state: { stage: 'hold' }, refusal: null });
  expect(applyRemoval(open, '7', 1)).toMatchObject({ state: { detail: { lineItems: [{ quantity: 1 }] } } });
  expect(open).toEqual(before);
});

test('puts a timeline entry first', () => {
  const entry = (message: string) => ({ message, createdAt: at });
  const twice = withTimelineEntry(withTimelineEntry(open, entry('first')), entry('second'));
  expect(twice.detail.timeline.slice(0, 2).map(({ message }) => message)).toEqual(['second', 'first']);
  expect(twice.detail.timeline.length).toBe(open.detail.timeline.length + 2);
});

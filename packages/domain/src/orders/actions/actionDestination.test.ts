import { expect, test } from 'vitest';
import { tabs } from '../../shared/orders/tabs.ts';
import { anOrder } from '../../testing/anOrder.ts';
import { actionDestination, clearedTodayText } from './actionDestination.ts';

test("gives an order's list after an action; null while it stays in its list or can't take the action", () => {
  const order = anOrder();
  expect(actionDestination('hold-order', tabs.open, order)).toBe(tabs.hold);
  expect(actionDestination('ship-now', tabs.needsReview, order)).toBe(tabs.inFulfillment);
  expect(actionDestination('move-to-close', tabs.hold, order)).toBe(tabs.all);
  expect(actionDestination('product-workflow', tabs.open, order)).toBeNull();
  expect(actionDestination('hold-order', tabs.hold, order)).toBeNull();
  expect(actionDestination('hold-order', tabs.all, order)).toBeNull();
});

test('gives All Orders when workflows and routing decide', () => {
  expect(actionDestination('move-to-open', tabs.hold, anOrder())).toBe(tabs.all);
  expect(actionDestination('available', tabs.backOrders, anOrder())).toBe(tabs.all);
});

test('a cleared list says what was cleared today, grouped by action', () => {
  expect(clearedTodayText({ 'move-to-close': 3, available: 1, 'move-to-open': 1_199 })).toBe(
    'All clear. You handled 1,203 orders here today: 1,200 moved to open, 3 closed.',
  );
  expect(clearedTodayText({ 'ship-now': 1 })).toBe('All clear. You handled 1 order here today: 1 sent to the 3PL.');
  for (const nothing of [{}, { 'ship-now': 0 }, { 'ship-now': -2 }]) expect(clearedTodayText(nothing)).toBe('');
});

import { expect, test } from 'vitest';
import { actionKey, actionKeysOf } from './actionKeys.ts';
import { orderActions } from './orderActions.ts';
import { orderActionNames, orderActionTexts } from './orderActionTexts.ts';
import { orderTabs } from '../list/orderTabs.ts';
import type { TabNumber } from '../../shared/orders/tabs.ts';
import { anOrder } from '../../testing/anOrder.ts';

const access = { canEdit: true, blockCloseOrder: false, isRunning: false };
const failed = [{ message: 'Not enough stock', sku: '22423', quantity: 2, type: 'sku_error' }];

/** Actions offered in a tab, over every combination of facts. */
function offersOf(tab: TabNumber) {
  const facts = [null, 3, 5, 6, 7].flatMap((threePlStatus) =>
    [0, 1, 2].flatMap((backOrderState) =>
      [null, 1].flatMap((errorType) =>
        [[], failed].map((workflowErrors) => ({ threePlStatus, backOrderState, errorType, workflowErrors })),
      ),
    ),
  );
  return facts.map((fact) => orderActions(tab, anOrder(fact), access));
}

test('every order action has a key except removing an item', () => {
  expect(orderActionNames.filter((action) => actionKey(action) === null)).toEqual(['cancel-item']);
});

test('a key stands for one button in every list', () => {
  for (const action of orderActionNames) {
    const sharing = orderActionNames.filter(
      (other) => actionKey(other) !== null && actionKey(other) === actionKey(action),
    );
    expect(new Set(sharing.map((other) => orderActionTexts(other).label)).size).toBeLessThanOrEqual(1);
  }
});

test.each(orderTabs)('$title has exactly one key per button that its orders can have', ({ number }) => {
  const offered = offersOf(number)
    .flat()
    .filter(({ action }) => actionKey(action) !== null);
  const expected = new Map(offered.map(({ action, label }) => [actionKey(action), label]));
  const listed = actionKeysOf(number);
  expect(new Map(listed.map(({ key, label }) => [key, label]))).toEqual(expected);
  expect(listed).toHaveLength(expected.size);
  for (const offers of offersOf(number))
    expect(new Set(offers.map(({ action }) => actionKey(action))).size).toBe(offers.length);
});

test("no action uses one of the lists' keys", () => {
  for (const action of orderActionNames)
    expect(['j', 'k', 'o', 'x', 'a', '/', '?', '[', ']', 'Enter']).not.toContain(actionKey(action));
});

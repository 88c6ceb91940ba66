import { tabs } from '../shared/tabs.ts';
import { describe, expect, test } from 'vitest';
import { isInTab, orderStages } from './OrderStage.ts';
import { orderTabs } from './orderTabs.ts';

const tabsOf = (stage: (typeof orderStages)[number], wasShipped: boolean) =>
  orderTabs.map(({ number }) => number).filter((tab) => isInTab(stage, tab, wasShipped));

describe('isInTab', () => {
  test('every order is in tab 1', () => {
    for (const stage of orderStages)
      for (const wasShipped of [true, false]) expect(isInTab(stage, tabs.all, wasShipped)).toBe(true);
  });

  test.each([
    ['open', 2],
    ['inFulfillment', 3],
    ['shipped', 4],
    ['error', 5],
    ['hold', 6],
    ['backOrder', 7],
    ['needsReview', 8],
  ] as const)(
    'an order that is %s is in tab %i and in no other but 1, whether a part of it was shipped or not',
    { tags: '§4.11' },
    (stage, tab) => {
      expect(tabsOf(stage, false)).toEqual([1, tab]);
      expect(tabsOf(stage, true)).toEqual([1, tab]);
    },
  );

  test.each(['closed', 'cancelled'] as const)(
    'Closed and cancelled orders are in tab 1, and in 4 when they were shipped: %s',
    (stage) => {
      expect(tabsOf(stage, false)).toEqual([1]);
      expect(tabsOf(stage, true)).toEqual([1, 4]);
    },
  );
});

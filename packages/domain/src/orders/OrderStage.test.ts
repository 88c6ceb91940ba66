import { tabs } from '../shared/orders/tabs.ts';
import { describe, expect, test } from 'vitest';
import { isInTab, orderStages } from './OrderStage.ts';
import { orderTabs } from './list/orderTabs.ts';

const tabsOf = (stage: (typeof orderStages)[number], wasShipped: boolean) =>
  orderTabs.map(({ number }) => number).filter((tab) => isInTab(stage, tab, wasShipped));

describe('isInTab', () => {
  test('puts every order in tab 1', () => {
    for (const stage of orderStages)
      for (const wasShipped of [true, false]) expect(isInTab(stage, tabs.all, wasShipped)).toBe(true);
  });

  test.each([
    ['open', tabs.open],
    ['inFulfillment', tabs.inFulfillment],
    ['shipped', tabs.shipped],
    ['error', tabs.errors],
    ['hold', tabs.hold],
    ['backOrder', tabs.backOrders],
    ['needsReview', tabs.needsReview],
  ] as const)('puts a %s order only in tab %i and tab 1, partly shipped or not', { tags: '§4.11' }, (stage, tab) => {
    expect(tabsOf(stage, false)).toEqual([tabs.all, tab]);
    expect(tabsOf(stage, true)).toEqual([tabs.all, tab]);
  });

  test.each(['closed', 'cancelled'] as const)(
    'Closed and canceled orders are in tab 1, and in 4 when they shipped: %s',
    (stage) => {
      expect(tabsOf(stage, false)).toEqual([tabs.all]);
      expect(tabsOf(stage, true)).toEqual([tabs.all, tabs.shipped]);
    },
  );
});

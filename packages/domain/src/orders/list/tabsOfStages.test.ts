import { expect, test } from 'vitest';
import { tabs } from '../../shared/orders/tabs.ts';
import { tabsOfStages } from './tabsOfStages.ts';

test.each([
  [
    ['open', 'hold'],
    [tabs.all, tabs.open, tabs.hold],
  ],
  [['closed'], [tabs.all, tabs.shipped]],
  [
    ['cancelled', 'inFulfillment'],
    [tabs.all, tabs.inFulfillment, tabs.shipped],
  ],
  [[], [tabs.all]],
])('orders in %j: the lists %j', (stages, expected) => {
  expect([...tabsOfStages(stages)]).toEqual(expected);
});

test("gives every list for all, and for a newer server's stage", () => {
  expect(tabsOfStages('all').size).toBe(8);
  expect(tabsOfStages(['open', 'paused']).size).toBe(8);
});

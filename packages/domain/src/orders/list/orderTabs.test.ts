import { expect, test } from 'vitest';
import { hasPage, isTabNumber, ordersOfPage, orderTab, orderTabs, tabBySlug } from './orderTabs.ts';
import { type TabNumber, tabs } from '../../shared/orders/tabs.ts';

test(
  '§4 Tab numbers: 1 all, 2 open/in workflow, 3 in fulfilment, 4 shipped, 5 errors, 6 hold, 7 back orders, 8 needs user review',
  { tags: '§4.11' },
  () => {
    expect(Object.entries(tabs).map(([key, number]) => `${number} ${key}`)).toEqual([
      '1 all',
      '2 open',
      '3 inFulfillment',
      '4 shipped',
      '5 errors',
      '6 hold',
      '7 backOrders',
      '8 needsReview',
    ]);
  },
);

test(
  '§2 Collapsible tab cards: the eight titles, from All Orders to Needs User Review, in their order',
  { tags: '§2.67' },
  () => {
    expect(orderTabs.map(({ title }) => title)).toEqual([
      'All Orders',
      'Open Orders',
      'Orders In Fulfillment',
      'Shipped Orders',
      'Errors',
      'Hold Orders',
      'Back Orders',
      'Needs User Review',
    ]);
  },
);

test(
  '§2 Clicking a title goes to allorders, openorders, ordersin{product}, shippedorders, errororders, holdorders, backorders, needsreview',
  { tags: '§2.68' },
  () => {
    expect(orderTabs.map(({ slug }) => slug)).toEqual([
      'allorders',
      'openorders',
      'ordersinfulfill',
      'shippedorders',
      'errororders',
      'holdorders',
      'backorders',
      'needsreview',
    ]);
  },
);

test('§3 Stats: each tab is counted by its own figure', () => {
  expect(orderTabs.map(({ statsField }) => statsField)).toEqual([
    'totalOrders',
    'openOrders',
    'ordersInFulfillment',
    'shippedOrders',
    'errorOrders',
    'holdOrders',
    'backOrders',
    'userReview',
  ]);
});

test('a count that needs a person (Errors, Hold, Back Orders, Needs User Review) has a tone, and the others are never colored', () => {
  expect(orderTabs.filter(({ needsPerson }) => needsPerson).map(({ number }) => number)).toEqual([
    tabs.errors,
    tabs.hold,
    tabs.backOrders,
    tabs.needsReview,
  ]);
  for (const { needsPerson, tone } of orderTabs) expect(tone !== null).toBe(needsPerson);
});

test('finds a tab by its number and by its last path segment, and nothing else', () => {
  for (const tab of orderTabs) {
    expect(orderTab(tab.number)).toBe(tab);
    expect(tabBySlug(tab.slug)).toBe(tab);
    expect(isTabNumber(tab.number)).toBe(true);
  }
  expect(tabBySlug('constructor')).toBeNull();
  expect(() => orderTab(9 as TabNumber)).toThrow(RangeError);
  for (const value of [0, 9, 1.5, NaN, '1', null, undefined]) expect(isTabNumber(value)).toBe(false);
});

test('Needs User Review has pages of 50 orders, and the other lists have no pages', { tags: '§2.82' }, () => {
  const orders = Array.from({ length: 120 }, (_, index) => index);
  const pages = [1, 2, 3, 4].map((page) => ordersOfPage(tabs.needsReview, orders, page));
  expect(pages.map(({ length }) => length)).toEqual([50, 50, 20, 0]);
  expect(pages.flat()).toEqual(orders);
  expect([1, 3, 4].map((page) => hasPage(tabs.needsReview, 120, page))).toEqual([true, true, false]);
  for (const { number } of orderTabs.filter(({ pageSize }) => pageSize === null)) {
    expect(ordersOfPage(number, orders, 2)).toBe(orders);
    expect(hasPage(number, 120, 2)).toBe(false);
  }
});

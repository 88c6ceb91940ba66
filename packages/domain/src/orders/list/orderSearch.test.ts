import { expect, test } from 'vitest';
import { tabs } from '../../shared/orders/tabs.ts';
import {
  exactMatchesFirst,
  foundOrdersText,
  mostSpecificTab,
  searchCountText,
  tabsBySpecificity,
} from './orderSearch.ts';

test("prefers an order's own stage to Shipped Orders, and that to All Orders", () => {
  expect(mostSpecificTab(new Set([tabs.all, tabs.shipped, tabs.backOrders]))).toBe(tabs.backOrders);
  expect(mostSpecificTab(new Set([tabs.shipped, tabs.all]))).toBe(tabs.shipped);
  expect(mostSpecificTab(new Set([tabs.all]))).toBe(tabs.all);
  expect(mostSpecificTab(new Set())).toBe(tabs.all);
});

test('searches tabs 2 to 8 and not tab 1', () => {
  expect(tabsBySpecificity.toSorted()).toEqual([2, 3, 4, 5, 6, 7, 8]);
});

test('puts exact matches first and keeps the rest newest first', () => {
  const orders = ['#5363651', '#C536365', '#536365'].map((orderName) => ({ orderName }));
  expect(exactMatchesFirst(orders, ' 536365 ').map(({ orderName }) => orderName)).toEqual([
    '#536365',
    '#5363651',
    '#C536365',
  ]);
  expect(exactMatchesFirst(orders, '#c536365').map(({ orderName }) => orderName)).toEqual([
    '#C536365',
    '#5363651',
    '#536365',
  ]);
});

const none = { count: 0, isWhole: true };

test.each([
  [{ orders: none, customers: none, products: none }, null],
  [{ orders: { count: 1, isWhole: true }, customers: none, products: none }, '1 order found'],
  [{ orders: { count: 2_248, isWhole: false }, customers: none, products: none }, 'More than 2,248 orders found'],
  [
    {
      orders: { count: 8, isWhole: false },
      customers: { count: 1, isWhole: true },
      products: { count: 5, isWhole: false },
    },
    'More than 8 orders, 1 customer and more than 5 products found',
  ],
])('puts results into words: %j', (found, words) => {
  expect(searchCountText(found)).toBe(words);
});

test("counts a customer's orders up to a thousand", () => {
  expect([0, 1, 1_000, 1_001].map(foundOrdersText)).toEqual([
    '0 orders',
    '1 order',
    '1,000 orders',
    'more than 1,000 orders',
  ]);
});

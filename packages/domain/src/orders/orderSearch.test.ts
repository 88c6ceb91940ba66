import { expect, test } from 'vitest';
import { exactMatchesFirst, mostSpecificTab, tabsBySpecificity } from './orderSearch.ts';

test('an order stands in its own stage before Shipped Orders, and that before All Orders', () => {
  expect(mostSpecificTab(new Set([1, 4, 7]))).toBe(7);
  expect(mostSpecificTab(new Set([4, 1]))).toBe(4);
  expect(mostSpecificTab(new Set([1]))).toBe(1);
  expect(mostSpecificTab(new Set())).toBe(1);
});

test('tabs 2 to 8 are asked, tab 1 is not', () => {
  expect(tabsBySpecificity.toSorted()).toEqual([2, 3, 4, 5, 6, 7, 8]);
});

test('what is called exactly so comes first, the rest stays newest first', () => {
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

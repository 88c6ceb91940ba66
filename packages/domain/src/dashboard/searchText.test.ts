import { describe, expect, test } from 'vitest';
import { isSearchMode, searchModesOf } from './searchModes.ts';
import { parseSearchText, wholeSearchText } from './searchText.ts';

test.each([
  ['Smith', { text: 'Smith', isWhole: false }],
  [' "Customer 1785" ', { text: 'Customer 1785', isWhole: true }],
  ['"', { text: '"', isWhole: false }],
  ['""', { text: '""', isWhole: false }],
  ['" "', { text: '" "', isWhole: false }],
  ['"a', { text: '"a', isWhole: false }],
  ['', { text: '', isWhole: false }],
])('reads %j as %j', (typed, read) => {
  expect(parseSearchText(typed)).toEqual(read);
});

test('reads back a whole-match text', () => {
  expect(parseSearchText(wholeSearchText('Jo "the Hat" Smith'))).toEqual({ text: 'Jo "the Hat" Smith', isWhole: true });
});

describe('search modes', () => {
  test('are two from §2, or four with the search capability', () => {
    expect(searchModesOf([]).map(({ value }) => value)).toEqual(['order_wise', 'sku_wise']);
    expect(searchModesOf(['search']).map(({ value }) => value)).toEqual([
      'order_wise',
      'sku_wise',
      'customer_wise',
      'product_wise',
    ]);
  });

  test('reject any other text', () => {
    expect(isSearchMode('customer_wise')).toBe(true);
    expect(isSearchMode('email_wise')).toBe(false);
  });
});

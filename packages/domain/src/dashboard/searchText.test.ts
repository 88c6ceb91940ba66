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
])('%j is read as %j', (typed, read) => {
  expect(parseSearchText(typed)).toEqual(read);
});

test('the whole text is read back', () => {
  expect(parseSearchText(wholeSearchText('Jo "the Hat" Smith'))).toEqual({ text: 'Jo "the Hat" Smith', isWhole: true });
});

describe('what can be searched by', () => {
  test('two modes of §2, four with capability search', () => {
    expect(searchModesOf([]).map(({ value }) => value)).toEqual(['order_wise', 'sku_wise']);
    expect(searchModesOf(['search']).map(({ value }) => value)).toEqual([
      'order_wise',
      'sku_wise',
      'customer_wise',
      'product_wise',
    ]);
  });

  test('no other text is a mode', () => {
    expect(isSearchMode('customer_wise')).toBe(true);
    expect(isSearchMode('email_wise')).toBe(false);
  });
});

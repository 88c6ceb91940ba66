import { expect, test } from 'vitest';
import { skuSuggestion } from './skuSuggestion.ts';

test.each(['', ' ', '#22197', '22', 'mug', 'Customer 17', '-22197', '2'.repeat(60), '22197; DROP'])(
  '%j is not a SKU',
  (text) => {
    expect(skuSuggestion(text, 'order_wise', 0)).toBeNull();
  },
);

test('suggests a text that looks like a SKU and is in no order number', () => {
  expect(skuSuggestion(' 22197 ', 'order_wise', 0)).toBe('22197');
  expect(skuSuggestion('85123A', 'order_wise', 0)).toBe('85123A');
  expect(skuSuggestion('22197', 'order_wise', 3)).toBeNull();
  expect(skuSuggestion('22197', 'order_wise', null)).toBeNull();
  expect(skuSuggestion('22197', 'sku_wise', 0)).toBeNull();
});

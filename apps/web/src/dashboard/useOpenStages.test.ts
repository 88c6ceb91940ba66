import { orderTabs, type TabNumber } from '@hub/domain/orders';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readOpenStages, writeOpenStages } from './useOpenStages.ts';

test('the open cards survive the address and its text, and everything else of it stays', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.constantFrom<TabNumber>(1, 2, 3, 4, 5, 6, 7, 8)), (tabs) => {
      const read = new URLSearchParams(
        writeOpenStages(new URLSearchParams('shop=a.myshopify.com&period=all&open=holdorders'), tabs).toString(),
      );
      expect(readOpenStages(read)).toEqual(tabs);
      expect([read.get('shop'), read.get('period')]).toEqual(['a.myshopify.com', 'all']);
    }),
  );
});

test('each card is named by its list; what names none is left out, and twice is once', () => {
  expect(readOpenStages(new URLSearchParams(orderTabs.map(({ slug }) => ['open', slug])))).toEqual([
    1, 2, 3, 4, 5, 6, 7, 8,
  ]);
  expect(readOpenStages(new URLSearchParams('open=holdorders&open=holdorders&open=constructor&open=&open=9'))).toEqual([
    6,
  ]);
});

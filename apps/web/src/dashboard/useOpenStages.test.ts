import { tabs } from '@hub/domain/orders';
import { orderTabs } from '@hub/domain/orders/list';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readOpenStages, writeOpenStages } from './useOpenStages.ts';

test('the open cards survive in the address, and its other parts stay', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.constantFrom(...Object.values(tabs))), (open) => {
      const read = new URLSearchParams(
        writeOpenStages(new URLSearchParams('shop=a.myshopify.com&period=all&open=holdorders'), open).toString(),
      );
      expect(readOpenStages(read)).toEqual(open);
      expect([read.get('shop'), read.get('period')]).toEqual(['a.myshopify.com', 'all']);
    }),
  );
});

test('each card is named by its list; unknown names are ignored, and duplicates count once', () => {
  expect(readOpenStages(new URLSearchParams(orderTabs.map(({ slug }) => ['open', slug])))).toEqual(Object.values(tabs));
  expect(readOpenStages(new URLSearchParams('open=holdorders&open=holdorders&open=constructor&open=&open=9'))).toEqual([
    tabs.hold,
  ]);
});

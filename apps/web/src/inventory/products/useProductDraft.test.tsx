import { newProductSettings, type Product, type ProductColumn, type ProductSaveResult } from '@hub/domain/products';
import { unsavedVersion } from '@hub/domain/shared';
import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useProductDraft } from './useProductDraft.ts';

const context = { unit: 'g', packages: [{ packageId: 'p1', name: 'Small box' }] } as const;
const mug: Product = {
  ...newProductSettings,
  ...unsavedVersion,
  sku: 'MUG',
  storeName: 'Mug',
  storeWeight: '',
  unitsSold: 1,
  weight: { value: 100, unit: 'g' },
};

/** The grid while a typed weight of 350 g is saved. */
function whileSaving() {
  const { result, rerender } = renderHook(({ product }) => useProductDraft(new Map([['MUG', product]]), context), {
    initialProps: { product: mug },
  });
  const type = (column: ProductColumn, text: string, isSaving: boolean) =>
    act(() => result.current.edit([{ sku: 'MUG', column, text }], isSaving));
  type('weight', '350 g', false);
  const sent = result.current.changes() ?? [];
  return {
    type: (column: ProductColumn, text: string) => type(column, text, true),
    cells: () => result.current.draft.get('MUG'),
    changes: () => result.current.changes(),
    answer() {
      const saved = { ...mug, weight: { value: 350, unit: 'g' }, version: 1 } as const;
      const results: ProductSaveResult[] = [{ sku: 'MUG', type: 'saved', saved }];
      rerender({ product: saved });
      act(() => result.current.settle(results, sent));
    },
  };
}

test('saved cells are no changes any more', () => {
  const grid = whileSaving();
  grid.answer();
  expect(grid.cells()).toBeUndefined();
});

test('what is typed into another cell of the product during a save stays, over the new version', () => {
  const grid = whileSaving();
  grid.type('package', 'Small box');
  grid.answer();
  expect(grid.cells()).toEqual({ package: 'Small box' });
  expect(grid.changes()).toMatchObject([{ baseVersion: 1, settings: { weight: { value: 350 }, packageId: 'p1' } }]);
});

test.each(['500 g', '100 g'])('%s typed into the same cell during a save stays', (text) => {
  const grid = whileSaving();
  grid.type('weight', text);
  grid.answer();
  expect(grid.cells()).toEqual({ weight: text });
});

import { changeOf, type StockDraft, type StockLevel } from '@hub/domain/stock';
import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useStockDrafts } from './useStockDrafts.ts';

const level = { sku: 'MUG', locationId: '1', onHand: 10, allocated: 0, lowAt: null, version: 3 } as StockLevel;
const saved: StockLevel = { ...level, onHand: 12, version: 4 };

/** The grid while 12 units on hand are saved. */
function whileSaving() {
  const { result } = renderHook(() => useStockDrafts());
  const type = (text: string, isSaving: boolean) => act(() => result.current.edit(level, 'onHand', text, isSaving));
  const drafts = (): readonly StockDraft[] => [...result.current.drafts.values()];
  type('12', false);
  const sent = drafts();
  return {
    type: (text: string) => type(text, true),
    drafts,
    answer: () => act(() => result.current.settle(sent, [{ before: level, after: saved }])),
  };
}

test('saved values are no changes any more', () => {
  const grid = whileSaving();
  grid.answer();
  expect(grid.drafts()).toEqual([]);
});

test.each(['15', '10'])('%s typed during a save stays, and is saved over the new version', (text) => {
  const grid = whileSaving();
  grid.type(text);
  grid.answer();
  expect(grid.drafts().map(changeOf)).toMatchObject([{ onHand: Number(text), baseVersion: 4 }]);
});

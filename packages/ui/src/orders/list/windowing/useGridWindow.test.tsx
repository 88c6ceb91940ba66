import { expect, test } from 'vitest';
import { rowIndexes } from './useGridWindow.ts';

test('keeps the row with the focus mounted, in order', () => {
  const drawn = { from: 10, to: 13 };
  expect(rowIndexes(drawn, 3, 100)).toEqual([3, 10, 11, 12]);
  expect(rowIndexes(drawn, 40, 100)).toEqual([10, 11, 12, 40]);
  expect(rowIndexes(drawn, 11, 100)).toEqual([10, 11, 12]);
  expect(rowIndexes(drawn, 100, 100)).toEqual([10, 11, 12]);
  expect(rowIndexes({ from: 0, to: 0 }, -1, 0)).toEqual([]);
});

test('renders no missing row when a list becomes shorter than its scroll position', () => {
  expect(rowIndexes({ from: 10, to: 13 }, 0, 11)).toEqual([0, 10]);
  expect(rowIndexes({ from: 10, to: 13 }, 0, 5)).toEqual([0]);
});

import { expect, test } from 'vitest';
import { withPinned } from './useGridWindow.ts';

test('the row that the focus is in stays mounted, in its place among the others', () => {
  expect(withPinned([10, 11, 12], 3, 100)).toEqual([3, 10, 11, 12]);
  expect(withPinned([10, 11, 12], 40, 100)).toEqual([10, 11, 12, 40]);
  expect(withPinned([10, 11, 12], 11, 100)).toEqual([10, 11, 12]);
  expect(withPinned([10, 11, 12], 100, 100)).toEqual([10, 11, 12]);
  expect(withPinned([], -1, 0)).toEqual([]);
});

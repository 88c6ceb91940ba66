import { expect, test } from 'vitest';
import { createRowOffsets } from './RowOffsets.ts';

const heights = [45, 65, 45, 69];
const fourRows = () => createRowOffsets(4, (index) => heights[index] ?? 0);

test('starts each row where those above it end, and gives the total height one past the last', () => {
  const { top, heightOf } = fourRows();
  expect([0, 1, 2, 3, 4].map(top)).toEqual([0, 45, 110, 155, 224]);
  expect([0, 1, 2, 3].map(heightOf)).toEqual(heights);
});

test('maps an offset to the row that covers it, and clamps it to the first and the last', () => {
  const { indexAt } = fourRows();
  expect([-300, 0, 44, 44.6, 45, 109, 110, 223, 224, 9_000].map(indexAt)).toEqual([0, 0, 0, 0, 1, 1, 2, 3, 3, 3]);
});

test('moves only the rows below one that opens', () => {
  const offsets = fourRows();
  offsets.setHeight(1, 565);
  expect([0, 1, 2, 3, 4].map(offsets.top)).toEqual([0, 45, 610, 655, 724]);
  expect(offsets.indexAt(609)).toBe(1);
  offsets.setHeight(1, 65);
  expect([0, 1, 2, 3, 4].map(offsets.top)).toEqual([0, 45, 110, 155, 224]);
});

test('gives a list without rows no height', () => {
  const { top, indexAt } = createRowOffsets(0, () => 45);
  expect([top(0), indexAt(10)]).toEqual([0, 0]);
});

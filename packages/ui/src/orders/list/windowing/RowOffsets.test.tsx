import { expect, test } from 'vitest';
import { createRowOffsets } from './RowOffsets.ts';

const heights = [45, 65, 45, 69];
const fourRows = () => createRowOffsets(4, (index) => heights[index] ?? 0);

test('each row begins where those above it end, and one past the last is the height of all', () => {
  const { top, heightOf } = fourRows();
  expect([0, 1, 2, 3, 4].map(top)).toEqual([0, 45, 110, 155, 224]);
  expect([0, 1, 2, 3].map(heightOf)).toEqual(heights);
});

test('an offset belongs to the row that covers it; beyond the ends to the first and the last', () => {
  const { indexAt } = fourRows();
  expect([-300, 0, 44, 44.6, 45, 109, 110, 223, 224, 9_000].map(indexAt)).toEqual([0, 0, 0, 0, 1, 1, 2, 3, 3, 3]);
});

test('a row that opens moves those below it and none above', () => {
  const offsets = fourRows();
  offsets.setHeight(1, 565);
  expect([0, 1, 2, 3, 4].map(offsets.top)).toEqual([0, 45, 610, 655, 724]);
  expect(offsets.indexAt(609)).toBe(1);
  offsets.setHeight(1, 65);
  expect([0, 1, 2, 3, 4].map(offsets.top)).toEqual([0, 45, 110, 155, 224]);
});

test('a list without rows has no height', () => {
  const { top, indexAt } = createRowOffsets(0, () => 45);
  expect([top(0), indexAt(10)]).toEqual([0, 0]);
});

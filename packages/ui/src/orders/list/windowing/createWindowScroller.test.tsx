import { expect, test } from 'vitest';
import { createSparseOffsets } from './createSparseOffsets.ts';
import { createWindowScroller } from './createWindowScroller.ts';
import type { Scroller } from './Scroller.ts';

/** A list in a box of 500 px, with rows of 50 px: `ids` names the known ones, by row. */
function aList() {
  let top = 0;
  let height = 0;
  const plain: Scroller = {
    scrollOffset: () => top,
    viewHeight: () => 500,
    scrollTo: (offset) => {
      top = Math.min(Math.max(offset, 0), height - 500);
    },
    subscribe: () => () => {},
  };
  const scroller = createWindowScroller(plain);
  const show = (count: number, orderOfRow: (index: number) => string | undefined, rowHeight = 50) => {
    height = count * rowHeight;
    const offsets = createSparseOffsets(count, () => rowHeight, []);
    scroller.setRows?.({ offsets, count, rowId: (index) => orderOfRow(index) ?? `row ${index}` });
  };
  return { scroller, show, top: () => top };
}

const numbered = (first: number) => (index: number) => `order ${index + first}`;

test('keeps visible rows in place when orders above arrive or leave', () => {
  const { scroller, show, top } = aList();
  show(10_000, numbered(0));
  scroller.scrollTo(5_020);
  show(10_003, numbered(0));
  expect(top()).toBe(5_020);
  show(10_003, numbered(-3));
  expect(top()).toBe(5_170);
  show(10_002, numbered(-2));
  expect(top()).toBe(5_120);
});

test('keeps the rows in place when an order is not found again', () => {
  const { scroller, show, top } = aList();
  show(10_000, () => undefined);
  scroller.scrollTo(5_020);
  show(10_000, numbered(0));
  show(10_000, numbered(5_000));
  expect(top()).toBe(5_020);
});

test('keeps visible rows in place when rows above are taller than expected', () => {
  const { scroller, show, top } = aList();
  show(1_000, numbered(0));
  scroller.scrollTo(5_020);
  show(1_000, numbered(0), 60);
  expect(top()).toBe(6_020);
});

test('keeps a list at its top at the top', () => {
  const { show, top } = aList();
  show(1_000, numbered(0));
  show(1_001, numbered(-1));
  expect(top()).toBe(0);
});

test('shows the new end of a list that becomes shorter while at its end, and keeps its place when it becomes longer', () => {
  const { scroller, show, top } = aList();
  show(1_000, numbered(0));
  scroller.scrollTo(50_000);
  show(1_010, numbered(0));
  expect(top()).toBe(49_500);
  scroller.scrollTo(50_500);
  show(400, numbered(0));
  expect(top()).toBe(19_500);
});

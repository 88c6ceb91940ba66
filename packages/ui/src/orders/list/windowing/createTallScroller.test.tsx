import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createTallScroller } from './createTallScroller.ts';
import { drawnHeight, type Scroller } from './Scroller.ts';

const view = 500;

/** A list of this height in px, in a box of 500 px. */
function aTallList(height: number) {
  let top = 0;
  const inner: Scroller = {
    scrollOffset: () => top,
    viewHeight: () => view,
    scrollTo: (offset) => {
      top = Math.min(Math.max(offset, 0), drawnHeight(height) - view);
    },
    subscribe: () => () => {},
  };
  const scroller = createTallScroller(inner);
  scroller.setListHeight(height);
  /** Moves the scroll bar or the wheel; the scroller notices later, or when it is read. */
  const move = (pixels: number) => inner.scrollTo(top + pixels);
  const scrollBy = (pixels: number) => {
    move(pixels);
    scroller.scrollOffset();
  };
  return { scroller, move, scrollBy, top: () => top };
}

describe('a list taller than the maximum element height', () => {
  const height = 45_000_000;
  const end = height - view;

  test('is drawn in less height', () => {
    expect(drawnHeight(height)).toBe(15_000_000);
    expect(drawnHeight(8_500_000)).toBe(8_500_000);
  });

  test('scrolls by one notch per notch of the wheel, at any position', () => {
    for (const from of [0, 900_000, 3_000_000, 22_000_000, 44_500_000]) {
      const { scroller, scrollBy } = aTallList(height);
      scroller.scrollTo(from);
      expect(scroller.scrollOffset()).toBe(from);
      for (const by of [100, 100, -53, 100]) {
        const before = scroller.scrollOffset();
        scrollBy(by);
        expect(scroller.scrollOffset() - before).toBe(before + by < 0 ? 0 : by);
      }
    }
  });

  test('reaches both ends by the scroll bar, and its middle in the middle', () => {
    const { scroller, scrollBy } = aTallList(height);
    scrollBy(15_000_000);
    expect(scroller.scrollOffset()).toBe(end);
    scrollBy(-7_499_750);
    expect(scroller.scrollOffset()).toBeCloseTo(end / 2, -1);
    scrollBy(-15_000_000);
    expect(scroller.scrollOffset()).toBe(0);
  });

  test('reaches the ends by the wheel from the middle, without skipping a pixel', () => {
    for (const sign of [1, -1]) {
      const { scroller, scrollBy } = aTallList(height);
      scrollBy(sign > 0 ? 13_998_000 : 15_000_000);
      if (sign < 0) scrollBy(1_002_000 - 15_000_000 + view);
      for (let notch = 0; notch < 2_000; notch += 1) {
        const before = scroller.scrollOffset();
        scrollBy(sign * 900);
        const after = scroller.scrollOffset();
        expect(after === before + sign * 900 || after === (sign > 0 ? end : 0)).toBe(true);
      }
      expect(scroller.scrollOffset()).toBe(sign > 0 ? end : 0);
    }
  });

  test('scrolls to any row, and shows the requested one', () => {
    const { scroller, top } = aTallList(height);
    for (const offset of [
      0,
      1,
      999_999,
      1_000_001,
      5_000_000,
      22_222_222,
      43_999_999,
      44_100_000,
      end,
      40,
      44_000_000,
    ]) {
      scroller.scrollTo(offset);
      expect(scroller.scrollOffset()).toBe(offset);
      expect(top() + scroller.shift()).toBe(offset);
      expect(scroller.scrollOffset()).toBe(offset);
    }
  });

  test('jumps in proportion, even if rows move before the scroll is noticed', () => {
    const { scroller, move, scrollBy, top } = aTallList(height);
    scrollBy(7_499_750);
    move(7_200_000);
    scroller.scrollTo(scroller.scrollOffset() + 4);
    const landed = scroller.scrollOffset();
    expect(landed).toBe(end - (drawnHeight(height) - view - top()));
    scrollBy(0);
    expect([scroller.scrollOffset(), scroller.shift()]).toEqual([landed, 30_000_000]);
  });

  test('keeps what is visible when the wheel reaches the last drawn pixel, and scrolls on', () => {
    const { scroller, scrollBy } = aTallList(height);
    scrollBy(7_499_750);
    let before = scroller.scrollOffset();
    for (let notch = 0; notch < 40_000; notch += 1) {
      scrollBy(900);
      expect(scroller.scrollOffset()).toBe(Math.min(before + 900, end));
      before = scroller.scrollOffset();
    }
    expect(before).toBe(end);
  });

  test('stops within the list after any input', () => {
    const step = fc.oneof(
      fc.integer({ min: -15_000_000, max: 15_000_000 }).map((by) => ({ by, isSeen: true })),
      fc.integer({ min: -15_000_000, max: 15_000_000 }).map((by) => ({ by, isSeen: false })),
      fc.integer({ min: -1_000, max: 1_000 }).map((by) => ({ by, isSeen: true })),
      fc.integer({ min: 0, max: end }).map((to) => ({ to })),
      fc.integer({ min: 15_000_001, max: 60_000_000 }).map((listHeight) => ({ listHeight })),
    );
    fc.assert(
      fc.property(fc.array(step, { maxLength: 20 }), (steps) => {
        const { scroller, move, scrollBy, top } = aTallList(height);
        let listEnd = end;
        for (const one of steps) {
          if ('listHeight' in one) {
            scroller.setListHeight(one.listHeight);
            listEnd = one.listHeight - view;
          } else if ('to' in one) scroller.scrollTo(Math.min(one.to, listEnd));
          else if (one.isSeen) scrollBy(one.by);
          else move(one.by);
          if ('isSeen' in one && !one.isSeen) continue;
          const offset = scroller.scrollOffset();
          const drawn = top();
          expect(offset).toBeGreaterThanOrEqual(0);
          expect(offset).toBeLessThanOrEqual(listEnd);
          for (const _ of [1, 2]) expect([scroller.scrollOffset(), top()]).toEqual([offset, drawn]);
        }
      }),
    );
  });
});

test('scrolls a list that fits in an element without changes', () => {
  const { scroller, scrollBy, top } = aTallList(8_500_000);
  for (const by of [100, 8_000_000, -4_000_000, 9_000_000, -90]) {
    scrollBy(by);
    expect([scroller.scrollOffset(), scroller.shift()]).toEqual([top(), 0]);
  }
});

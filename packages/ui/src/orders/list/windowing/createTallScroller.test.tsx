import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createTallScroller } from './createTallScroller.ts';
import { drawnHeight, type Scroller } from './Scroller.ts';

const view = 500;

/** A list of so many px in a box of 500 px. */
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
  /** What a hand does to the scroll bar or the wheel; the scroller looks later, or is read before. */
  const move = (pixels: number) => inner.scrollTo(top + pixels);
  const scrollBy = (pixels: number) => {
    move(pixels);
    scroller.scrollOffset();
  };
  return { scroller, move, scrollBy, top: () => top };
}

describe('a list that is higher than an element can be', () => {
  const height = 45_000_000;
  const end = height - view;

  test('is drawn in less height', () => {
    expect(drawnHeight(height)).toBe(15_000_000);
    expect(drawnHeight(8_500_000)).toBe(8_500_000);
  });

  test('a notch of the wheel is a notch, wherever it is scrolled to', () => {
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

  test('the scroll bar reaches both ends, and its middle is the middle of the list', () => {
    const { scroller, scrollBy } = aTallList(height);
    scrollBy(15_000_000);
    expect(scroller.scrollOffset()).toBe(end);
    scrollBy(-7_499_750);
    expect(scroller.scrollOffset()).toBeCloseTo(end / 2, -1);
    scrollBy(-15_000_000);
    expect(scroller.scrollOffset()).toBe(0);
  });

  test('from the middle the wheel reaches the ends, and leaves out no pixel', () => {
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

  test('any row can be scrolled to, and what is asked for is what is in sight', () => {
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

  test('a jump lands in proportion, also where rows are moved before anybody has seen that it has scrolled', () => {
    const { scroller, move, scrollBy, top } = aTallList(height);
    scrollBy(7_499_750);
    move(7_200_000);
    scroller.scrollTo(scroller.scrollOffset() + 4);
    const landed = scroller.scrollOffset();
    expect(landed).toBe(end - (drawnHeight(height) - view - top()));
    scrollBy(0);
    expect([scroller.scrollOffset(), scroller.shift()]).toEqual([landed, 30_000_000]);
  });

  test('a way by the wheel from the middle to the last drawn pixel leaves in sight what is there, and goes on', () => {
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

  test('whatever is done to it, it is then at rest, within the list', () => {
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

test('a list that an element can hold is scrolled as it is', () => {
  const { scroller, scrollBy, top } = aTallList(8_500_000);
  for (const by of [100, 8_000_000, -4_000_000, 9_000_000, -90]) {
    scrollBy(by);
    expect([scroller.scrollOffset(), scroller.shift()]).toEqual([top(), 0]);
  }
});

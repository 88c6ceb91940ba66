import { drawnHeight, type Scroller } from './Scroller.ts';

/** At each end, the part where a pixel of the scroller is a pixel of the list, px. */
const exactEnd = 1_000_000;

/**
 * A scroller for a list that may be taller than the maximum element height. Such a list is drawn in less height: a
 * notch of the wheel moves as usual, a jump of the scroll bar is proportional, and both ends can be reached.
 */
export interface TallScroller extends Scroller {
  /** Sets the height of the list, px. */
  setListHeight: (height: number) => void;
  /** How much higher rows are drawn than their offset in the list, px; 0 if the list is drawn at its full height. */
  shift: () => number;
}

/** `scroller` moves the drawn list; the result works in px of the list itself. */
export function createTallScroller(scroller: Scroller): TallScroller {
  let listHeight = 0;
  let shift = 0;
  let last = 0;

  const excess = () => listHeight - drawnHeight(listHeight);
  const lastOffset = () => drawnHeight(listHeight) - scroller.viewHeight();
  const middle = () => {
    const drawn = lastOffset() - 2 * exactEnd;
    return { drawn, list: drawn + excess() };
  };

  const toList = (drawnOffset: number) => {
    if (drawnOffset <= exactEnd) return drawnOffset;
    if (drawnOffset >= lastOffset() - exactEnd) return drawnOffset + excess();
    const { drawn, list } = middle();
    return Math.round(exactEnd + ((drawnOffset - exactEnd) * list) / drawn);
  };
  const toDrawn = (offset: number) => {
    if (offset <= exactEnd) return offset;
    if (offset >= lastOffset() + excess() - exactEnd) return offset - excess();
    const { drawn, list } = middle();
    return Math.round(exactEnd + ((offset - exactEnd) * drawn) / list);
  };
  const isFar = (by: number) => Math.abs(by) > 2 * scroller.viewHeight();
  const scrollDrawn = (offset: number) => {
    scroller.scrollTo(offset);
    last = scroller.scrollOffset();
  };
  /** Scrolls to an offset of the list, drawn in proportion. */
  const place = (offset: number) => {
    const drawnOffset = toDrawn(offset);
    shift = offset - drawnOffset;
    scrollDrawn(drawnOffset);
  };
  const rightShift = (drawnOffset: number) => {
    if (drawnOffset <= exactEnd) return 0;
    // Smaller than before if the list has become shorter.
    return drawnOffset >= lastOffset() - exactEnd ? excess() : Math.min(shift, excess());
  };

  /** Current offset of the list. Browsers report scrolling late, so any reader may be the first to notice it. */
  const follow = () => {
    const drawnOffset = scroller.scrollOffset();
    const hasJumped = isFar(drawnOffset - last);
    last = drawnOffset;
    if (excess() === 0) shift = 0;
    else if (hasJumped) shift = toList(drawnOffset) - drawnOffset;
    // The wheel has reached the end of the drawn part: keeps what is visible in place, so that no row is skipped.
    else if (rightShift(drawnOffset) !== shift) place(drawnOffset + shift);
    return last + shift;
  };

  return {
    ...scroller,
    setListHeight(height) {
      listHeight = height;
    },
    shift: () => shift,
    scrollOffset: follow,
    scrollTo(offset) {
      const target = Math.round(offset);
      const by = target - follow();
      const near = target - shift;
      if (excess() > 0 && (isFar(by) || near < 0 || near > lastOffset())) place(target);
      else scrollDrawn(near);
    },
  };
}

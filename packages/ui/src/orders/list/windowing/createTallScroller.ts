import { drawnHeight, type Scroller } from './Scroller.ts';

/** Part at each end where a pixel of the scroller is a pixel of the list, px. */
const exactEnd = 1_000_000;

/**
 * A scroller for a list that may be higher than an element can be. The list is then drawn in less height: a notch of the
 * wheel moves as always, a jump of the scroll bar lands in proportion, and both ends can be reached.
 */
export interface TallScroller extends Scroller {
  /** Sets the height of the list, px. */
  setListHeight: (height: number) => void;
  /** How much higher up than in the list rows are drawn, px; 0 where the list is as high as it is drawn. */
  shift: () => number;
}

/** `scroller` moves the drawn list; the result answers in px of the list itself. */
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
    // Less than before where the list has become shorter.
    return drawnOffset >= lastOffset() - exactEnd ? excess() : Math.min(shift, excess());
  };

  /** Where the list is now. A browser tells of scrolling later than it scrolls, so whoever asks may be the first to see it. */
  const follow = () => {
    const drawnOffset = scroller.scrollOffset();
    const hasJumped = isFar(drawnOffset - last);
    last = drawnOffset;
    if (excess() === 0) shift = 0;
    else if (hasJumped) shift = toList(drawnOffset) - drawnOffset;
    // The wheel has come to an end of what is drawn: what is in sight stays there, and no row is left out.
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

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
  /** Call when the scroller has scrolled, before its offset is read. */
  follow: () => void;
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

  return {
    ...scroller,
    setListHeight(height) {
      listHeight = height;
      if (excess() === 0) shift = 0;
    },
    shift: () => shift,
    scrollOffset: () => scroller.scrollOffset() + shift,
    follow() {
      if (excess() === 0) return;
      const drawnOffset = scroller.scrollOffset();
      const hasJumped = isFar(drawnOffset - last);
      last = drawnOffset;
      if (hasJumped) {
        shift = toList(drawnOffset) - drawnOffset;
        return;
      }
      let exactShift = shift;
      if (drawnOffset <= exactEnd) exactShift = 0;
      else if (drawnOffset >= lastOffset() - exactEnd) exactShift = excess();
      if (exactShift === shift) return;
      // The wheel has come to an end: what is in sight stays there, and no row is left out.
      const offset = drawnOffset + shift;
      shift = exactShift;
      scrollDrawn(offset - shift);
    },
    scrollTo(offset) {
      if (excess() === 0) {
        scroller.scrollTo(offset);
        return;
      }
      const target = Math.round(offset);
      const near = target - shift;
      if (isFar(target - (scroller.scrollOffset() + shift)) || near < 0 || near > lastOffset()) {
        const drawnOffset = toDrawn(target);
        shift = target - drawnOffset;
        scrollDrawn(drawnOffset);
      } else scrollDrawn(near);
    },
  };
}

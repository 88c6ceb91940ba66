import type { RefObject } from 'react';
import type { RowOffsets } from './RowOffsets.ts';

/** The scroll container: the page, or the list's box. */
export interface Scroller {
  /** Scroll position relative to the start of the list, px; negative while the list is below the top. */
  scrollOffset: () => number;
  /** Height of the viewport, px. */
  viewHeight: () => number;
  /** Scrolls to an offset of the list. */
  scrollTo: (top: number) => void;
  /** Calls back when the visible range may have changed; returns the unsubscribe function. */
  subscribe: (onChange: () => void) => () => void;
  /** How much higher rows are drawn than their offset in the list, px; absent: no shift. */
  shift?: () => number;
  /** Passes the rows of the list whenever they change. */
  setRows?: (rows: ScrolledRows) => void;
}

export interface ScrolledRows {
  offsets: RowOffsets;
  count: number;
  /** Id of a row's order. */
  rowId: (index: number) => string;
}

/** Browsers cut off elements from 17 to 33 million px on; a list of 100,000 orders stays below. */
export function drawnHeight(listHeight: number): number {
  return Math.min(listHeight, 15_000_000);
}

/** A scroller for the page, with the list in its full height. */
export function pageScroller(list: RefObject<HTMLElement | null>): Scroller {
  const scrolled = () => -(list.current?.getBoundingClientRect().top ?? 0);
  return {
    scrollOffset: scrolled,
    viewHeight: () => window.innerHeight,
    scrollTo: (top) => window.scrollTo({ top: Math.round(window.scrollY + top - scrolled()) }),
    // Content above the list may change its height.
    subscribe: (onChange) => subscribeTo(window, document.body, onChange),
  };
}

/** A scroller for a list that scrolls in its own box. */
export function boxScroller(box: RefObject<HTMLElement | null>): Scroller {
  return {
    scrollOffset: () => box.current?.scrollTop ?? 0,
    viewHeight: () => box.current?.clientHeight ?? 0,
    scrollTo: (top) => box.current?.scrollTo({ top }),
    subscribe: (onChange) => (box.current ? subscribeTo(box.current, box.current, onChange) : () => {}),
  };
}

function subscribeTo(scrollTarget: EventTarget, resizeTarget: Element, onChange: () => void): () => void {
  const observer = new ResizeObserver(onChange);
  observer.observe(resizeTarget);
  scrollTarget.addEventListener('scroll', onChange, { passive: true });
  window.addEventListener('resize', onChange);
  return () => {
    observer.disconnect();
    scrollTarget.removeEventListener('scroll', onChange);
    window.removeEventListener('resize', onChange);
  };
}

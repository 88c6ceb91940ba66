import type { RefObject } from 'react';
import type { RowOffsets } from './RowOffsets.ts';

/** The scroll container: the page, or the list's box. */
export interface Scroller {
  /** Scroll position relative to the list's beginning, px; negative while the list is below the top. */
  scrollOffset: () => number;
  /** Height of the viewport, px. */
  viewHeight: () => number;
  /** Scrolls an offset of the list to the top. */
  scrollTo: (top: number) => void;
  /** Calls back when the visible range may have changed; returns the unsubscribe function. */
  subscribe: (onChange: () => void) => () => void;
  /** How much higher up than in the list rows are drawn, px; absent: not at all. */
  shift?: () => number;
  /** Tells it the rows of the list whenever they change. */
  setRows?: (rows: ScrolledRows) => void;
}

export interface ScrolledRows {
  offsets: RowOffsets;
  count: number;
  /** Id of the order of a row. */
  rowId: (index: number) => string;
}

/** Browsers cut off elements from 17 to 33 million px on; a list of 100,000 orders stays below. */
export function drawnHeight(listHeight: number): number {
  return Math.min(listHeight, 15_000_000);
}

/** The page scrolls, and the list has its full height. */
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

/** The list scrolls in its own box. */
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

import type { RefObject } from 'react';

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

import type { RefObject } from 'react';

/** What scrolls a list: the page, or a box of the list's own. */
export interface Scroller {
  /** How far the list's beginning is above the top of what is in sight, px; negative while it is below. */
  scrollOffset: () => number;
  /** Height of what is in sight, px. */
  viewHeight: () => number;
  /** Brings this place of the list, px from its beginning, to the top of what is in sight. */
  scrollTo: (top: number) => void;
  /** Calls back whenever something else may be in sight, until the returned function is called. */
  subscribe: (onChange: () => void) => () => void;
}

/** The list is as high as all its rows, and the page scrolls. */
export function pageScroller(list: RefObject<HTMLElement | null>): Scroller {
  const scrolled = () => -(list.current?.getBoundingClientRect().top ?? 0);
  return {
    scrollOffset: scrolled,
    viewHeight: () => window.innerHeight,
    scrollTo: (top) => window.scrollTo({ top: Math.round(window.scrollY + top - scrolled()) }),
    // What stands above the list may open and close: the page then changes its height.
    subscribe: (onChange) => subscribeTo(window, document.body, onChange),
  };
}

/** The list scrolls inside its own box. */
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

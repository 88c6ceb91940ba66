import { useLayoutEffect, useState, type RefObject } from 'react';

export interface CoveredTop {
  /** How many px of the window's top are covered once the page has scrolled: by the shell's bar, the header, and what sticks below it. */
  coveredTop: number;
  /** Height of the header, px. */
  headerHeight: number;
}

/**
 * Measures a header that may stick to the top of the page; what it sticks below is its `scroll-margin-top`, whether it sticks or not.
 * Inside the list another bar may stick below it, marked `data-sticky`: the selection.
 */
export function useCoveredTop(header: RefObject<HTMLElement | null>, list: RefObject<HTMLElement | null>): CoveredTop {
  const [covered, setCovered] = useState<CoveredTop>({ coveredTop: 0, headerHeight: 0 });
  useLayoutEffect(() => {
    const [top, below] = [header.current, list.current];
    if (!top || !below) return;
    const measure = () => {
      const coveredTop = (Number.parseFloat(getComputedStyle(top).scrollMarginTop) || 0) + stuckHeight(top) + stuckHeight(below.querySelector<HTMLElement>('[data-sticky]'));
      const headerHeight = top.offsetHeight;
      setCovered((before) => (before.coveredTop === coveredTop && before.headerHeight === headerHeight ? before : { coveredTop, headerHeight }));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(top);
    // Its height changes when a bar comes or goes in it.
    observer.observe(below);
    return () => observer.disconnect();
  }, [header, list]);
  return covered;
}

function stuckHeight(element: HTMLElement | null): number {
  return element && getComputedStyle(element).position === 'sticky' ? element.offsetHeight : 0;
}

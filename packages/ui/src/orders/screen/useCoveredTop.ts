import { useLayoutEffect, useState, type RefObject } from 'react';

export interface CoveredTop {
  /** How many px of the window's top the shell's bar and the header cover once the page has scrolled. */
  coveredTop: number;
  /** Height of the header, px. */
  headerHeight: number;
}

/**
 * Measures a header that may stick to the top of the page; what it sticks below is its `scroll-margin-top`, whether it
 * sticks or not.
 */
export function useCoveredTop(header: RefObject<HTMLElement | null>): CoveredTop {
  const [covered, setCovered] = useState<CoveredTop>({ coveredTop: 0, headerHeight: 0 });
  useLayoutEffect(() => {
    const element = header.current;
    if (!element) return;
    const measure = () => {
      const { position, scrollMarginTop } = getComputedStyle(element);
      const headerHeight = element.offsetHeight;
      const coveredTop = (Number.parseFloat(scrollMarginTop) || 0) + (position === 'sticky' ? headerHeight : 0);
      setCovered((before) =>
        before.coveredTop === coveredTop && before.headerHeight === headerHeight
          ? before
          : { coveredTop, headerHeight },
      );
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [header]);
  return covered;
}

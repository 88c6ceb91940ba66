import { useLayoutEffect, useState, type RefObject } from 'react';

export interface StickyHeader {
  /** Pixels covered by the shell's bar and the header after scrolling. */
  scrollPaddingTop: number;
  /** Height of the header, px. */
  headerHeight: number;
}

/** Measures a header that may be sticky; its `scroll-margin-top` is its offset. */
export function useStickyHeader(header: RefObject<HTMLElement | null>): StickyHeader {
  const [measured, setMeasured] = useState<StickyHeader>({ scrollPaddingTop: 0, headerHeight: 0 });
  useLayoutEffect(() => {
    const element = header.current;
    if (!element) return;
    const measure = () => {
      const { position, scrollMarginTop } = getComputedStyle(element);
      const headerHeight = element.offsetHeight;
      const scrollPaddingTop = (Number.parseFloat(scrollMarginTop) || 0) + (position === 'sticky' ? headerHeight : 0);
      setMeasured((before) =>
        before.scrollPaddingTop === scrollPaddingTop && before.headerHeight === headerHeight
          ? before
          : { scrollPaddingTop, headerHeight },
      );
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [header]);
  return measured;
}

/* oxlint-disable react/incompatible-library -- said to React Compiler, which this project does not use */
import { defaultRangeExtractor, useVirtualizer, useWindowVirtualizer, type Range, type Virtualizer } from '@tanstack/react-virtual';
import { useCallback, useLayoutEffect, useState, type RefObject } from 'react';
import type { GridWindow, GridWindowOptions } from './GridWindow.ts';

/** Rows drawn beyond each edge: what a wheel notch uncovers is there already. */
const overscan = 6;

/** The list scrolls inside its own box. */
export function useBoxWindow(box: RefObject<HTMLElement | null>, options: GridWindowOptions): GridWindow {
  const virtualizer = useVirtualizer<HTMLElement, HTMLElement>({ ...useSharedOptions(options), getScrollElement: () => box.current });
  return gridWindow(virtualizer);
}

/** The list is as high as all its rows and the page scrolls; `coveredTop` px of the page are under a sticky header. */
export function usePageWindow(list: RefObject<HTMLElement | null>, coveredTop: number, options: GridWindowOptions): GridWindow {
  const scrollMargin = usePageTop(list);
  const virtualizer = useWindowVirtualizer<HTMLElement>({ ...useSharedOptions(options), scrollMargin, scrollPaddingStart: coveredTop });
  return gridWindow(virtualizer);
}

function useSharedOptions({ count, rowKey, estimateHeight, pinnedIndex }: GridWindowOptions) {
  const rangeExtractor = useCallback((range: Range) => withPinned(defaultRangeExtractor(range), pinnedIndex, range.count), [pinnedIndex]);
  return {
    count,
    overscan,
    getItemKey: rowKey,
    estimateSize: estimateHeight,
    rangeExtractor,
    // Without a layout (a test's DOM) everything is 0 px high, and then all 100,000 rows would be in sight.
    measureElement: (element: HTMLElement, entry: ResizeObserverEntry | undefined, { indexFromElement }: { indexFromElement: (element: HTMLElement) => number }) =>
      Math.round(entry?.borderBoxSize[0]?.blockSize ?? element.offsetHeight) || estimateHeight(indexFromElement(element)),
  };
}

/** The pinned row in its place among the others, so that the document's order is the list's order. */
export function withPinned(indexes: readonly number[], pinnedIndex: number, count: number): number[] {
  if (pinnedIndex < 0 || pinnedIndex >= count || indexes.includes(pinnedIndex)) return [...indexes];
  const [first] = indexes;
  return first !== undefined && pinnedIndex > first ? [...indexes, pinnedIndex] : [pinnedIndex, ...indexes];
}

function gridWindow(virtualizer: Virtualizer<HTMLElement, HTMLElement> | Virtualizer<Window, HTMLElement>): GridWindow {
  return {
    rows: virtualizer.getVirtualItems(),
    totalHeight: virtualizer.getTotalSize(),
    start: virtualizer.options.scrollMargin,
    watchRow: virtualizer.measureElement,
    setRowHeight: virtualizer.resizeItem,
    forgetHeights: virtualizer.measure,
    scrollToRow: (index, align = 'auto') => virtualizer.scrollToIndex(index, { align }),
    viewHeight: () => virtualizer.scrollRect?.height ?? 0,
  };
}

/** How far down the page the list begins, px. What stands above may open and close: the page then changes its height. */
function usePageTop(list: RefObject<HTMLElement | null>): number {
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    const read = () => list.current && setTop(Math.round(list.current.getBoundingClientRect().top + window.scrollY));
    read();
    const observer = new ResizeObserver(read);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [list]);
  return top;
}

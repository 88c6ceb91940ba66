import { defaultRangeExtractor, type Range, useWindowVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react';
import type { GridWindow, GridWindowOptions } from '../../../packages/ui/src/orders/list/windowing/GridWindow.ts';

/** As many as the app's own. */
const overscan = 6;

/** The app's `useGridWindow` over TanStack Virtual, for a list that the page scrolls. */
export function useGridWindow(
  list: RefObject<HTMLElement | null>,
  _isBoxed: boolean,
  { count, rowId, closedHeight, layout, pinnedIndex, scrollPaddingTop }: GridWindowOptions,
): GridWindow {
  const scrollMargin = useListTop(list);
  // oxlint-disable-next-line react/incompatible-library -- nothing here is compiled by the React Compiler
  const virtualizer = useWindowVirtualizer<HTMLElement>({
    count,
    overscan,
    scrollMargin,
    scrollPaddingStart: scrollPaddingTop,
    estimateSize: closedHeight,
    getItemKey: rowId,
    rangeExtractor: useCallback((range: Range) => withPinned(range, pinnedIndex), [pinnedIndex]),
  });
  const measuredLayoutRef = useRef(layout);
  useLayoutEffect(() => {
    if (measuredLayoutRef.current !== layout) virtualizer.measure();
    measuredLayoutRef.current = layout;
  }, [virtualizer, layout]);
  const watchRow = useCallback(
    (element: HTMLElement) => {
      virtualizer.measureElement(element);
      return () => {};
    },
    [virtualizer],
  );
  const totalHeight = virtualizer.getTotalSize();
  return {
    // React takes texts as keys too.
    rows: virtualizer.getVirtualItems().map(({ index, key }) => ({ index, id: rowId(index), key: key as number })),
    top: (index) => (virtualizer.measurementsCache[index]?.start ?? totalHeight + scrollMargin) - scrollMargin,
    totalHeight,
    watchRow,
    scrollToRow: (index, align = 'auto') => virtualizer.scrollToIndex(index, { align }),
    viewHeight: () => window.innerHeight,
  };
}

/** px from the beginning of the page; what stands above the list may open and close. */
function useListTop(list: RefObject<HTMLElement | null>): number {
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    const read = () => setTop(Math.round(window.scrollY + (list.current?.getBoundingClientRect().top ?? 0)));
    read();
    const observer = new ResizeObserver(read);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [list]);
  return top;
}

/** The row with the focus stays mounted. */
function withPinned(range: Range, pinnedIndex: number): number[] {
  const indexes = defaultRangeExtractor(range);
  const [first = 0] = indexes;
  if (pinnedIndex < 0 || pinnedIndex >= range.count || indexes.includes(pinnedIndex)) return indexes;
  return pinnedIndex < first ? [pinnedIndex, ...indexes] : [...indexes, pinnedIndex];
}

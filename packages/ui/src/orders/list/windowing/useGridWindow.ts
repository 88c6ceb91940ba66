import type { RowRange } from '@hub/domain/orders/list';
import { useCallback, useEffect, useInsertionEffect, useLayoutEffect, useMemo, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { createRowHeightObserver, type RowMeasurement } from './createRowHeightObserver.ts';
import type { GridWindow, GridWindowOptions } from './GridWindow.ts';
import { recycleRows, type RowSlot } from './recycleRows.ts';
import { createRowOffsets, type RowOffsets } from './RowOffsets.ts';
import { boxScroller, drawnHeight, pageScroller, type Scroller } from './Scroller.ts';

/** Rows beyond each edge, so that a wheel notch uncovers no gap. */
const overscan = 6;

/** Minimum row height, px. */
const lowestRow = 40;

/**
 * First mounted row and the one after the last; `heights`: number of measurements that moved rows; `shift`: how much
 * higher rows are drawn, px.
 */
interface RenderedRange {
  from: number;
  to: number;
  heights: number;
  shift: number;
}

/**
 * Renders the visible rows synchronously on scroll, because pages would flash empty otherwise. Closed rows have
 * computed heights, open ones are measured; the browser lays out mounted rows in flow, so a wrong height shifts the
 * edges but never overlaps.
 */
export function useGridWindow(
  list: RefObject<HTMLElement | null>,
  isBoxed: boolean,
  options: GridWindowOptions,
): GridWindow {
  const { count, rowId, closedHeight, isMeasured, isOpen, pinnedIndex, windowing } = options;
  const createScroller = windowing?.createScroller;
  const createOffsets = windowing?.createOffsets ?? createRowOffsets;
  const onRange = windowing?.onRange;
  const scroller = useMemo(() => {
    const plain = isBoxed ? boxScroller(list) : pageScroller(list);
    return createScroller?.(plain) ?? plain;
  }, [list, isBoxed, createScroller]);
  const measured = useMeasuredHeights(options.layout);
  const offsets = useMemo(
    () =>
      createOffsets(
        count,
        measured.size === 0 ? closedHeight : (index) => measured.get(rowId(index)) ?? closedHeight(index),
      ),
    [createOffsets, count, rowId, closedHeight, measured],
  );
  const [rendered, setRendered] = useState<RenderedRange>({ from: 0, to: 0, heights: 0, shift: 0 });

  const updateRange = useCallback(
    (movedCount = 0) => {
      const visible = visibleRange(offsets, count, scroller);
      const shift = scroller.shift?.() ?? 0;
      setRendered((before) => {
        const range = coversRange(before, visible) ? before : visible;
        return range === before && movedCount === 0 && shift === before.shift
          ? before
          : { from: range.from, to: range.to, heights: before.heights + movedCount, shift };
      });
    },
    [offsets, count, scroller],
  );
  // Heights of an assumed width do not move rows: the page keeps its offset, as after Back.
  useLayoutEffect(() => {
    if (isMeasured) scroller.setRows?.({ offsets, count, rowId });
  }, [scroller, offsets, count, rowId, isMeasured]);
  // oxlint-disable-next-line react/set-state-in-effect -- the visible range is known after mounting only
  useLayoutEffect(() => updateRange(), [updateRange]);
  useLayoutEffect(() => scroller.subscribe(() => flushSync(() => updateRange())), [scroller, updateRange]);
  useEffect(() => onRange?.(rendered), [onRange, rendered]);

  const applyMeasurements = (reports: readonly RowMeasurement[]) => {
    const scrolled = scroller.scrollOffset();
    let movedBy = 0;
    let hasMoved = false;
    for (const { index, height, isFirstMeasurement } of reports) {
      const expected = offsets.heightOf(index);
      if (index >= count || height === expected) continue;
      // Keeps visible rows in place when one above changes its height, except at its first measurement.
      const ends = offsets.top(index) + (isFirstMeasurement ? 1 : expected);
      if (ends <= scrolled + movedBy) movedBy += height - expected;
      hasMoved = true;
      offsets.setHeight(index, height);
      if (height === closedHeight(index)) measured.delete(rowId(index));
      else measured.set(rowId(index), height);
    }
    if (!hasMoved) return;
    updateRange(1);
    if (movedBy !== 0) scroller.scrollTo(scrolled + movedBy);
  };
  const [heightObserver] = useState(createRowHeightObserver);
  // Before the rows' own effects, which measure.
  useInsertionEffect(() => heightObserver.setListener(applyMeasurements));

  // A new layout discards the heights of open rows, which may have been measured before it.
  const { layout } = options;
  useLayoutEffect(() => heightObserver.setLayout(layout), [heightObserver, layout]);

  const rows = useRecycledRows(rowIndexes(rendered, pinnedIndex, count), {
    rowId,
    isKept: (index) => index === pinnedIndex || isOpen(index),
  });
  const { scrollPaddingTop } = options;
  const scrollToRow: GridWindow['scrollToRow'] = (index, align = 'auto') => {
    const scrolled = scroller.scrollOffset();
    const [top, end] = [offsets.top(index), offsets.top(index + 1)];
    if (align === 'start' || top < scrolled + scrollPaddingTop) scroller.scrollTo(top - scrollPaddingTop);
    else if (end > scrolled + scroller.viewHeight()) scroller.scrollTo(end - scroller.viewHeight());
  };
  const height = drawnHeight(offsets.top(count));
  return {
    rows,
    top: offsets.top,
    // Keeps rows beyond the ends of a list drawn in less height within it.
    drawnTop: (index) => Math.min(Math.max(offsets.top(index) - rendered.shift, 0), height - lowestRow),
    drawnHeight: height,
    watchRow: heightObserver.observe,
    scrollToRow,
    viewHeight: scroller.viewHeight,
  };
}

function visibleRange(offsets: RowOffsets, count: number, scroller: Scroller): RowRange {
  const scrolled = scroller.scrollOffset();
  const from = offsets.indexAt(scrolled) - overscan;
  const to = offsets.indexAt(scrolled + scroller.viewHeight()) + 1 + overscan;
  return { from: Math.max(from, 0), to: Math.min(to, count) };
}

/** Rows that an opened order pushes out of view stay mounted until the next scroll. */
function coversRange(rendered: RowRange, visible: RowRange): boolean {
  const spare = rendered.to - rendered.from - (visible.to - visible.from);
  return rendered.from <= visible.from && rendered.to >= visible.to && spare <= 4 * overscan;
}

/** The mounted rows with the pinned one at its position, so that document order is list order. */
export function rowIndexes({ from, to }: { from: number; to: number }, pinnedIndex: number, count: number): number[] {
  const last = Math.min(to, count);
  const indexes = Array.from({ length: Math.max(0, last - from) }, (_, index) => from + index);
  if (pinnedIndex < 0 || pinnedIndex >= count || (pinnedIndex >= from && pinnedIndex < last)) return indexes;
  return pinnedIndex < from ? [pinnedIndex, ...indexes] : [...indexes, pinnedIndex];
}

function useRecycledRows(
  indexes: readonly number[],
  { rowId, isKept }: { rowId: (index: number) => string; isKept: (index: number) => boolean },
): GridWindow['rows'] {
  const [slots, setSlots] = useState<readonly RowSlot[]>([]);
  const next = recycleRows(
    slots,
    indexes.map((index) => ({ id: rowId(index), isKept: isKept(index) })),
  );
  if (next !== slots) setSlots(next);
  return next.map(({ key, id }, index) => ({ key, id, index: indexes[index] ?? 0 }));
}

/** Measured heights by row, px; kept across new orders, but not across layouts. */
function useMeasuredHeights(layout: unknown): Map<string, number> {
  const [measured, setMeasured] = useState(() => ({ layout, heights: new Map<string, number>() }));
  if (measured.layout === layout) return measured.heights;
  const fresh = { layout, heights: new Map<string, number>() };
  setMeasured(fresh);
  return fresh.heights;
}

import { useCallback, useInsertionEffect, useLayoutEffect, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { createRowWatch, type RowHeight } from './createRowWatch.ts';
import type { GridWindow, GridWindowOptions } from './GridWindow.ts';
import { nextSlots, type Slot } from './nextSlots.ts';
import { rowPlaces, type RowPlaces } from './RowPlaces.ts';
import type { Scroller } from './Scroller.ts';

/** Rows drawn beyond each edge: what a wheel notch uncovers is there already. */
const overscan = 6;

/** The first row that is drawn and the one after the last; `heights` counts how often measuring has moved rows. */
interface Drawn {
  from: number;
  to: number;
  heights: number;
}

/**
 * Draws the rows in sight, in the same frame that brings them into sight: else each scrolled page would show a hole
 * first. Closed rows are as high as their orders say, open ones are measured; the browser lays out the rows in sight
 * one under the other, so that a wrong height is a nudge at the edges and never an overlap.
 */
export function useGridWindow(scroller: Scroller, options: GridWindowOptions): GridWindow {
  const { count, rowId, closedHeight, isOpen, pinnedIndex } = options;
  const measured = useMeasuredHeights(options.layout);
  const places = useMemo(
    () =>
      rowPlaces(
        count,
        measured.size === 0 ? closedHeight : (index) => measured.get(rowId(index)) ?? closedHeight(index),
      ),
    [count, rowId, closedHeight, measured],
  );
  const [drawn, setDrawn] = useState<Drawn>({ from: 0, to: 0, heights: 0 });

  const look = useCallback(
    (moved = 0) => {
      const wanted = inSight(places, count, scroller);
      setDrawn((before) => {
        const range = isEnough(before, wanted) ? before : wanted;
        return range === before && moved === 0
          ? before
          : { from: range.from, to: range.to, heights: before.heights + moved };
      });
    },
    [places, count, scroller],
  );
  // oxlint-disable-next-line react/set-state-in-effect -- what is in sight is known once the list stands in the page, and is drawn before anything is painted
  useLayoutEffect(() => look(), [look]);
  useLayoutEffect(() => scroller.follow(() => flushSync(() => look())), [scroller, look]);

  const noteHeights = (reports: readonly RowHeight[]) => {
    const scrolled = scroller.scrolled();
    let movedBy = 0;
    let isMoved = false;
    for (const { index, height, isFirst } of reports) {
      const expected = places.heightOf(index);
      if (index >= count || height === expected) continue;
      // What is read must not move because of what is above it. One that is drawn for the first time always had the
      // wrong height.
      const ends = places.top(index) + (isFirst ? 1 : expected);
      if (ends <= scrolled + movedBy) movedBy += height - expected;
      isMoved = true;
      places.setHeight(index, height);
      if (height === closedHeight(index)) measured.delete(rowId(index));
      else measured.set(rowId(index), height);
    }
    if (!isMoved) return;
    look(1);
    if (movedBy !== 0) scroller.scrollTo(scrolled + movedBy);
  };
  const [watch] = useState(createRowWatch);
  // Before the rows' own effects, which measure.
  useInsertionEffect(() => watch.listen(noteHeights));

  const rows = useRows(indexesOf(drawn, pinnedIndex, count), {
    rowId,
    isKept: (index) => index === pinnedIndex || isOpen(index),
  });
  const { coveredTop } = options;
  const scrollToRow: GridWindow['scrollToRow'] = (index, align = 'auto') => {
    const scrolled = scroller.scrolled();
    const [top, end] = [places.top(index), places.top(index + 1)];
    if (align === 'start' || top < scrolled + coveredTop) scroller.scrollTo(top - coveredTop);
    else if (end > scrolled + scroller.viewHeight()) scroller.scrollTo(end - scroller.viewHeight());
  };
  return {
    rows,
    top: places.top,
    totalHeight: places.top(count),
    watchRow: watch.row,
    scrollToRow,
    viewHeight: scroller.viewHeight,
  };
}

function inSight(places: RowPlaces, count: number, scroller: Scroller): { from: number; to: number } {
  const scrolled = scroller.scrolled();
  const from = places.indexAt(scrolled) - overscan;
  const to = places.indexAt(scrolled + scroller.viewHeight()) + 1 + overscan;
  return { from: Math.max(from, 0), to: Math.min(to, count) };
}

/**
 * What an opened order pushes out of sight may stay: it comes back when that is closed, and goes with the next
 * scrolling.
 */
function isEnough(drawn: Omit<Drawn, 'heights'>, wanted: Omit<Drawn, 'heights'>): boolean {
  const spare = drawn.to - drawn.from - (wanted.to - wanted.from);
  return drawn.from <= wanted.from && drawn.to >= wanted.to && spare <= 4 * overscan;
}

/**
 * The rows that are drawn, the pinned one in its place among the others, so that the document's order is the list's
 * order.
 */
export function indexesOf({ from, to }: { from: number; to: number }, pinnedIndex: number, count: number): number[] {
  const last = Math.min(to, count);
  const indexes = Array.from({ length: Math.max(0, last - from) }, (_, place) => from + place);
  if (pinnedIndex < 0 || pinnedIndex >= count || (pinnedIndex >= from && pinnedIndex < last)) return indexes;
  return pinnedIndex < from ? [pinnedIndex, ...indexes] : [...indexes, pinnedIndex];
}

function useRows(
  indexes: readonly number[],
  { rowId, isKept }: { rowId: (index: number) => string; isKept: (index: number) => boolean },
): GridWindow['rows'] {
  const [slots, setSlots] = useState<readonly Slot[]>([]);
  const next = nextSlots(
    slots,
    indexes.map((index) => ({ id: rowId(index), isKept: isKept(index) })),
  );
  if (next !== slots) setSlots(next);
  return next.map(({ key, id }, place) => ({ key, id, index: indexes[place] ?? 0 }));
}

/** Heights, px by row, that are not those of a closed row; they survive other orders, but not another layout. */
function useMeasuredHeights(layout: unknown): Map<string, number> {
  const [measured, setMeasured] = useState(() => ({ layout, heights: new Map<string, number>() }));
  if (measured.layout === layout) return measured.heights;
  const begun = { layout, heights: new Map<string, number>() };
  setMeasured(begun);
  return begun.heights;
}

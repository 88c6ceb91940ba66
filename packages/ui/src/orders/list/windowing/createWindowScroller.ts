import { createTallScroller } from './createTallScroller.ts';
import type { ScrolledRows, Scroller } from './Scroller.ts';

/** Rows to either side among which an order is looked for that has moved: a page. */
const searchedRows = 200;

/**
 * A scroller for a list of which some orders are not there. It may be higher than an element can be; the order at the
 * top stays there when others come above it, or get other heights; and who looks at the end of a list that becomes
 * shorter sees its new end.
 */
export function createWindowScroller(plain: Scroller): Scroller {
  const scroller = createTallScroller(plain);
  let last: ScrolledRows | null = null;
  return {
    ...scroller,
    setRows(rows) {
      const { offsets, count } = rows;
      const before = last;
      last = rows;
      const scrolled = scroller.scrollOffset();
      scroller.setListHeight(offsets.top(count));
      if (before === null || scrolled <= 0) return;
      const wasAtEnd = scrolled + scroller.viewHeight() >= before.offsets.top(before.count);
      if (wasAtEnd && count <= before.count) {
        scroller.scrollTo(offsets.top(count) - scroller.viewHeight());
        return;
      }
      const index = before.offsets.indexAt(scrolled);
      const movedBy = offsets.top(indexAfter(rows, before, index)) - before.offsets.top(index);
      if (index < count && movedBy !== 0) scroller.scrollTo(scrolled + movedBy);
    },
  };
}

/** Where the order of a row is now; the same row where it is not known. */
function indexAfter(rows: ScrolledRows, before: ScrolledRows, index: number): number {
  const id = before.rowId(index);
  for (let distance = 0; distance <= searchedRows; distance += 1) {
    if (rows.rowId(index + distance) === id) return index + distance;
    if (rows.rowId(index - distance) === id) return index - distance;
  }
  return index;
}

import { createTallScroller } from './createTallScroller.ts';
import type { ScrolledRows, Scroller } from './Scroller.ts';

/** How far, in rows to either side, a moved order is searched for: one page. */
const searchedRows = 200;

/**
 * A scroller for a partly loaded list, which may be taller than the maximum element height. The top order stays in
 * place when others above it arrive or change their height. At the end of a list that becomes shorter, it shows the new
 * end.
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

/** Current index of a row's order; the same index if unknown. */
function indexAfter(rows: ScrolledRows, before: ScrolledRows, index: number): number {
  const id = before.rowId(index);
  for (let distance = 0; distance <= searchedRows; distance += 1) {
    if (rows.rowId(index + distance) === id) return index + distance;
    if (rows.rowId(index - distance) === id) return index - distance;
  }
  return index;
}

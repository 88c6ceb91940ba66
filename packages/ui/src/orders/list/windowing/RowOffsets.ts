/** Where each row of a long list stands, in px from the list's beginning. */
export interface RowOffsets {
  /** Where a row begins. One past the last: the height of all. */
  top(index: number): number;
  heightOf(index: number): number;
  /** The row at this place; the first one before the beginning, the last one after the end. */
  indexAt(top: number): number;
  /** Says what a row really measures; all below it move. */
  setHeight(index: number, height: number): void;
}

/** One number for each row and nothing else, so that 100,000 rows cost what one array costs. */
export function createRowOffsets(count: number, expectedHeight: (index: number) => number): RowOffsets {
  const tops = new Int32Array(count + 1);
  const top = (index: number) => tops[index] ?? 0;
  for (let index = 0, end = 0; index < count; index += 1) {
    end += expectedHeight(index);
    tops[index + 1] = end;
  }
  const heightOf = (index: number) => top(index + 1) - top(index);

  return {
    top,
    heightOf,
    indexAt(offset) {
      let first = 0;
      let last = count - 1;
      while (first < last) {
        const middle = (first + last + 1) >> 1;
        if (top(middle) <= offset) first = middle;
        else last = middle - 1;
      }
      return first;
    },
    setHeight(index, height) {
      const heightChange = height - heightOf(index);
      for (let below = index + 1; below <= count; below += 1) tops[below] = top(below) + heightChange;
    },
  };
}

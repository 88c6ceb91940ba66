/** Offsets of the rows of a long list, px from its start. */
export interface RowOffsets {
  /** Offset of a row; one past the last is the total height. */
  top(index: number): number;
  heightOf(index: number): number;
  /** The row at an offset, clamped to the list. */
  indexAt(top: number): number;
  /** Sets the measured height of a row, which moves all rows below. */
  setHeight(index: number, height: number): void;
}

/** One number per row, so that 100,000 rows cost one array. */
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

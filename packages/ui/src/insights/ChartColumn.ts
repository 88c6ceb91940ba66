/** One column of a chart, or one bar of a list of bars. */
export interface ChartColumn {
  key: string;
  /** For the axis: short. */
  label: string;
  /** For who points at it, and for who listens: the whole of it. */
  words: string;
  value: number;
  /** The list that has exactly what it counts; null where no list has. */
  path: string | null;
  /** What the same column was before, for a chart of two periods. */
  previous?: { words: string; value: number } | undefined;
}

/** A column of a chart, or a bar. */
export interface ChartColumn {
  key: string;
  /** Short label for the axis. */
  label: string;
  /** Full label for hover and screen readers. */
  words: string;
  value: number;
  /** Path of the counted list; null: no link. */
  path: string | null;
  /** The earlier value, in charts of two periods. */
  previous?: { words: string; value: number } | undefined;
}

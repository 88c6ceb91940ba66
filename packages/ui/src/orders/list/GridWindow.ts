import type { VirtualItem } from '@tanstack/react-virtual';

/** Which rows of a long list are in the document, and where; the same whether the page scrolls or the list's own box. */
export interface GridWindow {
  /** The rows in sight, some above and below, and the one that the keyboard is in, by index. */
  rows: readonly VirtualItem[];
  /** Height of all rows together, px. */
  totalHeight: number;
  /** Where the list begins in what scrolls, px; row positions count from there. */
  start: number;
  /** Ref of each row's element: watches its height. */
  watchRow: (element: HTMLElement | null) => void;
  /** Says a row's height now, before the next paint. */
  setRowHeight: (index: number, height: number) => void;
  /** Forgets measured heights, because the list got another width. */
  forgetHeights: () => void;
  /** Brings a row into sight, or to the top of what is in sight. */
  scrollToRow: (index: number, align?: 'auto' | 'start') => void;
  /** How many px of rows are in sight; Page Down moves by that. */
  viewHeight: () => number;
}

export interface GridWindowOptions {
  count: number;
  /** Stable while the orders stay the same: another function makes all positions be worked out again. */
  rowKey: (index: number) => string;
  estimateHeight: (index: number) => number;
  /** The row that stays mounted wherever the list is scrolled to, because the focus is or will be in it. */
  pinnedIndex: number;
}

import type { RowHeightObserver } from './createRowHeightObserver.ts';

/** A row that is in the document. */
export interface ShownRow {
  index: number;
  /** Of the order in it. */
  id: string;
  /** Of its place in the document, which shows one order after another. */
  key: number;
}

/**
 * Which rows of a long list are in the document, and where; the same whether the page scrolls or the list's own box.
 */
export interface GridWindow {
  /** The rows in sight, some above and below, and the one that the keyboard is in. */
  rows: readonly ShownRow[];
  /** Where a row begins, px from the list's beginning. */
  top: (index: number) => number;
  /** Height of all rows together, px. */
  totalHeight: number;
  /** Follows the heights of rows. */
  watchRow: RowHeightObserver['observe'];
  /** Brings a row into sight, or to the top of what is in sight. */
  scrollToRow: (index: number, align?: 'auto' | 'start') => void;
  /** How many px of rows are in sight; Page Down moves by that. */
  viewHeight: () => number;
}

export interface GridWindowOptions {
  count: number;
  /** Stable while the orders stay the same. */
  rowId: (index: number) => string;
  /** Height of a closed row, px. Another function makes all places be worked out again. */
  closedHeight: (index: number) => number;
  /** How rows are laid out: heights that were measured under another layout say nothing. */
  layout: unknown;
  /** Whether the row has a detail. */
  isOpen: (index: number) => boolean;
  /** The row that stays mounted wherever the list is scrolled to, because the focus is or will be in it. */
  pinnedIndex: number;
  /** How many px at the top of what is in sight are covered. */
  scrollPaddingTop: number;
}

import type { ListWindowing } from '../ListWindowing.ts';
import type { RowHeightObserver } from './createRowHeightObserver.ts';

export interface ShownRow {
  index: number;
  /** Id of its order; a row without an order has its own id. */
  id: string;
  /** Id of its recycled slot. */
  key: number;
}

/** The mounted rows of a long list, with their offsets. The page or the list's box scrolls. */
export interface GridWindow {
  /** Visible rows with overscan, and the active row. */
  rows: readonly ShownRow[];
  /** Offset of a row from the start of the list, px. */
  top: (index: number) => number;
  /** Offset where a row is drawn, px; differs if the list is taller than the maximum element height. */
  drawnTop: (index: number) => number;
  /** Height in which the list is drawn, px. */
  drawnHeight: number;
  /** Observes the heights of rows. */
  watchRow: RowHeightObserver['observe'];
  /** Scrolls a row into view, or to the top. */
  scrollToRow: (index: number, align?: 'auto' | 'start') => void;
  /** Visible height, px; the step of Page Down. */
  viewHeight: () => number;
}

export interface GridWindowOptions {
  count: number;
  /** Stable while the orders are the same. */
  rowId: (index: number) => string;
  /** Height of a closed row, px. A new function recomputes all offsets. */
  closedHeight: (index: number) => number;
  /** Id of the layout; heights measured under another one are discarded. */
  layout: unknown;
  /** The width behind the heights is measured, not assumed. */
  isMeasured: boolean;
  /** Whether the row is open. */
  isOpen: (index: number) => boolean;
  /** The row that stays mounted because it has, or will get, the focus. */
  pinnedIndex: number;
  /** Pixels covered at the top of the viewport. */
  scrollPaddingTop: number;
  /** For a list that is only partly loaded. */
  windowing: ListWindowing | undefined;
}

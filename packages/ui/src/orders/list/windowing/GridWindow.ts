import type { ListWindowing } from '../ListWindowing.ts';
import type { RowHeightObserver } from './createRowHeightObserver.ts';

/** A mounted row. */
export interface ShownRow {
  index: number;
  /** Id of its order; a row without one has an id of its own. */
  id: string;
  /** Id of its recycled slot. */
  key: number;
}

/** The mounted rows of a long list with their offsets; the scroller is the page or the list's box. */
export interface GridWindow {
  /** Visible rows with overscan, and the active row. */
  rows: readonly ShownRow[];
  /** Offset of a row from the list's beginning, px. */
  top: (index: number) => number;
  /** Offset at which a row is drawn, px: another one where the list is higher than an element can be. */
  drawnTop: (index: number) => number;
  /** Height that the list is drawn in, px. */
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
  /** The width that the heights are computed for is the real one. */
  isMeasured: boolean;
  /** Whether the row is open. */
  isOpen: (index: number) => boolean;
  /** The row that stays mounted because it has, or will get, the focus. */
  pinnedIndex: number;
  /** Pixels covered at the top of the viewport. */
  scrollPaddingTop: number;
  /** For a list of which some orders are not there. */
  windowing: ListWindowing | undefined;
}

import type { RowRange } from '@hub/domain/orders/list';
import type { ReactNode } from 'react';
import type { RowOffsets } from './windowing/RowOffsets.ts';
import type { Scroller } from './windowing/Scroller.ts';

/** A row whose order is missing. */
export interface RowWithoutOrder {
  /** Id of its recycled slot. */
  key: number;
  /** Index in the list, from 0. */
  index: number;
  /** Height that the list reserves for it, px. */
  height: number;
  /** Whether its button is in the tab order (roving tabindex). */
  isActive: boolean;
  /** The rows have checkboxes. */
  isSelectable: boolean;
  /** Absolute offset from the first visible row, px, for a row out of flow. */
  pinnedTop: number | undefined;
}

/** Functions that only a partly loaded list needs; they come in a separate file. */
export interface ListWindowing {
  renderGap: (row: RowWithoutOrder) => ReactNode;
  /** A scroller for lists taller than the maximum element height. */
  createScroller: (scroller: Scroller) => Scroller;
  /** Offsets of its rows; a new function recomputes all of them. */
  createOffsets: (count: number, heightOf: (index: number) => number) => RowOffsets;
  /** Called with the visible rows and overscan when they change. */
  onRange: (range: RowRange) => void;
  /** Retry was pressed in a row without an order. */
  onRetryRow: (index: number) => void;
}

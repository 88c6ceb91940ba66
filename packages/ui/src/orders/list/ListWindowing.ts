import type { RowRange } from '@hub/domain/orders/list';
import type { ReactNode } from 'react';
import type { RowOffsets } from './windowing/RowOffsets.ts';
import type { Scroller } from './windowing/Scroller.ts';

/** A row of an order that is not there. */
export interface RowWithoutOrder {
  /** Id of its recycled slot. */
  key: number;
  /** Index in the list, from 0. */
  index: number;
  /** Height that the list keeps for it, px. */
  height: number;
  /** Whether its button is in the tab order (roving tabindex). */
  isActive: boolean;
  /** The rows have checkboxes. */
  isSelectable: boolean;
  /** Absolute offset from the first visible row, px, for a row outside the flow. */
  pinnedTop: number | undefined;
}

/** What only a list needs of which some orders are not there; it comes in a file of its own. */
export interface ListWindowing {
  renderGap: (row: RowWithoutOrder) => ReactNode;
  /** A scroller for lists that may be higher than an element can be. */
  createScroller: (scroller: Scroller) => Scroller;
  /** Offsets of its rows; another function computes all anew. */
  createOffsets: (count: number, heightOf: (index: number) => number) => RowOffsets;
  /** Called with the rows in sight, with some beyond each edge, when they change. */
  onRange: (range: RowRange) => void;
  /** The button of a row without an order was pressed. */
  onRetryRow: (index: number) => void;
}

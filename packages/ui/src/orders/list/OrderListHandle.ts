import type { Order } from '@hub/domain/orders';

/** Imperative handle of a list, for shortcuts, buttons and deep links. null without rows. */
export interface OrderListHandle {
  /** Root element, to test whether it contains the focus. */
  element: () => HTMLElement | null;
  /** The active order; initially the first one. Also null while the order of the active row is not loaded. */
  activeOrder: () => Order | null;
  /** The order at an offset from this one in display order; null past the ends, or if not loaded. */
  neighbourOf: (orderId: string, offset: number) => Order | null;
  /**
   * Focuses the row at an offset from this order's row, or from the active row without one, loaded or not. False: no
   * such row.
   */
  focusBy: (offset: number, orderId?: string) => boolean;
  /** Scrolls an order into view (an open one to the top) and focuses its Expand button. False: not in the list. */
  focusOrder: (orderId: string) => boolean;
}

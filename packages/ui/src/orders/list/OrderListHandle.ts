import type { Order } from '@hub/domain/orders';

/** Imperative handle of a list, for shortcuts, buttons and deep links. Null without rows. */
export interface OrderListHandle {
  /** Root element, to test whether it contains the focus. */
  element: () => HTMLElement | null;
  /** The active order; the first one initially. Null too while the order of the active row is not there. */
  activeOrder: () => Order | null;
  /** The order at a distance from this one in display order; null past the ends, and while it is not there. */
  neighbourOf: (orderId: string, offset: number) => Order | null;
  /**
   * Focuses the row at a distance from that of this order, or from the active row without one, whether its order is there
   * or not. False: no such row.
   */
  focusBy: (offset: number, orderId?: string) => boolean;
  /** Scrolls an order into view (an open one to the top) and focuses its Expand button. False: not in the list. */
  focusOrder: (orderId: string) => boolean;
}

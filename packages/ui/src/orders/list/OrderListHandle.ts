import type { Order } from '@hub/domain/orders';

/** Imperative handle of a list, for shortcuts, buttons and deep links. Null without rows. */
export interface OrderListHandle {
  /** Root element, to test whether it contains the focus. */
  element: () => HTMLElement | null;
  /** The active order; the first one initially. */
  activeOrder: () => Order | null;
  /** The order at a distance from this one in display order; null past the ends. */
  neighbourOf: (orderId: string, offset: number) => Order | null;
  /** Scrolls an order into view (an open one to the top) and focuses its Expand button. False: not in the list. */
  focusOrder: (orderId: string) => boolean;
}

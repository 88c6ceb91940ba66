import type { Order } from '@hub/domain/orders';

/**
 * What a list can be asked and told from outside, by a shortcut, a button or a deep link. There is none while it has no
 * rows.
 */
export interface OrderListHandle {
  /** Everything of the list, to tell whether the focus is in it. */
  element: () => HTMLElement | null;
  /** The order that the keyboard is in, or was in last; at first the first one. */
  activeOrder: () => Order | null;
  /** The order so many places after this one as the list is shown, before it when negative; null past the ends. */
  neighbourOf: (orderId: string, offset: number) => Order | null;
  /**
   * Brings an order's row into sight, an open one to the top, and puts the focus on its Expand button. False: it is not
   * in the list.
   */
  focusOrder: (orderId: string) => boolean;
}

import type { Order } from '@hub/domain/orders';

/** The rows of a list in display order: an array, or a window on a list of which some orders are not there yet. */
export interface ListedOrders {
  readonly length: number;
  /** undefined: not there yet. */
  at(index: number): Order | undefined;
  /** The row of the first order that is there and matches; -1 for none. */
  findIndex(matches: (order: Order) => boolean): number;
}

import type { Order } from '@hub/domain/orders';

/** The rows of a list in display order: an array, or a window on a partly loaded list. */
export interface ListedOrders {
  readonly length: number;
  /** undefined: not loaded yet. */
  at(index: number): Order | undefined;
  /** The row of the first loaded order that matches; -1: none. */
  findIndex(matches: (order: Order) => boolean): number;
}

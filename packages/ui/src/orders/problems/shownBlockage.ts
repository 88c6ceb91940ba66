import type { Order } from '@hub/domain/orders';
import { blockage } from '@hub/domain/orders/errors';

/** What the rows of a list show in addition to their order. */
export interface RowExtras {
  /** Every row has a note; its line is reserved before its text loads, so that nothing moves. */
  hasNote: boolean;
  /** The error list: every order has a label and a reason. */
  isErrorList: boolean;
  /** The list has orders of several stages, so each row shows its own. */
  showsStage?: boolean;
}

/** What blocks an order, as its row shows it; a note replaces the line of an order that only waits for stock. */
export function shownBlockage(order: Order, { hasNote, isErrorList }: RowExtras) {
  const blocked = blockage(order, isErrorList);
  return hasNote && blocked?.needsPerson === false ? null : blocked;
}

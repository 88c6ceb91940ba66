import type { OrderAction } from '../actions/orderActionTexts.ts';

/** Actions with their own bulk call (§7); the last two belong to the back-order select. */
export type BulkCallAction = Extract<
  OrderAction,
  'ship-now' | 'move-to-open' | 'move-to-close' | 'available' | 'available-partially'
>;

/** Actions on orders in error, sent with single-order calls; `move-to-open-errored` takes a list (§7). */
export type ErrorAction = Extract<OrderAction, 'run-workflow' | 'shipment-workflow' | 'move-to-open-errored'>;

/** Actions on many orders at once. */
export type BulkAction = BulkCallAction | ErrorAction;

import type { OrderAction } from './orderActionTexts.ts';

/** Actions that can be done to many orders at once; the last two are the back-order select's. */
export type BulkAction = Extract<
  OrderAction,
  'ship-now' | 'move-to-open' | 'move-to-close' | 'available' | 'available-partially'
>;

import type { OrderAction } from './orderActionTexts.ts';

/** Actions on many orders at once; the last two belong to the back-order select. */
export type BulkAction = Extract<
  OrderAction,
  'ship-now' | 'move-to-open' | 'move-to-close' | 'available' | 'available-partially'
>;

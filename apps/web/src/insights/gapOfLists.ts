import type { AllOrders } from '@hub/api-client/orders';
import { type ReadGap, sumReadGaps } from '@hub/domain/shared';

/** The gap of lists that one report reads. */
export function gapOfLists(lists: readonly AllOrders[]): ReadGap | null {
  return sumReadGaps(lists.map(({ orders, unreadable, gap }) => ({ read: orders.length + unreadable, gap })));
}

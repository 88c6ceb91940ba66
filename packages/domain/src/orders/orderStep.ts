import { groupLineItems } from './groupLineItems.ts';
import type { OrderDetail } from './OrderDetail.ts';

/** What step 3 means. */
export const nothingLeftToShip = 'Nothing left to ship';

/**
 * §4 "Step indicator value: 1 if eligible new workflows exist, else 2, and 3 when none are unshipped." Having nothing
 * left to ship outranks the others; the remainder of a partly shipped item counts as unshipped.
 */
export function orderStep(detail: OrderDetail): 1 | 2 | 3 {
  if (!hasUnshipped(detail)) return 3;
  return detail.eligibleFlows.length > 0 ? 1 : 2;
}

function hasUnshipped(detail: OrderDetail): boolean {
  const { nonShipped, shipments } = groupLineItems(detail);
  return nonShipped.length > 0 || shipments.some(({ items }) => items.some(({ remaining }) => remaining > 0));
}

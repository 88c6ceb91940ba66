import { groupLineItems } from './groupLineItems.ts';
import type { OrderDetail } from './OrderDetail.ts';

/** Label of step 3. */
export const nothingLeftToShip = 'Nothing left to ship';

/**
 * Step indicator (§4): 3 with nothing unshipped, else 1 with eligible new workflows, else 2. The remainder of a partly
 * shipped item counts as unshipped.
 */
export function orderStep(detail: OrderDetail): 1 | 2 | 3 {
  if (!hasUnshipped(detail)) return 3;
  return detail.eligibleFlows.length > 0 ? 1 : 2;
}

function hasUnshipped(detail: OrderDetail): boolean {
  const { nonShipped, shipments } = groupLineItems(detail);
  return nonShipped.length > 0 || shipments.some(({ items }) => items.some(({ remaining }) => remaining > 0));
}

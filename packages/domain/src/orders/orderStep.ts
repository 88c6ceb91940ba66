import { groupLineItems } from './groupLineItems.ts';
import type { OrderDetail } from './OrderDetail.ts';

/** Label of step 3. */
export const nothingLeftToShip = 'Nothing left to ship';

/** Values of the step indicator (§4). */
export const orderSteps = { productWorkflows: 1, shipmentWorkflows: 2, done: 3 } as const;

export type OrderStep = (typeof orderSteps)[keyof typeof orderSteps];

/**
 * Step indicator (§4): 3 with nothing unshipped, else 1 with eligible new workflows, else 2. The remainder of a partly
 * shipped item counts as unshipped.
 */
export function orderStep(detail: OrderDetail): OrderStep {
  if (!hasUnshipped(detail)) return orderSteps.done;
  return detail.eligibleFlows.length > 0 ? orderSteps.productWorkflows : orderSteps.shipmentWorkflows;
}

function hasUnshipped(detail: OrderDetail): boolean {
  const { nonShipped, shipments } = groupLineItems(detail);
  return nonShipped.length > 0 || shipments.some(({ items }) => items.some(({ remaining }) => remaining > 0));
}

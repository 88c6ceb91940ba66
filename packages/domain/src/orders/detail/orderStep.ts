import { groupLineItems } from './groupLineItems.ts';
import type { OrderAction } from '../actions/orderActionTexts.ts';
import type { OrderDetail } from './OrderDetail.ts';
import { timelineNewestFirst } from '../timeline/timelineMessage.ts';
import { orderStepTexts } from './orderTexts.ts';

/** Label of step 3: nothing is unshipped, or the rest waits for stock. */
export function doneStepText(detail: OrderDetail): string {
  return groupLineItems(detail).backOrder.length > 0 ? waitingForStock(detail) : orderStepTexts.nothingLeft;
}

/** Values of the step indicator (§4). */
export const orderSteps = { productWorkflows: 1, shipmentWorkflows: 2, done: 3 } as const;

export type OrderStep = (typeof orderSteps)[keyof typeof orderSteps];

/**
 * Step indicator (§4): 3 with nothing unshipped, else 1 with eligible new workflows, else 2. The rest of a partly
 * shipped item counts as unshipped.
 */
export function orderStep(detail: OrderDetail): OrderStep {
  if (!hasUnshipped(detail)) return orderSteps.done;
  return detail.eligibleFlows.length > 0 ? orderSteps.productWorkflows : orderSteps.shipmentWorkflows;
}

/** Actions that require running the shipment workflows (again), and the ones that run them. */
const stepActions: readonly OrderAction[] = [
  'hold-order',
  'move-to-open',
  'available',
  'move-to-open-errored',
  'product-workflow',
  'run-workflow',
  'shipment-workflow',
];

/** Whether the shipment workflows ran since the order was last opened, held or run through the others. */
export function haveShipmentWorkflowsRun({ timeline }: Pick<OrderDetail, 'timeline'>): boolean {
  const taken = timelineNewestFirst(timeline).flatMap(({ event }) =>
    event?.kind === 'actionTaken' && !event.values.isUndo ? [event.values.action] : [],
  );
  return taken.find((action) => stepActions.includes(action)) === 'shipment-workflow';
}

function hasUnshipped(detail: OrderDetail): boolean {
  const { nonShipped, shipments } = groupLineItems(detail);
  return nonShipped.length > 0 || shipments.some(({ items }) => items.some(({ remaining }) => remaining > 0));
}

function waitingForStock({ fulfillments }: OrderDetail): string {
  return fulfillments.length > 0 ? orderStepTexts.restWaits : orderStepTexts.waits;
}

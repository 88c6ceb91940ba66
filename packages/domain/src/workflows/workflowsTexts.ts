import { formatQuantity } from '../shared/formatQuantity.ts';
import { formatCount } from '../shared/formatCount.ts';
import { ordersText } from '../shared/ordersText.ts';

/** The two tabs whose workflows no reply tells apart. */
export type UpdateKind = 'order' | 'shipment';

/** Labels of the error list (§2) by what failed: a workflow or the shipment. */
export const stoppedLabels: Record<UpdateKind, readonly string[]> = {
  order: ['Workflows Error'],
  shipment: ['Shipment Error', '3PL API Error'],
};

/** Texts of the three tabs under workflows; all ours. */
export const workflowsTexts = {
  source: 'workflows and timelines',
  summary: 'Summary',
  totalRuns: 'Total Workflows Run',
  stoppedByWorkflow: 'Orders with a Workflows Error',
  stoppedByShipment: 'Orders with a shipment or 3PL API error',
  allOfPeriod:
    'These figures count all orders of the period. The cards below cover the orders whose details were read.',
  ran: 'Workflows that ran',
  noneRan: 'No workflow ran on these orders.',
  eligible: 'Newly eligible, not run yet',
  noneEligible: 'No new workflow waits for any of these orders.',
  manualRuns: 'Started by hand',
  manualRunsNote: 'As the timelines of these orders record it.',
  workflow: 'Workflow',
  button: 'Button',
  orders: 'Orders',
  times: 'Times',
  newest: 'Newest order',
  noOrder: 'None',
  unnamed: 'No name',
  cause: 'Cause',
  sku: 'SKU',
  seeAll: 'See all workflows',
  seeOpen: 'See Open Orders',
  seeErrors: 'See all orders in Errors',
  namedSkus: 'SKUs named by these errors',
  namedSkusNote: 'What is short, or set up wrongly: one SKU may hold several orders.',
  noSkus: 'None of these errors names a SKU.',
  notStated: 'Not said',
  noneStopped: {
    order: 'No order of this period is stopped by a workflow error.',
    shipment: 'No order of this period is stopped by a shipment or 3PL API error.',
  },
  causes: {
    order: 'Orders stopped by a workflow error',
    shipment: 'Orders stopped by a shipment or 3PL API error',
  },
  about: {
    order: 'Order update workflows',
    shipment: 'Shipment update workflows',
  },
  aboutNote: {
    order:
      'Order details name the workflows that ran, but not which of them update orders and which update shipments, so All workflows lists them together. What can be told apart is where an order stopped: below are those on which a workflow failed.',
    shipment:
      'Order details name the workflows that ran, but not which of them update orders and which update shipments, so All workflows lists them together. What can be told apart is where an order stopped: below are those whose shipment could not be made, or was refused by the 3PL.',
  },
  readOnly: 'Workflows cannot be added or changed from here.',
  manyCauses: 'An order with several errors stands under each of them.',
} as const;

/** Label of figures derived from the error list. */
export function stoppedCoverage({
  orders,
  listed,
  unreadable,
  period,
}: {
  orders: number;
  listed: number;
  unreadable: number;
  period: string;
}): string {
  const missing = unreadable === 0 ? '' : ` ${ordersText(unreadable)} could not be read.`;
  return `Derived from the Errors list: ${formatCount(orders)} of its ${ordersText(listed)} (${period}).${missing}`;
}

/** Orders that no workflow ran on; null for none. */
export function untouchedText(orders: number): string | null {
  return orders === 0 ? null : `No workflow ran on ${ordersText(orders)}.`;
}

/** What can be done about them, and where. */
export function eligibleText(orders: number, button: string): string {
  return `${ordersText(orders)} ${orders === 1 ? 'waits' : 'wait'} for a workflow that was added since. Where such an order is open, “${button}” runs it.`;
}

/** Buttons that retry a stopped order. */
export function retryText(buttons: readonly string[]): string {
  return `In the Errors list, ${buttons.map((button) => `“${button}”`).join(' or ')} tries an order again.`;
}

/** "12 workflows." */
export function workflowsCounted(workflows: number): string {
  return `${formatQuantity(workflows, 'workflow')}.`;
}

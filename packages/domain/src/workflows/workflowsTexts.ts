import { formatQuantity } from '../shared/formatQuantity.ts';
import { formatCount } from '../shared/formatCount.ts';
import { ordersText } from '../shared/ordersText.ts';
import { inLanguage } from '../languages/inLanguage.ts';

/** The two tabs whose workflows no reply tells apart. */
export type UpdateKind = 'order' | 'shipment';

/** Labels of the error list (§2) by what failed: a workflow or the shipment. */
export const stoppedLabels: Readonly<Record<UpdateKind, readonly string[]>> = {
  order: ['Workflows Error'],
  shipment: ['Shipment Error', '3PL API Error'],
};

/** Texts of the three tabs under workflows; all ours. */
export const workflowsTexts = inLanguage('workflowsTexts', {
  source: 'workflows and timelines',
  summary: 'Summary',
  totalRuns: 'Total Workflows Run',
  stoppedByWorkflow: 'Orders with a Workflows Error',
  stoppedByShipment: 'Orders with a shipment or 3PL API error',
  allOfPeriod: 'These two figures cover all orders of the period.',
  ran: 'Workflows that ran',
  noneRan: 'No workflow has run on these orders.',
  eligible: 'New workflows these orders could run',
  noneEligible: 'These orders have run every workflow they match.',
  manualRuns: 'Run by hand',
  manualRunsNote: 'From the timelines of these orders.',
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
  namedSkus: 'SKUs in these errors',
  namedSkusNote: 'One SKU can hold up several orders.',
  noSkus: 'These errors name no SKU.',
  notStated: 'Not given',
  noneStopped: {
    order: 'No orders stopped by a workflow error in this period.',
    shipment: 'No orders stopped by a shipment or 3PL API error in this period.',
  },
  noneReadable: 'No stopped orders among those we could read.',
  causes: {
    order: 'Orders stopped by a workflow error',
    shipment: 'Orders stopped by a shipment or 3PL API error',
  },
  aboutNote: {
    order: 'Orders that a workflow could not finish. All workflows lists both kinds together.',
    shipment:
      'Orders whose shipment could not be created, or that your 3PL refused. All workflows lists both kinds together.',
  },
  readOnly: 'Your fulfillment service runs your workflows. Here is what they did.',
  manyCauses: 'An order with several errors appears under each of them.',
});

/** Label of figures derived from the error list. */
export const stoppedCoverage = inLanguage(
  'stoppedCoverage',
  ({
    orders,
    listed,
    unreadable,
    period,
  }: {
    orders: number;
    listed: number;
    unreadable: number;
    period: string;
  }): string => {
    const missing = unreadable === 0 ? '' : ` ${ordersText(unreadable)} could not be read.`;
    return `Based on the Errors list: ${formatCount(orders)} of its ${ordersText(listed)} (${period}).${missing}`;
  },
);

/** Orders that no workflow ran on; null for none. */
export const untouchedText = inLanguage('untouchedText', (orders: number): string | null =>
  orders === 0 ? null : `No workflow ran on ${ordersText(orders)}.`,
);

/** What can be done about them, and where. */
export const eligibleText = inLanguage('eligibleText', (orders: number, button: string): string => {
  const match = orders === 1 ? 'matches a workflow' : 'match workflows';
  return `${ordersText(orders)} ${match} added since. Open an order and choose “${button}” to run it.`;
});

/** Buttons that retry a stopped order. */
export const retryText = inLanguage(
  'retryText',
  (buttons: readonly string[]): string =>
    `To try an order again, open it in Errors and choose ${buttons.map((button) => `“${button}”`).join(' or ')}.`,
);

/** "12 workflows." */
export const workflowsCounted = inLanguage(
  'workflowsCounted',
  (workflows: number): string => `${formatQuantity(workflows, 'workflow')}.`,
);

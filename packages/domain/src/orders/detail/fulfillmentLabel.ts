import type { FulfillmentStatus } from '../Order.ts';
import { fulfillmentLabels } from './orderTexts.ts';

const labels: Readonly<Record<string, string>> = fulfillmentLabels;

/** The statuses of §4, in its order. */
export const fulfillmentStatuses: readonly FulfillmentStatus[] = Object.keys(labels);

/** §4 "Fulfilment labels"; unknown statuses are shown as they are. */
export function fulfillmentLabel(status: FulfillmentStatus): string {
  return Object.hasOwn(labels, status) ? (labels[status] ?? status) : status;
}

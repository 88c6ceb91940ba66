import type { FulfillmentStatus } from './Order.ts';

const labels = { '': 'Unfulfilled', partial: 'Partially fulfilled', fulfilled: 'Fulfilled' } satisfies Record<
  string,
  string
>;

/** The statuses of §4, in its order. */
export const fulfillmentStatuses: readonly FulfillmentStatus[] = Object.keys(labels);

/** §4 "Fulfilment labels"; unknown statuses are shown as they are. */
export function fulfillmentLabel(status: FulfillmentStatus): string {
  return Object.hasOwn(labels, status) ? labels[status as keyof typeof labels] : status;
}

import { fulfillmentLabel, type FulfillmentStatus } from '@hub/domain/orders';
import { StatusBadge } from './StatusBadge.tsx';

export interface FulfillmentBadgeProps {
  /** As the server sent it; one that the product does not know is shown as it is (§4). */
  status: FulfillmentStatus;
}

/**
 * Unfulfilled, Partially fulfilled or Fulfilled (§4). Plain in colour: an unfulfilled order is the day's work, not a
 * problem.
 */
export function FulfillmentBadge({ status }: FulfillmentBadgeProps) {
  const progress = progressOf(status);
  return <StatusBadge {...(progress ? { progress } : {})}>{fulfillmentLabel(status)}</StatusBadge>;
}

function progressOf(status: FulfillmentStatus) {
  if (status === '') return 'none';
  if (status === 'partial') return 'half';
  if (status === 'fulfilled') return 'full';
  return undefined;
}

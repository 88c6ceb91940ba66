import type { FulfillmentStatus } from '@hub/domain/orders';
import { fulfillmentLabel } from '@hub/domain/orders/detail';
import { StatusBadge } from './StatusBadge.tsx';

export interface FulfillmentBadgeProps {
  /** As sent by the server; unknown values are shown as is (§4). */
  status: FulfillmentStatus;
}

/** The fulfillment label (§4), not colored, because an unfulfilled order is not a problem. */
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

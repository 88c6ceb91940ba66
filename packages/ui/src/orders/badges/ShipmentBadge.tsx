import type { ShipmentStatus } from '@hub/domain/orders/detail';
import { shipmentStatusLabel, shipmentTone } from '@hub/domain/orders/shipping';
import { StatusBadge } from './StatusBadge.tsx';

export interface ShipmentBadgeProps {
  /** As sent by the server; unknown values are shown as is (§4). */
  status: ShipmentStatus;
}

/** The delivery status in its tone (§4). */
export function ShipmentBadge({ status }: ShipmentBadgeProps) {
  return <StatusBadge tone={shipmentTone(status)}>{shipmentStatusLabel(status)}</StatusBadge>;
}

import { shipmentStatusLabel, shipmentTone, type ShipmentStatus } from '@hub/domain/orders';
import { StatusBadge } from './StatusBadge.tsx';

export interface ShipmentBadgeProps {
  /** As the server sent it; one that the product does not know is shown as it is (§4). */
  status: ShipmentStatus;
}

/** Where a shipment is, in the tone that §4 gives it. */
export function ShipmentBadge({ status }: ShipmentBadgeProps) {
  return <StatusBadge tone={shipmentTone(status)}>{shipmentStatusLabel(status)}</StatusBadge>;
}

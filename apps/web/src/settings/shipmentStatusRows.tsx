import { shipmentStatuses, shipmentStatusMeaning, shipmentTone } from '@hub/domain/orders';
import { ShipmentBadge } from '@hub/ui/orders';

/** The delivery statuses of §4 with what they mean. */
export const shipmentStatusRows = shipmentStatuses.map((status) => ({
  status,
  badge: <ShipmentBadge status={status} />,
  meaning: shipmentStatusMeaning(status),
  tone: shipmentTone(status),
}));

import type { ShipmentStatus } from './OrderDetail.ts';

export type ShipmentTone = 'success' | 'critical' | 'info';

/** §4 "Shipment statuses": label and tone of the badge. */
const statuses = {
  attempted_delivery: { label: 'Attempted delivery', tone: 'info' },
  canceled: { label: 'Canceled', tone: 'critical' },
  confirmed: { label: 'Confirmed', tone: 'info' },
  delivered: { label: 'Delivered', tone: 'success' },
  failure: { label: 'Failure', tone: 'critical' },
  in_transit: { label: 'In transit', tone: 'info' },
  label_printed: { label: 'Label printed', tone: 'info' },
  label_purchased: { label: 'Label purchased', tone: 'info' },
  marked_as_fulfilled: { label: 'Marked as fulfilled', tone: 'info' },
  not_delivered: { label: 'Not delivered', tone: 'info' },
  picked_up: { label: 'Picked up', tone: 'info' },
  ready_for_pickup: { label: 'Ready for pickup', tone: 'info' },
  submitted: { label: 'Submitted', tone: 'info' },
} satisfies Record<string, { label: string; tone: ShipmentTone }>;

/** The thirteen statuses of §4. */
export const shipmentStatuses: readonly ShipmentStatus[] = Object.keys(statuses);

/** Shown where a shipment has no delivery status (§2). */
export const trackingAdded = 'Tracking Added';

/** Text of the badge; unknown statuses are shown as they are, none as "Tracking Added" (§2). */
export function shipmentStatusLabel(status: ShipmentStatus | null): string {
  if (status === null || status === '') return trackingAdded;
  return known(status)?.label ?? status;
}

export function shipmentTone(status: ShipmentStatus | null): ShipmentTone {
  return (status === null ? null : known(status)?.tone) ?? 'info';
}

function known(status: ShipmentStatus): { label: string; tone: ShipmentTone } | null {
  return Object.hasOwn(statuses, status) ? statuses[status as keyof typeof statuses] : null;
}

import type { ShipmentStatus } from '../detail/OrderDetail.ts';
import { inLanguage } from '../../languages/inLanguage.ts';

export type ShipmentTone = 'success' | 'critical' | 'info';

/** Labels of the statuses; `none` is a shipment without a delivery status (§2). */
export const shipmentLabels = inLanguage('shipmentLabels', {
  attempted_delivery: 'Attempted delivery',
  canceled: 'Canceled',
  confirmed: 'Confirmed',
  delivered: 'Delivered',
  failure: 'Failure',
  in_transit: 'In transit',
  label_printed: 'Label printed',
  label_purchased: 'Label purchased',
  marked_as_fulfilled: 'Marked as fulfilled',
  not_delivered: 'Not delivered',
  picked_up: 'Picked up',
  ready_for_pickup: 'Ready for pickup',
  submitted: 'Submitted',
  none: 'Tracking Added',
});

/** §4 "Shipment statuses": badge label and tone. */
const statuses = {
  attempted_delivery: { label: shipmentLabels.attempted_delivery, tone: 'info' },
  canceled: { label: shipmentLabels.canceled, tone: 'critical' },
  confirmed: { label: shipmentLabels.confirmed, tone: 'info' },
  delivered: { label: shipmentLabels.delivered, tone: 'success' },
  failure: { label: shipmentLabels.failure, tone: 'critical' },
  in_transit: { label: shipmentLabels.in_transit, tone: 'info' },
  label_printed: { label: shipmentLabels.label_printed, tone: 'info' },
  label_purchased: { label: shipmentLabels.label_purchased, tone: 'info' },
  marked_as_fulfilled: { label: shipmentLabels.marked_as_fulfilled, tone: 'info' },
  not_delivered: { label: shipmentLabels.not_delivered, tone: 'info' },
  picked_up: { label: shipmentLabels.picked_up, tone: 'info' },
  ready_for_pickup: { label: shipmentLabels.ready_for_pickup, tone: 'info' },
  submitted: { label: shipmentLabels.submitted, tone: 'info' },
} satisfies Record<string, { label: string; tone: ShipmentTone }>;

/** The thirteen statuses of §4. */
export const shipmentStatuses: readonly ShipmentStatus[] = Object.keys(statuses);

/** Shown when a shipment has no delivery status (§2). */
export const trackingAdded = shipmentLabels.none;

/** Badge text; unknown statuses are shown as they are, none as "Tracking Added" (§2). */
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

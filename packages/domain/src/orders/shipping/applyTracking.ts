import type { OrderState } from '../actions/afterAction.ts';
import type { OrderChange } from '../actions/applyAction.ts';
import type { ShipmentStatus } from '../detail/OrderDetail.ts';

/** A carrier's update for a shipment. */
export interface TrackingReport {
  fulfillmentId: string;
  status: ShipmentStatus;
  /** Absent or `null` to keep the known number. */
  trackingNumber?: string | null;
}

/** After these statuses a shipment no longer changes. */
const finalStatuses: readonly ShipmentStatus[] = ['delivered', 'canceled'];

/** Applies a carrier update. Refuses repeats and updates after delivery. */
export function applyTracking(state: OrderState, report: TrackingReport): OrderChange {
  const { fulfillmentId, status } = report;
  const parts = state.detail.fulfillments.filter((part) => part.fulfillmentId === fulfillmentId);
  const [first] = parts;
  if (first === undefined) return { state: null, refusal: 'It has no such shipment.' };
  const { shipmentStatus } = first;
  const trackingNumber = report.trackingNumber ?? first.trackingNumber;
  const isNewNumber = trackingNumber !== first.trackingNumber;
  if (shipmentStatus === status && !isNewNumber) return { state: null, refusal: 'That is its status already.' };
  if (shipmentStatus !== null && finalStatuses.includes(shipmentStatus))
    return { state: null, refusal: 'It has arrived or was canceled.' };
  const fulfillments = state.detail.fulfillments.map((part) =>
    part.fulfillmentId === fulfillmentId ? { ...part, shipmentStatus: status, trackingNumber } : part,
  );
  return { state: { ...state, detail: { ...state.detail, fulfillments } }, refusal: null };
}

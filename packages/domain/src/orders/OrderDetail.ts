import type { IsoTime } from '../shared/IsoTime.ts';

/** The detail of one order (§3 Order detail). */
export interface OrderDetail {
  lineItems: readonly LineItem[];
  fulfillments: readonly Fulfillment[];
  /** Workflows that the order is newly eligible for (§2). */
  eligibleFlows: readonly Flow[];
  /** Workflows that ran. */
  triggeredFlows: readonly Flow[];
  timeline: readonly TimelineEntry[];
}

export interface Flow {
  name: string;
}

export interface TimelineEntry {
  message: string;
  createdAt: IsoTime | null;
}

/** §3 Line item. Money is in the shop's currency, weight is the server's text. */
export interface LineItem {
  lineItemId: string;
  id: string;
  name: string;
  sku: string;
  quantity: number;
  fulfillableQuantity: number;
  price: number | null;
  /** Shown as "00" when empty (§2). */
  productWeight: string;
  /** 2 and 3 are not shippable (§4). */
  virtualItem: number | null;
  isCancelled: boolean;
  /** 2 sent to the warehouse, 3 back order, 4 not shippable (§4). */
  threePlStatus: number | null;
}

/** One line item's part of a shipment (§3 Fulfillment); all with the same name make one shipment. */
export interface Fulfillment {
  name: string;
  lineItemId: string;
  fulfillmentId: string;
  quantity: number;
  trackingNumber: string | null;
  shipmentStatus: ShipmentStatus | null;
  /** `holder_location_id`, else `location_id`. */
  locationId: string | null;
}

/** Unknown statuses are shown as they are (§4). */
export type ShipmentStatus =
  | 'attempted_delivery'
  | 'canceled'
  | 'confirmed'
  | 'delivered'
  | 'failure'
  | 'in_transit'
  | 'label_printed'
  | 'label_purchased'
  | 'marked_as_fulfilled'
  | 'not_delivered'
  | 'picked_up'
  | 'ready_for_pickup'
  | 'submitted'
  | (string & {});

/** A warehouse or shop that ships (§3). */
export interface Location {
  locationId: string;
  name: string;
}

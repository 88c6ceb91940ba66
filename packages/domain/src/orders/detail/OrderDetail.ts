import type { Words } from '../../messages/Message.ts';
import type { Recipient } from '../../shared/addresses/Recipient.ts';
import type { IsoTime } from '../../shared/dates/IsoTime.ts';
import type { Checkout } from '../../shared/orders/Checkout.ts';
import type { OrderEvent, ReshipReason } from '../../events/OrderEvent.ts';
import type { EntityOf } from '../fields/fieldTable.ts';
import type { fulfillmentFields, trackingFields } from '../fields/fulfillmentFields.ts';
import type { lineItemFields } from '../fields/lineItemFields.ts';

/** The detail of one order (§3 Order detail). */
export interface OrderDetail {
  lineItems: readonly LineItem[];
  fulfillments: readonly Fulfillment[];
  /** Workflows that the order is newly eligible for (§2). */
  eligibleFlows: readonly Flow[];
  /** Workflows that ran. */
  triggeredFlows: readonly Flow[];
  timeline: readonly TimelineEntry[];
  /** Absent when the server sends none. */
  tags?: readonly string[];
  /** Absent when the server sends none. */
  shipping?: OrderShipping;
  /** What 3PLs received of it; absent when the server does not say. */
  warehouseParts?: readonly WarehousePart[];
  /** Reships and what can still be reshipped; absent when the server has no reships. */
  reships?: OrderReships;
  /** What the store holds back; absent for nothing or when the server does not say. */
  storeHolds?: readonly SeenHold[];
  /** What stays in the store although the order ships; absent for nothing or when the server does not say. */
  storeRest?: readonly StoreRest[];
  /** The delivery address, as far as the server says; absent when it does not. */
  shipTo?: ShipTo;
  /** The note of buyer or shop, '' for none; absent when the server sends none. */
  note?: string;
  /** Extra fields from checkout: `Gift message`, `Delivery date`, …; absent when the server sends none. */
  attributes?: Checkout['attributes'];
}

/** A hold by the store or another app on part of an order. */
export interface SeenHold {
  holdId: string;
  /** The store's name for it: `INCORRECT_ADDRESS`, …. */
  reason: string;
  note: string | null;
  /** Whether the store lets this app release it. */
  canRelease: boolean;
}

/** Units of an order that do not ship now: the store keeps them back, or someone else ships them. */
export interface StoreRest {
  units: number;
  /** Why. */
  event: OrderEvent;
}

/** What one 3PL received of an order. */
export interface WarehousePart {
  /** Name of the 3PL. */
  provider: string;
  /** String id of §3, and the account's name when there are several; absent when the server does not say. */
  providerId?: string;
  account?: string;
  units: number;
  /** Its status at the 3PL. */
  state: 'queued' | 'sending' | 'sent' | 'held' | 'refused' | 'failed' | 'cancelled' | 'done';
  /** Change requested since it was sent; absent for none. */
  request?: WarehousePartRequest;
}

/** An order's reships and what can still be reshipped. */
export interface OrderReships {
  /** Oldest first. */
  sent: readonly Reship[];
  /** Number of the next reship, from 1. */
  next: number;
  /** Lines with units that can be reshipped. */
  lines: readonly ReshippableLine[];
}

/** Units of a line. */
export interface LineUnits {
  lineItemId: string;
  /** At least 1. */
  quantity: number;
}

/** How many units of a line can be reshipped at most, and by whom. */
export interface ReshippableLine extends LineUnits {
  /** Name of the 3PL; `null` when none ships it. */
  provider: string | null;
  /** Why no 3PL ships it; `null` when one does. */
  refusal: Words | null;
}

/** A person's reship request. */
export interface ReshipRequest {
  lines: readonly LineUnits[];
  reason: ReshipReason;
  /** Empty for none. */
  note: string;
}

/** Units that one 3PL will reship or has reshipped. */
export interface Reship extends ReshipRequest {
  /** Number among the order's reships, from 1. */
  number: number;
  /** The 3PL's reference for it. */
  reference: string;
  /** Name of the 3PL. */
  provider: string;
  state: WarehousePart['state'];
  /** It is on its way or has arrived. */
  hasLeft: boolean;
  parcels: readonly ReshipParcel[];
  /** Why it was not sent or is stuck; `null` for neither. */
  words: Words | null;
  /** Request to the 3PL after a person canceled it; absent when no one did or nothing is left to ask. */
  cancellation?: Pick<WarehousePartRequest, 'state' | 'words'>;
  createdAt: IsoTime;
}

/** Reship data kept besides its 3PL order. */
export interface ReshipFacts extends Pick<Reship, 'number' | 'note' | 'hasLeft' | 'parcels'> {
  /** The reason. Customer data removal skips the key `kind`, so it stays even for a customer called Lost. */
  kind: ReshipReason;
}

/** A parcel with reshipped units. */
export interface ReshipParcel {
  parcelId: string;
  number: string | null;
  carrier: string | null;
  /** The 3PL's page; `null` when it gives none. */
  url: string | null;
  status: ShipmentStatus | null;
  isVoided: boolean;
}

/** A request to a 3PL about an order that it has. */
export interface WarehousePartRequest {
  wanted: 'cancel' | 'hold' | 'removal' | 'address';
  /** What to remove. */
  items: readonly { name: string; quantity: number }[];
  /** `asking`: no answer yet. `tooLate`: it ships unchanged. `noAnswer`: the 3PL could not be asked. */
  state: 'asking' | 'tooLate' | 'noAnswer';
  /** The 3PL's words, or why it could not be asked; '' while asking. */
  words: Words;
}

/** An order's delivery address; unknown parts are empty. Absent parts were not sent. */
export interface ShipTo extends Partial<Omit<Recipient, 'postcode' | 'country'>> {
  postcode: string;
  /** Code or name, as the store sends it. */
  country: string;
}

/** How an order is shipped. */
export interface OrderShipping {
  /** The customer's choice in the store; empty for none. */
  method: string;
  /** The service it ships with; `null` when unknown. */
  service: string | null;
  /** Whether it can be sent: no 3PL lacks a service for it. */
  isMapped: boolean;
  /** The 3PL that would get it; `null` when none is connected, absent when the server does not say. */
  provider?: string | null;
}

export interface Flow {
  name: string;
}

export interface TimelineEntry {
  /** In English; for an event, the server's own words (§7). */
  message: string;
  createdAt: IsoTime | null;
  /** The event, worded in the page's language; absent for a note or when the server does not say. */
  event?: OrderEvent;
}

/** §3 Line item. Money is in the shop's currency, weight is the server's text. */
export interface LineItem extends EntityOf<typeof lineItemFields> {
  lineItemId: string;
  /** Sent back unchanged; `undefined` when the server sent none. */
  id: string | null | undefined;
  /** Where its units ship from; absent when the server does not say. */
  allocations?: readonly LineAllocation[];
  /** What the store takes back; absent for nothing or when the server does not say. */
  takenBack?: readonly TakenBackUnits[];
  /** The store line that this line replaces; absent for a store line or an added one. */
  replaces?: ReplacedUnits;
}

/** This many `units` of the replacement make one unit of the store's line. */
export interface ReplacedUnits {
  lineItemId: string;
  units: number;
}

/**
 * Units of a line that the store takes back. `open`: the return is approved but not processed. `exchanged`: the line
 * is sent in exchange for the return.
 */
export interface TakenBackUnits {
  state: 'requested' | 'open' | 'inTransit' | 'returned' | 'declined' | 'refunded' | 'exchanged';
  units: number;
  /** Tracking numbers of returning units; absent when none is known. */
  number?: string;
}

/** Units of a line item that one location ships, or that are short. */
export interface LineAllocation {
  /** `null` when they are short. */
  locationId: string | null;
  quantity: number;
  /** "Leeds has all 6". */
  reason: Words;
}

/** One line item's part of a shipment (§3 Fulfillment); parts with the same name make one shipment. */
export interface Fulfillment extends EntityOf<typeof fulfillmentFields> {
  lineItemId: string;
  fulfillmentId: string;
  shipmentStatus: ShipmentStatus | null;
  /** `holder_location_id`, else `location_id`. */
  locationId: string | null;
  /** The shipment's further parcels with unknown contents; absent for none. */
  moreTrackings?: readonly Tracking[];
}

/** Shipment facts that its tracking number does not give. */
export type ParcelTracking = Pick<Fulfillment, 'carrier' | 'trackingUrl' | 'moreTrackings'>;

/** A parcel's number and what is known of its carrier. */
export type Tracking = EntityOf<typeof trackingFields>;

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
export interface NamedLocation {
  locationId: string;
  name: string;
}

import type { Words } from '../../messages/Message.ts';
import type { IsoTime } from '../../shared/dates/IsoTime.ts';
import type { OrderEvent, ReshipReason } from '../../events/OrderEvent.ts';
import type { EntityOf } from '../fieldTable.ts';
import type { fulfillmentFields, lineItemFields, trackingFields } from './detailFields.ts';

/** The detail of one order (§3 Order detail). */
export interface OrderDetail {
  lineItems: readonly LineItem[];
  fulfillments: readonly Fulfillment[];
  /** Workflows that the order is newly eligible for (§2). */
  eligibleFlows: readonly Flow[];
  /** Workflows that ran. */
  triggeredFlows: readonly Flow[];
  timeline: readonly TimelineEntry[];
  /** Absent: the server sends none. */
  tags?: readonly string[];
  /** Absent: the server sends none. */
  shipping?: OrderShipping;
  /** What 3PLs were given of it; absent: the server does not say. */
  warehouseParts?: readonly WarehousePart[];
  /** What of it was sent again, and what can be; absent: the server sends nothing again. */
  reships?: OrderReships;
  /** What of it the store keeps back; absent: nothing, or the server does not say. */
  storeHolds?: readonly SeenHold[];
  /** Where it goes, as far as the server says; absent: it does not. */
  shipTo?: ShipTo;
}

/** A hold of the store's, or of another app, on a part of an order. */
export interface SeenHold {
  holdId: string;
  /** As the store names it: `INCORRECT_ADDRESS`, …. */
  reason: string;
  note: string | null;
  /** Whether the store lets this app release it. */
  canRelease: boolean;
}

/** What one 3PL was given of an order. */
export interface WarehousePart {
  /** Name of the 3PL. */
  provider: string;
  /** String id of §3, and the name of the account where there are several; absent: the server does not say. */
  providerId?: string;
  account?: string;
  units: number;
  /** What became of it there. */
  state: 'queued' | 'sending' | 'sent' | 'held' | 'refused' | 'failed' | 'cancelled' | 'done';
  /** What is wanted of it since it was sent; absent: nothing. */
  request?: WarehousePartRequest;
}

/** What of an order was sent again, and what can be. */
export interface OrderReships {
  /** Oldest first. */
  sent: readonly Reship[];
  /** Number of the next, from 1. */
  next: number;
  /** Lines of which units can be sent again. */
  lines: readonly ReshippableLine[];
}

/** Units of a line. */
export interface LineUnits {
  lineItemId: string;
  /** At least 1. */
  quantity: number;
}

/** The most units of a line that can be sent again, and who ships them. */
export interface ReshippableLine extends LineUnits {
  /** Name of the 3PL; null: none does. */
  provider: string | null;
  /** Why none does; null: one does. */
  refusal: Words | null;
}

/** What a person wants sent again. */
export interface ReshipRequest {
  lines: readonly LineUnits[];
  reason: ReshipReason;
  /** Empty for none. */
  note: string;
}

/** Units that one 3PL is to send again, or has sent. */
export interface Reship extends ReshipRequest {
  /** Among those of the order, from 1. */
  number: number;
  /** By which the 3PL knows it. */
  reference: string;
  /** Name of the 3PL. */
  provider: string;
  state: WarehousePart['state'];
  /** It is on its way, or has arrived. */
  hasLeft: boolean;
  parcels: readonly ReshipParcel[];
  /** Why it was not sent, or stands still; null: neither. */
  words: Words | null;
  /** What the 3PL is asked since a person canceled it; absent: nobody did, or nothing is left to ask. */
  cancellation?: Pick<WarehousePartRequest, 'state' | 'words'>;
  createdAt: IsoTime;
}

/** What is kept of a reship beside what it is to its 3PL. */
export interface ReshipFacts extends Pick<Reship, 'number' | 'note' | 'hasLeft' | 'parcels'> {
  /** The reason, named so that the removal of a customer called Lost leaves it as it is. */
  kind: ReshipReason;
}

/** A parcel of units that were sent again. */
export interface ReshipParcel {
  parcelId: string;
  number: string | null;
  carrier: string | null;
  /** The 3PL's page; null: it gives none. */
  url: string | null;
  status: ShipmentStatus | null;
  isVoided: boolean;
}

/** What a 3PL is asked for about an order that it has. */
export interface WarehousePartRequest {
  wanted: 'cancel' | 'hold' | 'removal' | 'address';
  /** What is to be taken out. */
  items: readonly { name: string; quantity: number }[];
  /** `asking`: it has not answered. `tooLate`: it ships it as it was. `noAnswer`: it could not be asked. */
  state: 'asking' | 'tooLate' | 'noAnswer';
  /** The 3PL’s, or why it could not be asked; '' while it is being asked. */
  words: Words;
}

/** Where an order is delivered; empty parts are not known. */
export interface ShipTo {
  postcode: string;
  /** Code or name, as the store sends it. */
  country: string;
}

/** How an order is shipped. */
export interface OrderShipping {
  /** As the customer chose it in the store; empty: none. */
  method: string;
  /** What it is sent with; null: not known. */
  service: string | null;
  /** Whether it can be sent: no 3PL waits for a service of it. */
  isMapped: boolean;
  /** Name of the 3PL that would get it; null: none is connected, absent: the server does not say. */
  provider?: string | null;
}

export interface Flow {
  name: string;
}

export interface TimelineEntry {
  /** In English; of an event the server's own words for it (§7). */
  message: string;
  createdAt: IsoTime | null;
  /** What happened, to be said in the page's language; absent: a note, or the server does not say. */
  event?: OrderEvent;
}

/** §3 Line item. Money is in the shop's currency, weight is the server's text. */
export interface LineItem extends EntityOf<typeof lineItemFields> {
  lineItemId: string;
  /** Goes back as it came; undefined where none came. */
  id: string | null | undefined;
  /** Where its units ship from; absent where the server does not say. */
  allocations?: readonly LineAllocation[];
  /** What the store takes back of it; absent: nothing, or the server does not say. */
  takenBack?: readonly TakenBackUnits[];
  /** The store's line in whose place this app sends it; absent: it is a line of the store, or was added. */
  replaces?: ReplacedUnits;
}

/** `units` of the line that is sent are one unit of the line in the store. */
export interface ReplacedUnits {
  lineItemId: string;
  units: number;
}

/**
 * Units of a line that the store takes back. `open`: the return is approved and they have not been processed. `exchanged`:
 * the line is sent in exchange for what comes back.
 */
export interface TakenBackUnits {
  state: 'requested' | 'open' | 'inTransit' | 'returned' | 'declined' | 'refunded' | 'exchanged';
  units: number;
  /** Tracking numbers of units that are on their way back; absent: none is known. */
  number?: string;
}

/** Units of a line item that one location is to ship, or that are short. */
export interface LineAllocation {
  /** Null: they are short. */
  locationId: string | null;
  quantity: number;
  /** "Leeds has all 6". */
  reason: Words;
}

/** One line item's part of a shipment (§3 Fulfillment); all with the same name make one shipment. */
export interface Fulfillment extends EntityOf<typeof fulfillmentFields> {
  lineItemId: string;
  fulfillmentId: string;
  shipmentStatus: ShipmentStatus | null;
  /** `holder_location_id`, else `location_id`. */
  locationId: string | null;
  /** Further parcels of the shipment, in which nobody knows what is; absent: none. */
  moreTrackings?: readonly Tracking[];
}

/** Of a shipment, what its number does not say. */
export type ParcelTracking = Pick<Fulfillment, 'carrier' | 'trackingUrl' | 'moreTrackings'>;

/** A parcel's number, with what is known of its carrier. */
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
export interface Location {
  locationId: string;
  name: string;
}

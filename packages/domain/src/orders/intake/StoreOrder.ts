import type { IsoTime } from '../../shared/dates/IsoTime.ts';
import type { ParcelTracking, ShipmentStatus } from '../detail/OrderDetail.ts';
import type { Checkout } from '../../shared/orders/Checkout.ts';
import type { Recipient } from '../../shared/addresses/Recipient.ts';

/** An order as the store has it now. Ids are the store's own, as numbers in texts. */
export interface StoreOrder {
  orderId: string;
  /** `#1001`. A store may have two orders of one name. */
  name: string;
  createdAt: IsoTime;
  /** Of this version; an older version changes nothing. */
  updatedAt: IsoTime;
  cancelledAt: IsoTime | null;
  /** When it was archived. */
  closedAt: IsoTime | null;
  customerName: string;
  /** The buyer's own number of it; empty for none. */
  poNumber: string;
  tags: readonly string[];
  /** `displayFinancialStatus`: `PAID`, `PENDING`, `AUTHORIZED`, …; null: none yet. */
  financialStatus: string | null;
  /** Nobody pays for it, and nobody is to get it. */
  isTest: boolean;
  /** `risk.recommendation`: `ACCEPT`, `INVESTIGATE`, `CANCEL`, `NONE`; null: the store does not say. */
  risk: string | null;
  /** Statuses of the disputes of its payments: `NEEDS_RESPONSE`, `WON`, …; absent: not known. */
  disputes?: readonly string[];
  /** Absent: not known. */
  checkout?: Checkout;
  /** Whether anything has to be paid for what edits and refunds have left. */
  hasTotal: boolean;
  lines: readonly StoreOrderLine[];
  /** What of it is left to ship, where, and whether it may be. */
  fulfillmentOrders: readonly StoreFulfillmentOrder[];
  fulfillments: readonly StoreOrderFulfillment[];
  /** What customers send back; absent: not read, or not granted. */
  returns?: readonly StoreReturn[];
  /** What was paid back; absent: not read. */
  refunds?: readonly StoreRefund[];
}

/** https://shopify.dev/docs/api/admin-graphql/latest/objects/Return */
export interface StoreReturn {
  returnId: string;
  /** `#1001-R1` */
  name: string;
  /** `REQUESTED`, `OPEN`, `CLOSED`, `DECLINED`, `CANCELED`. */
  status: string;
  /** `processed`: units that somebody has looked at. A line that the store cannot tell is null. */
  lines: readonly { lineItemId: string | null; quantity: number; processed: number }[];
  /** What the customer gets instead; null: the store has made no line of it yet. */
  exchanges: readonly { lineItemId: string | null; quantity: number }[];
  /** Units in parcels on their way back, which nobody has processed; an empty number: a label alone. Absent: none. */
  onTheWay?: readonly { lineItemId: string | null; quantity: number; trackingNumber: string }[];
}

export interface StoreRefund {
  refundId: string;
  /** None: money alone, such as shipping. */
  lines: readonly { lineItemId: string; quantity: number }[];
}

/**
 * A part of an order as the store keeps it: what one location is to ship by one method.
 * https://shopify.dev/docs/api/admin-graphql/latest/objects/FulfillmentOrder
 */
export interface StoreFulfillmentOrder {
  fulfillmentOrderId: string;
  /** `OPEN`, `IN_PROGRESS`, `ON_HOLD`, `SCHEDULED`, `INCOMPLETE`, `CLOSED`, `CANCELLED`. */
  status: string;
  /** `UNSUBMITTED`, `SUBMITTED`, `ACCEPTED`, `REJECTED`, … */
  requestStatus: string;
  /** Null: the location was deleted, or the store does not say. */
  locationId: string | null;
  locationName: string;
  /** `SHIPPING`, `PICKUP_POINT`, `LOCAL`, `PICK_UP`, `RETAIL`, `NONE`; null: none is known. */
  method: string | null;
  /** Null or absent: to the order's address. */
  destination?: Recipient | null;
  /** Not before; null: at once. */
  fulfillAt: IsoTime | null;
  holds: readonly StoreHold[];
  /** What the store allows now: `RELEASE_HOLD`, …; absent: it does not say. */
  supportedActions?: readonly string[];
  lines: readonly { lineItemId: string; total: number; remaining: number }[];
}

/** Why the store keeps a part back. */
export interface StoreHold {
  /** Absent: it cannot be released by it. */
  holdId?: string;
  /** `AWAITING_PAYMENT`, `HIGH_RISK_OF_FRAUD`, `OTHER`, … */
  reason: string;
  note: string | null;
  /** One of this app. */
  isOurs: boolean;
}

export interface StoreOrderLine {
  lineItemId: string;
  name: string;
  sku: string;
  /** As it was ordered. */
  quantity: number;
  /** Without what was refunded or removed; 0: the line was removed. */
  currentQuantity: number;
  /** Of them, those that are not fulfilled. */
  unfulfilledQuantity: number;
  /** False: a gift card, a service, …. */
  requiresShipping: boolean;
  isGiftCard: boolean;
  /** Per unit, in the shop's currency; null: not known. */
  price: number | null;
  /** The same after all discounts; absent: not known. */
  paidPrice?: number;
  /** Kilograms as a text; may be empty. */
  weight: string;
}

export interface StoreOrderFulfillment extends ParcelTracking {
  fulfillmentId: string;
  /** Canceled, or failed: nothing of it ships. */
  isCancelled: boolean;
  /** It was not canceled by a person; absent: it was, or is valid. */
  hasFailed?: boolean;
  trackingNumber: string | null;
  status: ShipmentStatus | null;
  locationId: string | null;
  lines: readonly { lineItemId: string; quantity: number }[];
}

import type { IsoTime } from '../../shared/dates/IsoTime.ts';
import type { ParcelTracking, ShipmentStatus } from '../detail/OrderDetail.ts';
import type { Checkout } from '../../shared/orders/Checkout.ts';
import type { Recipient } from '../../shared/addresses/Recipient.ts';

/** What the store says of an order as a whole. The store's client reads it under the same names. */
export interface StoreOrderHead {
  /** `#1001`. A store can have two orders with the same name. */
  name: string;
  createdAt: IsoTime;
  /** Time of this version; an older version changes nothing. */
  updatedAt: IsoTime;
  cancelledAt: IsoTime | null;
  /** When it was archived. */
  closedAt: IsoTime | null;
  /** Name of the customer or the recipient; empty when the store does not say. */
  customerName: string;
  /** The buyer's purchase order number; empty for none. */
  poNumber: string;
  tags: readonly string[];
  /** `displayFinancialStatus`: `PAID`, `PENDING`, `AUTHORIZED`, …; `null` when not set yet. */
  financialStatus: string | null;
  /** A test order: no payment, no recipient. */
  isTest: boolean;
  /** `risk.recommendation`: `ACCEPT`, `INVESTIGATE`, `CANCEL`, `NONE`; `null` when the store does not say. */
  risk: string | null;
  /** Dispute statuses of its payments: `NEEDS_RESPONSE`, `WON`, …; absent when unknown. */
  disputes?: readonly string[];
}

/** Of an order whose name and times alone are known. */
export const emptyStoreOrderHead: Omit<StoreOrderHead, 'name' | 'createdAt' | 'updatedAt' | 'disputes'> = {
  cancelledAt: null,
  closedAt: null,
  customerName: '',
  poNumber: '',
  tags: [],
  financialStatus: null,
  isTest: false,
  risk: null,
};

/** The head alone, without what else is known of the order. */
export function storeOrderHead(order: StoreOrderHead): StoreOrderHead {
  const { name, createdAt, updatedAt, cancelledAt, closedAt, customerName, poNumber, tags } = order;
  const { financialStatus, isTest, risk, disputes } = order;
  const dates = { createdAt, updatedAt, cancelledAt, closedAt };
  return { name, ...dates, customerName, poNumber, tags, financialStatus, isTest, risk, ...(disputes && { disputes }) };
}

/** An order as the store currently has it. Ids are the store's own, as numeric text. */
export interface StoreOrder extends StoreOrderHead {
  orderId: string;
  /** Absent when unknown. */
  checkout?: Checkout;
  /** Whether the total after edits and refunds is above zero. */
  hasTotal: boolean;
  lines: readonly StoreOrderLine[];
  /** What is left to ship, from where, and whether it may ship. */
  fulfillmentOrders: readonly StoreFulfillmentOrder[];
  fulfillments: readonly StoreOrderFulfillment[];
  /** Customer returns; absent when not read or not granted. */
  returns?: readonly StoreReturn[];
  /** Refunds; absent when not read. */
  refunds?: readonly StoreRefund[];
}

/** https://shopify.dev/docs/api/admin-graphql/latest/objects/Return */
export interface StoreReturn {
  returnId: string;
  /** `#1001-R1` */
  name: string;
  /** `REQUESTED`, `OPEN`, `CLOSED`, `DECLINED`, `CANCELED`. */
  status: string;
  /** `processed` counts units that were handled. A line is `null` when the store can't identify it. */
  lines: readonly { lineItemId: string | null; quantity: number; processed: number }[];
  /** What the customer gets in exchange; `null` while the store has no line for it. */
  exchanges: readonly { lineItemId: string | null; quantity: number }[];
  /** Unprocessed units in parcels on their way back; an empty number means only a label. Absent for none. */
  onTheWay?: readonly { lineItemId: string | null; quantity: number; trackingNumber: string }[];
}

export interface StoreRefund {
  refundId: string;
  /** Empty for money only, such as shipping. */
  lines: readonly { lineItemId: string; quantity: number }[];
}

/**
 * A part of a store order: what one location ships by one method.
 * https://shopify.dev/docs/api/admin-graphql/latest/objects/FulfillmentOrder
 */
export interface StoreFulfillmentOrder {
  fulfillmentOrderId: string;
  /** `OPEN`, `IN_PROGRESS`, `ON_HOLD`, `SCHEDULED`, `INCOMPLETE`, `CLOSED`, `CANCELLED`. */
  status: string;
  /** `UNSUBMITTED`, `SUBMITTED`, `ACCEPTED`, `REJECTED`, … */
  requestStatus: string;
  /** `null` when the location was deleted or the store does not say. */
  locationId: string | null;
  locationName: string;
  /** `SHIPPING`, `PICKUP_POINT`, `LOCAL`, `PICK_UP`, `RETAIL`, `NONE`; `null` when unknown. */
  method: string | null;
  /** `null` or absent for the order's address. */
  destination?: Recipient | null;
  /** Earliest time; `null` for immediately. */
  fulfillAt: IsoTime | null;
  holds: readonly StoreHold[];
  /** Currently allowed actions: `RELEASE_HOLD`, …; absent when the store does not say. */
  supportedActions?: readonly string[];
  lines: readonly { lineItemId: string; total: number; remaining: number }[];
}

/** Why the store holds a part back. */
export interface StoreHold {
  /** Absent when it can't be released by id. */
  holdId?: string;
  /** `AWAITING_PAYMENT`, `HIGH_RISK_OF_FRAUD`, `OTHER`, … */
  reason: string;
  note: string | null;
  /** Whether this app placed it. */
  isOurs: boolean;
}

export interface StoreOrderLine {
  lineItemId: string;
  name: string;
  sku: string;
  /** Ordered units. */
  quantity: number;
  /** Units without refunded and removed ones; 0 when the line was removed. */
  currentQuantity: number;
  /** The unfulfilled part of these. */
  unfulfilledQuantity: number;
  /** False for a gift card, a service, …. */
  requiresShipping: boolean;
  isGiftCard: boolean;
  /** Per unit, in the shop's currency; `null` when unknown. */
  price: number | null;
  /** The same after all discounts; absent when unknown. */
  paidPrice?: number;
  /** Kilograms as text; can be empty. */
  weight: string;
}

export interface StoreOrderFulfillment extends ParcelTracking {
  fulfillmentId: string;
  /** Canceled or failed: none of it ships. */
  isCancelled: boolean;
  /** It failed; absent when it is valid or a person canceled it. */
  hasFailed?: boolean;
  trackingNumber: string | null;
  status: ShipmentStatus | null;
  locationId: string | null;
  lines: readonly { lineItemId: string; quantity: number }[];
}

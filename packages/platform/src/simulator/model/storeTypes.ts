import type {
  PastState,
  StoreCheckout,
  StoreDeliveryMethod,
  StoreDispute,
  StorePayment,
  StoreRecipient,
  StoreRequestStatus,
} from '../StoreOptions.ts';

export interface StoreLevel {
  available: number;
  committed: number;
  updatedAt: number;
}

/** A product with one variant. */
export interface StoreProduct {
  /** From 1; its ids derive from it. */
  readonly serial: number;
  readonly sku: string;
  title: string;
  /** In hundredths. */
  price: number;
  grams: number;
  readonly createdAt: number;
  updatedAt: number;
  /** By location number; unchanged levels are generated when read. */
  readonly levels: Map<number, StoreLevel>;
}

export interface StoreLine {
  readonly product: StoreProduct;
  readonly name: string;
  /** As ordered, plus additions by edits. */
  quantity: number;
  /** After edits and refunds. */
  current: number;
  /** In hundredths. */
  readonly price: number;
}

export type FulfillmentOrderStatus =
  | 'OPEN'
  | 'IN_PROGRESS'
  | 'ON_HOLD'
  | 'SCHEDULED'
  | 'CLOSED'
  | 'CANCELLED'
  | 'INCOMPLETE';

export interface StoreHold {
  readonly id: number;
  readonly reason: string;
  readonly notes: string | null;
  readonly handle: string | null;
  /** Set by a person or another app. */
  readonly isOthers?: boolean;
}

export interface StoreFulfillmentOrderLine {
  readonly id: number;
  /** Position in the order. */
  readonly line: number;
  total: number;
  remaining: number;
}

export interface StoreFulfillmentOrder {
  readonly id: number;
  locationId: number;
  status: FulfillmentOrderStatus;
  holds: StoreHold[];
  lines: StoreFulfillmentOrderLine[];
  readonly createdAt: number;
  updatedAt: number;
  /** Earliest shipping time; the order time if absent. */
  fulfillAt?: number;
  /** As in `requestStatus`; not requested if absent. */
  requestStatus?: StoreRequestStatus;
  /** Staff have reported that it is being packed. */
  hasProgress?: boolean;
  /** Shipped if absent. */
  readonly method?: StoreDeliveryMethod;
  /** The order's address if absent. */
  destination?: StoreRecipient;
}

export interface StoreTracking {
  company: string | null;
  numbers: readonly string[];
  urls: readonly string[];
}

export interface StoreFulfillmentEvent {
  readonly id: number;
  readonly status: string;
  readonly message: string | null;
  readonly happenedAt: number;
}

export interface StoreFulfillment {
  readonly id: number;
  readonly locationId: number;
  status: 'SUCCESS' | 'CANCELLED';
  tracking: StoreTracking;
  readonly notifiedCustomer: boolean;
  readonly lines: readonly {
    id: number;
    line: number;
    quantity: number;
    fulfillmentOrderId: number;
    fulfillmentOrderLineId: number;
  }[];
  readonly createdAt: number;
  updatedAt: number;
  readonly events: StoreFulfillmentEvent[];
}

export interface StoreRefund {
  readonly id: number;
  readonly at: number;
  readonly note: string | null;
  readonly lines: readonly {
    id: number;
    line: number;
    quantity: number;
    restockType: 'CANCEL' | 'NO_RESTOCK' | 'RETURN';
  }[];
}

/** A customer's return. */
export interface StoreReturn {
  readonly id: number;
  /** Absent in state files of earlier versions. */
  readonly at?: number;
  status: 'REQUESTED' | 'OPEN' | 'CLOSED' | 'DECLINED' | 'CANCELED';
  /** `processed`: inspected units; none if absent. */
  lines: readonly { line: number; quantity: number; processed?: number }[];
  /** The return's parcel; absent while the customer has no label. */
  parcel?: { number: string; at: number };
  /** Refunded when it was closed; absent until then. */
  isPaidBack?: true;
  /** Position of the exchange line; null if refunded. */
  readonly exchangeLine: number | null;
}

/** Shipping of an order. For a past order it is generated on first read. */
export interface StoreShipping {
  readonly fulfillmentOrders: StoreFulfillmentOrder[];
  readonly fulfillments: StoreFulfillment[];
}

export interface BookedOrder {
  /** From 1; ids of its parts derive from it. */
  readonly serial: number;
  readonly id: number;
  /** Without the shop's prefix. */
  readonly number: string;
  readonly at: number;
  updatedAt: number;
  readonly customer: string | null;
  readonly country: string;
  readonly lines: StoreLine[];
  readonly shippingMethod: string | null;
  /** Null if generated when read. */
  recipient: StoreRecipient | null;
  tags: readonly string[];
  note: string | null;
  /** Also absent in state files of earlier versions. */
  readonly poNumber?: string;
  readonly checkout?: StoreCheckout;
  payment?: StorePayment;
  readonly isTest?: boolean;
  risk?: string;
  /** State of the payment dispute; none if absent. */
  dispute?: StoreDispute;
  readonly initial: PastState;
  closedAt: number | null;
  cancelledAt: number | null;
  cancelReason: string | null;
  staffNote: string | null;
  isEdited: boolean;
  isRedacted: boolean;
  shipping: StoreShipping | null;
  refunds: readonly StoreRefund[];
  /** None if absent. */
  returns?: readonly StoreReturn[];
  /** Its story from `orderStories`, next step and due time; none if absent. */
  story?: { name: string; step: number; dueAt: number };
  /** The state file includes it. */
  isChanged: boolean;
}

export interface StoreLocation {
  readonly id: number;
  name: string;
  readonly address1: string | null;
  readonly city: string | null;
  readonly zip: string | null;
  readonly countryCode: string;
  isActive: boolean;
  /** Existing fulfillment orders keep its name. */
  isDeleted?: boolean;
}

/** An event for webhooks. The body is built only if a subscription exists. */
export interface StoreEvent {
  /** `orders/create`. */
  topic: string;
  /** In the platform's form. */
  body: () => unknown;
}

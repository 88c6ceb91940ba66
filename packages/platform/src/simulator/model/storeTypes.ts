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
  /** From 1; ids follow from it. */
  readonly serial: number;
  readonly sku: string;
  title: string;
  /** In hundredths. */
  price: number;
  grams: number;
  readonly createdAt: number;
  updatedAt: number;
  /** By number of the location; those that were never changed are made up when they are read. */
  readonly levels: Map<number, StoreLevel>;
}

export interface StoreLine {
  readonly product: StoreProduct;
  readonly name: string;
  /** As ordered, with what edits have added. */
  quantity: number;
  /** What edits and refunds have left. */
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
  /** Not to be sent before; absent: since the order was placed. */
  fulfillAt?: number;
  /** As in `requestStatus`; absent: nobody was asked to send it. */
  requestStatus?: StoreRequestStatus;
  /** Somebody has reported that it is being packed. */
  hasProgress?: boolean;
  /** Absent: it is sent. */
  readonly method?: StoreDeliveryMethod;
  /** Absent: to the order's address. */
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

/** What a customer sends back. */
export interface StoreReturn {
  readonly id: number;
  /** Absent in state files of earlier versions. */
  readonly at?: number;
  status: 'REQUESTED' | 'OPEN' | 'CLOSED' | 'DECLINED' | 'CANCELED';
  /** `processed`: units that somebody has looked at; absent: none. */
  lines: readonly { line: number; quantity: number; processed?: number }[];
  /** The parcel by which it comes back; absent: the customer has no label for it. */
  parcel?: { number: string; at: number };
  /** It was paid back when it was closed; absent: not yet. */
  isPaidBack?: true;
  /** Position of the line that is sent instead; null: it is paid back. */
  readonly exchangeLine: number | null;
}

/** How an order is shipped. Of an order of the past it is made up when it is first read. */
export interface StoreShipping {
  readonly fulfillmentOrders: StoreFulfillmentOrder[];
  readonly fulfillments: StoreFulfillment[];
}

export interface BookedOrder {
  /** From 1; ids of its parts follow from it. */
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
  /** Null: made up when it is read. */
  recipient: StoreRecipient | null;
  tags: readonly string[];
  note: string | null;
  /** Absent also in state files of earlier versions. */
  readonly poNumber?: string;
  readonly checkout?: StoreCheckout;
  payment?: StorePayment;
  readonly isTest?: boolean;
  risk?: string;
  /** Where a dispute of the payment stands; absent: there is none. */
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
  /** Absent: none. */
  returns?: readonly StoreReturn[];
  /** What of `orderStories` is to happen to it, and when; absent: nothing. */
  story?: { name: string; step: number; dueAt: number };
  /** It is kept in the state file. */
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
  /** Fulfillment orders that were there keep its name. */
  isDeleted?: boolean;
}

/** What happened, for webhooks. The body is made only if somebody subscribed to the topic. */
export interface StoreEvent {
  /** `orders/create`. */
  topic: string;
  /** As the platform sends it. */
  body: () => unknown;
}

import type { SimulatedClock } from '@hub/domain/simulation';

/** The app as registered on the platform. */
export interface RegisteredApp {
  apiKey: string;
  apiSecret: string;
  /** App URL: `http://127.0.0.1:3000/`. */
  url: string;
  /** Part of the admin address: `/admin/apps/fulfillment-hub`. */
  handle: string;
  title: string;
  /** Granted when the merchant installs the app. */
  scopes: readonly string[];
  /** Address for the three privacy topics. Not sent if absent. */
  privacyUrl?: string;
}

/** A stock location. */
export interface StoreLocationInput {
  /** Numeric part of its id. */
  id: number;
  name: string;
  address1?: string;
  city?: string;
  zip?: string;
  /** ISO 3166: `GB`. */
  countryCode?: string;
  isActive?: boolean;
}

export interface StoreLineInput {
  sku: string;
  name: string;
  /** Above 0; in a canceled order, the ordered quantity. */
  quantity: number;
  /** Per unit, in the shop's currency. */
  price: number;
  /** Ordered and then removed. */
  isRemoved?: boolean;
}

/** Where an order goes. An empty text means that the customer left it out. */
export interface StoreRecipient {
  firstName: string;
  lastName: string;
  company: string;
  address1: string;
  address2: string;
  city: string;
  province: string;
  zip: string;
  /** ISO 3166: `GB`. */
  countryCode: string;
  phone: string;
  email: string;
}

/** State of a past order. */
export type PastState = 'open' | 'fulfilled' | 'closed' | 'cancelled';

/** As in `DisputeStatus`. */
export type StoreDispute = 'NEEDS_RESPONSE' | 'UNDER_REVIEW' | 'ACCEPTED' | 'WON' | 'LOST' | 'PREVENTED';

/** As in `risk.recommendation`. */
export type StoreRisk = 'NONE' | 'ACCEPT' | 'INVESTIGATE' | 'CANCEL';

/** Delivery method of a part, as in `deliveryMethod.methodType`. */
export type StoreDeliveryMethod = 'SHIPPING' | 'PICKUP_POINT' | 'PICK_UP' | 'LOCAL' | 'RETAIL' | 'NONE';

/** State of a request to a fulfillment service. */
export type StoreRequestStatus =
  | 'UNSUBMITTED'
  | 'SUBMITTED'
  | 'ACCEPTED'
  | 'REJECTED'
  | 'CANCELLATION_REQUESTED'
  | 'CANCELLATION_ACCEPTED'
  | 'CANCELLATION_REJECTED';

/** A fulfillment order that the store creates for an order. */
export interface StorePartInput {
  /** Units by SKU; all that earlier parts left if absent. */
  units?: Readonly<Record<string, number>>;
  /** The first active one if absent. */
  locationId?: number;
  /** Shipped if absent. */
  method?: StoreDeliveryMethod;
  /** The order's address if absent. */
  destination?: StoreRecipient;
  /** Scheduled until then, ms since 1970. */
  fulfillAt?: number;
  requestStatus?: StoreRequestStatus;
}

/** Checkout choices other than the items. */
export interface StoreCheckout {
  attributes?: readonly { key: string; value: string }[];
  discountCodes?: readonly string[];
  /** `manual` if absent. */
  paymentGateway?: string;
  /** Name of the company that bought. */
  company?: string;
  /** Due at once if absent. `dueAt`: ISO 8601. */
  paymentTerms?: { name: string; type: string; dueAt: string | null };
  /** Selling plan of all lines. */
  sellingPlan?: string;
  /** Discount on every unit, percent. */
  discountPercent?: number;
  /** In the shop's currency; free if absent. */
  shippingPrice?: number;
  /** On items and shipping, percent; none if absent. */
  taxPercent?: number;
  /** If absent, prices include tax. */
  taxesExcluded?: boolean;
  /** Customer's currency and its units per unit of the shop's; the shop's currency if absent. */
  presentment?: { currency: string; rate: number };
}

/** Payment state of an order without refunds. */
export type StorePayment = 'PAID' | 'AUTHORIZED' | 'PENDING' | 'PARTIALLY_PAID' | 'EXPIRED' | 'VOIDED';

/** An order to place. */
export interface StoreOrderInput {
  /** Numeric part of its id; the store's next one if absent. */
  id?: number;
  /** Without the shop's prefix: `536365`. The next number if absent. */
  number?: string;
  /** Milliseconds since 1970; now if absent. */
  at?: number;
  /** Number or name that identifies the customer; null for a guest. */
  customer: string | null;
  /** English name: `United Kingdom`. */
  country: string;
  lines: readonly StoreLineInput[];
  /** Generated if absent, the same for the same customer. */
  recipient?: StoreRecipient;
  /** Generated if absent. */
  shippingMethod?: string;
  tags?: readonly string[];
  note?: string;
  /** The buyer's own order number. */
  poNumber?: string;
  /** Other checkout choices; none if absent. */
  checkout?: StoreCheckout;
  /** As in `displayFinancialStatus`; paid if absent. */
  payment?: StorePayment;
  /** A test order: no payment. */
  isTest?: boolean;
  /** As in `risk.recommendation`; none if absent. */
  risk?: StoreRisk;
  /** State of the payment dispute; none if absent. */
  dispute?: StoreDispute;
  /** Name of its story in `orderStories`; none if absent. */
  story?: string;
  /** If absent, one part with everything that ships. */
  parts?: readonly StorePartInput[];
  /** Open if absent. */
  state?: PastState;
}

/** Ids of an order and its first line; the other lines follow. Two orders are at least 10,000 apart. */
export interface StoreOrderIds {
  order: number;
  firstLine: number;
}

/** Shipping state of a past order. */
export interface PastShipping {
  fulfillments: readonly {
    id: number;
    /** Null if sent without one. */
    trackingNumber: string | null;
    /** Units by line position in the order. */
    lines: readonly { line: number; quantity: number }[];
  }[];
  /** Reason for the app's hold; null if there is none. */
  holdReason: string | null;
}

export interface StoreOptions {
  app: RegisteredApp;
  /** 0 or absent: any free port. */
  port?: number;
  /** `sample.myshopify.com`. */
  domain?: string;
  name?: string;
  email?: string;
  /** ISO 4217; `GBP` if absent. */
  currency?: string;
  /** IANA name; `Europe/London` if absent. */
  timeZone?: string;
  locations?: readonly StoreLocationInput[];
  /** Past orders, in any order. The state file overrides those that have changed since. */
  orders?: Iterable<StoreOrderInput> | AsyncIterable<StoreOrderInput>;
  /** Generates the recipient of an order without one. */
  recipient?: (order: StoreOrderInput) => StoreRecipient;
  /** Name of a customer; the order's recipient if absent. */
  customerName?: (customer: string) => { firstName: string; lastName: string };
  /** Ids by order number; the store's own if absent. */
  idsOf?: (number: string) => StoreOrderIds;
  /** Shipping of a past order, unless canceled; generated if absent. */
  pastShipping?: (order: StoreOrderInput) => PastShipping;
  /** Lowest number for the next order. */
  nextNumber?: number;
  /** Who is signed in to the admin; the store's own owner if absent. */
  ownerId?: number;
  clock?: SimulatedClock;
  /** Replay speed of past orders: 1 is about one a minute, 60 a fast day. 0 or absent: no replay. */
  speed?: number;
  /** New orders follow `checkoutShares` and `orderStories`, and the store itself follows `storeChanges`. */
  hasStories?: boolean;
  /** JSON file of everything since the past. Throws `StoreStateError`. */
  stateFile?: string;
  /** Installs the app at the start. */
  isInstalled?: boolean;
  /** Refill rate and size of the query cost bucket; 100 and 2,000 if absent. */
  rateLimit?: { restoreRate: number; maximumAvailable: number };
  /** Time limit for a webhook receiver; 5 s if absent. */
  webhookTimeoutMs?: number;
  /** Concurrent webhooks. The platform sends several, so they overtake each other. 1 if absent. */
  webhookLanes?: number;
  /** Number of webhooks in the books; 20,000 if absent. */
  rememberedWebhooks?: number;
  /** Pause between two parts of a bulk operation; 20 ms if absent. */
  bulkRestMs?: number;
}

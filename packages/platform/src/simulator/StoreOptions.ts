import type { StoreClock } from './StoreClock.ts';

/** The app as the platform knows it. */
export interface StoreApp {
  apiKey: string;
  apiSecret: string;
  /** Where the app is opened: `http://127.0.0.1:3000/`. */
  url: string;
  /** Part of the address in the admin: `/admin/apps/fulfillment-hub`. */
  handle: string;
  title: string;
  /** That the merchant grants when the app is installed. */
  scopes: readonly string[];
  /** Where the three privacy topics are sent. Absent: nowhere. */
  privacyUrl?: string;
}

/** A place that the store keeps stock at. */
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
  /** Above 0; in an order that was cancelled, what was ordered. */
  quantity: number;
  /** Of one unit, in the shop's currency. */
  price: number;
  /** It was ordered and taken out again. */
  isRemoved?: boolean;
}

/** Where an order goes. An empty text: the customer left it out. */
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

/** How far an order of the past has come. */
export type PastState = 'open' | 'fulfilled' | 'closed' | 'cancelled';

/** As in `DisputeStatus`. */
export type StoreDispute = 'NEEDS_RESPONSE' | 'UNDER_REVIEW' | 'ACCEPTED' | 'WON' | 'LOST' | 'PREVENTED';

/** As in `risk.recommendation`. */
export type StoreRisk = 'NONE' | 'ACCEPT' | 'INVESTIGATE' | 'CANCEL';

/** How a part of an order comes to the customer, as in `deliveryMethod.methodType`. */
export type StoreDeliveryMethod = 'SHIPPING' | 'PICKUP_POINT' | 'PICK_UP' | 'LOCAL' | 'RETAIL' | 'NONE';

/** How far the request to a fulfilment service has come. */
export type StoreRequestStatus =
  | 'UNSUBMITTED'
  | 'SUBMITTED'
  | 'ACCEPTED'
  | 'REJECTED'
  | 'CANCELLATION_REQUESTED'
  | 'CANCELLATION_ACCEPTED'
  | 'CANCELLATION_REJECTED';

/** A fulfillment order that the store makes of an order. */
export interface StorePartInput {
  /** Units by SKU; absent: all that the parts before have left. */
  units?: Readonly<Record<string, number>>;
  /** Absent: the first active one. */
  locationId?: number;
  /** Absent: it is sent. */
  method?: StoreDeliveryMethod;
  /** Absent: to the order's address. */
  destination?: StoreRecipient;
  /** Milliseconds since 1970; until then it is scheduled. */
  fulfillAt?: number;
  requestStatus?: StoreRequestStatus;
}

/** What a customer chose at checkout beside the items. */
export interface StoreCheckout {
  attributes?: readonly { key: string; value: string }[];
  discountCodes?: readonly string[];
  /** `manual` if absent. */
  paymentGateway?: string;
  /** Name of the company that bought. */
  company?: string;
  /** Absent: to be paid at once. `dueAt`: ISO 8601. */
  paymentTerms?: { name: string; type: string; dueAt: string | null };
  /** Name of the selling plan of all its lines. */
  sellingPlan?: string;
  /** Off every unit, in percent. */
  discountPercent?: number;
  /** In the shop's currency; absent: it is sent free. */
  shippingPrice?: number;
  /** On items and shipping, in percent; absent: none. */
  taxPercent?: number;
  /** Absent: prices contain their tax. */
  taxesExcluded?: boolean;
  /** What the customer sees and pays in, with its units for one of the shop's; absent: the shop's currency. */
  presentment?: { currency: string; rate: number };
}

/** What was paid of an order that nothing was paid back of. */
export type StorePayment = 'PAID' | 'AUTHORIZED' | 'PENDING' | 'PARTIALLY_PAID' | 'EXPIRED' | 'VOIDED';

/** An order to place. */
export interface StoreOrderInput {
  /** Numeric part of its id; absent: the store gives the next one. */
  id?: number;
  /** Without the shop's prefix: `536365`. Absent: the next number. */
  number?: string;
  /** Milliseconds since 1970; absent: now. */
  at?: number;
  /** Number or name that tells customers apart; null: a guest. */
  customer: string | null;
  /** English name: `United Kingdom`. */
  country: string;
  lines: readonly StoreLineInput[];
  /** Absent: made up, the same for the same customer. */
  recipient?: StoreRecipient;
  /** Absent: made up. */
  shippingMethod?: string;
  tags?: readonly string[];
  note?: string;
  /** The buyer's own number of it. */
  poNumber?: string;
  /** What else was chosen at checkout; absent: nothing. */
  checkout?: StoreCheckout;
  /** As in `displayFinancialStatus`; paid if absent. */
  payment?: StorePayment;
  /** Made to try the shop: nobody pays for it. */
  isTest?: boolean;
  /** As in `risk.recommendation`; none if absent. */
  risk?: StoreRisk;
  /** Where a dispute of the payment stands; absent: there is none. */
  dispute?: StoreDispute;
  /** Name of what happens to it afterwards, in `orderStories`; absent: nothing. */
  story?: string;
  /** Absent: one, of all that is shipped. */
  parts?: readonly StorePartInput[];
  /** Absent: open. */
  state?: PastState;
}

/** Ids of an order and of its first line; the other lines follow. Those of two orders are 10,000 apart at least. */
export interface StoreOrderIds {
  order: number;
  firstLine: number;
}

/** How far the shipping of an order of the past has come. */
export interface PastShipping {
  fulfillments: readonly {
    id: number;
    /** Null: sent without one. */
    trackingNumber: string | null;
    /** Units by the position of the line in the order. */
    lines: readonly { line: number; quantity: number }[];
  }[];
  /** Why the app holds it; null: it does not. */
  holdReason: string | null;
}

export interface StoreOptions {
  app: StoreApp;
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
  /** Of the past, in any order. Those that were changed since come from the state file. */
  orders?: Iterable<StoreOrderInput> | AsyncIterable<StoreOrderInput>;
  /** Makes up the recipient of an order that has none. */
  recipient?: (order: StoreOrderInput) => StoreRecipient;
  /** What a customer is called; absent: as the recipient of the order. */
  customerName?: (customer: string) => { firstName: string; lastName: string };
  /** Ids by the number of an order; absent: the store's own. */
  idsOf?: (number: string) => StoreOrderIds;
  /** How an order of the past was shipped, unless it was cancelled; absent: made up. */
  pastShipping?: (order: StoreOrderInput) => PastShipping;
  /** The next order has at least this number. */
  nextNumber?: number;
  /** Who is signed in to the admin; absent: an owner of the store's own. */
  ownerId?: number;
  clock?: StoreClock;
  /** Orders of the past come again: 1 is about one a minute, 60 a fast day. 0 or absent: none comes by itself. */
  speed?: number;
  /** New orders are as `checkoutShares` and `orderStories` say, and the store itself changes as `storeChanges` does. */
  hasStories?: boolean;
  /** JSON file of what happened since the past. Throws `StoreStateError`. */
  stateFile?: string;
  /** The app is installed from the start. */
  isInstalled?: boolean;
  /** Restore rate and size of the bucket of query costs: 100 and 2,000 if absent. */
  rateLimit?: { restoreRate: number; maximumAvailable: number };
  /** How long a receiver of webhooks may take: 5 s if absent. */
  webhookTimeoutMs?: number;
  /** Webhooks that are sent at once, as the platform does: then they overtake each other. 1 if absent. */
  webhookLanes?: number;
  /** Webhooks whose way the books remember: 20,000 if absent. */
  rememberedWebhooks?: number;
  /** How long a bulk operation rests between two parts: 20 ms if absent. */
  bulkRestMs?: number;
}

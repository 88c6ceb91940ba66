import type { ReturnChange } from './actions/orders.ts';
import type {
  StoreLineInput,
  StoreLocationInput,
  StoreOrderInput,
  StoreRecipient,
  StoreRequestStatus,
  StoreDispute,
  StoreRisk,
} from './StoreOptions.ts';

/** What can be done with a return besides closing it. */
export type { ReturnChange };

/** A call of the Admin API that goes wrong. */
export type StoreFaultKind =
  /** Answers after a while, `slowMs`. */
  | 'slow'
  /** 429 as the edge of the platform answers, without a body of GraphQL. */
  | 'tooManyRequests'
  /** 200 with the error THROTTLED. */
  | 'throttled'
  | 'serverError'
  /** Does what it is sent and answers 500. */
  | 'serverErrorAfterwards'
  /** Ends the connection before anything is done. */
  | 'reset'
  /** Does what it is sent and ends the connection without an answer. */
  | 'resetAfterwards'
  /** A page for people, with status 200. Nothing is done. */
  | 'html';

export interface StoreFault {
  kind: StoreFaultKind;
  /** Name of a root field that the call has: `fulfillmentCreate`. Absent: any. */
  field?: string;
  /** 1 if absent. */
  times?: number;
}

export type WebhookFaultKind = 'lost' | 'twice' | 'late' | 'outOfOrder';

/** From 0 up to 1 of the calls or webhooks, together at most 1. The same seed and calls give the same faults. */
export interface RandomStoreFaults {
  seed: string;
  calls?: Partial<Record<StoreFaultKind, number>>;
  webhooks?: Partial<Record<WebhookFaultKind, number>>;
}

/** How an order ends that a bulk operation is on. */
export type BulkFault = 'FAILED' | 'EXPIRED';

export interface StoreBookFulfillment {
  /** `gid://shopify/Fulfillment/…` */
  id: string;
  status: 'SUCCESS' | 'CANCELLED';
  createdAt: string;
  trackingCompany: string | null;
  trackingNumbers: readonly string[];
  trackingUrls: readonly string[];
  locationName: string;
  notifiedCustomer: boolean;
  lines: readonly { sku: string; quantity: number }[];
}

export interface StoreBookFulfillmentOrder {
  id: string;
  status: string;
  requestStatus: string;
  locationName: string;
  /** As in `deliveryMethod.methodType`. */
  method: string;
  holds: readonly { id: string; reason: string; notes: string | null; handle: string | null }[];
  lines: readonly { sku: string; total: number; remaining: number }[];
}

/** What the store shows of an order, for a test to compare with ours. */
export interface StoreBookOrder {
  /** `gid://shopify/Order/…` */
  id: string;
  name: string;
  createdAt: string;
  updatedAt: string;
  closedAt: string | null;
  cancelledAt: string | null;
  cancelReason: string | null;
  tags: readonly string[];
  /** As in `displayFulfillmentStatus`. */
  fulfillmentStatus: string;
  /** As in `displayFinancialStatus`. */
  financialStatus: string;
  lines: readonly { id: string; sku: string; name: string; quantity: number; currentQuantity: number }[];
  fulfillmentOrders: readonly StoreBookFulfillmentOrder[];
  fulfillments: readonly StoreBookFulfillment[];
  refunds: readonly { id: string; note: string | null; lines: readonly { sku: string; quantity: number }[] }[];
}

/** A webhook as it went, for the books. */
export interface StoreWebhookRecord {
  at: string;
  topic: string;
  url: string;
  webhookId: string;
  eventId: string;
  /** From 1. */
  attempt: number;
  /** Status of the answer; `lost`: never sent; `unreachable`: no answer in time; `givenUp`: not tried again. */
  outcome: number | 'lost' | 'unreachable' | 'givenUp';
}

/** A call of the Admin API. */
export interface StoreCallRecord {
  at: string;
  /** Root fields of the query. */
  fields: readonly string[];
  status: number;
  /** Points that it took; null: it was not run. */
  cost: number | null;
  fault: StoreFaultKind | null;
}

/** What the store knows of the app. */
export interface StoreAppState {
  isInstalled: boolean;
  grantedScopes: readonly string[];
  webhookSubscriptions: readonly { topic: string; uri: string }[];
  subscriptions: readonly { id: string; name: string; status: string; price: string }[];
}

/**
 * What tests and the demo do to the store. Orders are named as the merchant sees them: `#536365`. Throws
 * `StoreControlError` for a name or a SKU that there is not. The same stands behind `POST /control/NAME` with the
 * parameters as a JSON array.
 */
export interface StoreControls {
  /** Returns the order's name. */
  placeOrder(order: StoreOrderInput): string;
  /** The next orders of the past come again now. Returns their names. */
  replayOrders(count: number): string[];
  /** Sets the quantity of a line, as the merchant edits it; 0 removes it. More than before is owed until `payOrder`. */
  editOrder(name: string, sku: string, quantity: number): void;
  /** Adds a line, as the merchant edits the order. */
  addLine(name: string, line: StoreLineInput): void;
  /** Changes the address or the note. */
  updateOrder(name: string, changes: { note?: string; address1?: string; zip?: string; city?: string }): void;
  cancelOrder(name: string, reason?: 'CUSTOMER' | 'FRAUD' | 'INVENTORY' | 'OTHER'): void;
  /** Removes lines that were ordered and pays them back. Quantities by SKU; absent: all that is left. */
  refundOrder(name: string, quantities?: Readonly<Record<string, number>>): void;
  /** The merchant fulfils what is left by hand, in the admin. */
  fulfillOrder(name: string, trackingNumber?: string): void;
  /** Cancels the last fulfilment; what it had sent is open again. */
  cancelFulfillment(name: string): void;
  /**
   * The customer sends units back, by SKU. `exchange` is sent instead: it is on hold until `closeReturn`; without it they
   * are paid back then.
   */
  openReturn(name: string, quantities: Readonly<Record<string, number>>, exchange?: StoreLineInput): void;
  /** The customer asks to send units back, by SKU; `changeReturn` answers. */
  requestReturn(name: string, quantities: Readonly<Record<string, number>>): void;
  /** `process`: all its units are looked at; `update`: one unit of each line is taken out of it. */
  changeReturn(name: string, change: ReturnChange): void;
  /** What is to be returned is on its way back, in a parcel of this number. */
  sendBack(name: string, trackingNumber: string): void;
  closeReturn(name: string): void;
  /** Archives an order. */
  archiveOrder(name: string): void;
  unarchiveOrder(name: string): void;
  /** The store has looked at the payment. */
  assessRisk(name: string, recommendation: StoreRisk): void;
  /** A customer disputes the payment, or a dispute goes on. */
  changeDispute(name: string, status: StoreDispute): void;
  /** Moves units to another location, by SKU; absent: all that is open. */
  moveOrder(name: string, locationId: number, quantities?: Readonly<Record<string, number>>): void;
  /** Puts units of a SKU into a part of their own. */
  splitOrder(name: string, sku: string, quantity: number): void;
  /** Puts the open parts of one location together. */
  mergeOrder(name: string): void;
  /** Changes when what is open is sent, ms since 1970; what is due opens by itself. */
  rescheduleOrder(name: string, fulfillAt: number): void;
  /** Changes where what is open goes, away from the order's address; what is not given stays as it was. */
  redirectOrder(name: string, destination: Partial<StoreRecipient>): void;
  /** Somebody begins to pack what is open in the store, or leaves it again. */
  reportProgress(name: string, isBegun: boolean): void;
  /** What is open is given to a fulfilment service, or the service answers. */
  requestFulfillment(name: string, status: StoreRequestStatus): void;
  addLocation(location: StoreLocationInput): void;
  renameLocation(locationId: number, name: string): void;
  /** Switched off, what is open there goes to another location. */
  setLocationActive(locationId: number, isActive: boolean): void;
  /** One that is switched off. */
  deleteLocation(locationId: number): void;
  /** Another variant with the same SKU. Returns the number of its inventory item. */
  addVariant(sku: string): number;
  /** The payment of an order comes in. */
  payOrder(name: string): void;
  /** A person or another app holds all that is left of an order. Returns the ids of the holds, which stack. */
  holdOrder(name: string, reason: string, notes?: string): string[];
  /** Releases one hold, or all that `holdOrder` has made. */
  releaseOrder(name: string, holdId?: string): void;
  /** Null: there is no such order. */
  order(name: string): StoreBookOrder | null;
  /** Newest first. */
  orderNames(limit: number): string[];
  orderCount(): number;
  setInventory(sku: string, locationId: number, available: number): void;
  updateProduct(sku: string, changes: { title?: string; grams?: number }): void;
  /** How fast orders of the past come again; 0: none comes. */
  setSpeed(speed: number): void;
  nextFault(fault: StoreFault): void;
  nextWebhookFaults(...faults: readonly WebhookFaultKind[]): void;
  /** Null ends them. */
  setRandomFaults(faults: RandomStoreFaults | null): void;
  nextBulkFault(fault: BulkFault): void;
  /** Takes points out of the bucket. */
  drainBucket(): void;
  /** Frozen: every call gets 402. */
  setFrozen(isFrozen: boolean): void;
  app(): StoreAppState;
  /** Installs the app without a browser. */
  installApp(): void;
  /** The merchant removes the app: tokens end, the webhook goes out, and 48 h later `shop/redact`. */
  uninstallApp(): void;
  setGrantedScopes(scopes: readonly string[]): void;
  /** Every token so far is refused with 401. */
  revokeTokens(): void;
  /** A session token of the embedded admin, for the owner or another of the staff. */
  sessionToken(staffId?: number): string;
  /** The merchant's answer to a subscription that waits. Returns where the browser goes. */
  answerCharge(subscriptionId: string, answer: 'approve' | 'decline'): string;
  setSubscriptionStatus(subscriptionId: string, status: 'FROZEN' | 'ACTIVE' | 'EXPIRED' | 'CANCELLED'): void;
  /** The customer asks for what is stored. */
  requestCustomerData(name: string): void;
  redactCustomer(name: string): void;
  redactShop(): void;
  webhooks(): readonly StoreWebhookRecord[];
  calls(): readonly StoreCallRecord[];
}

/** There is no such order, SKU or subscription, or it cannot be done to it. */
export class StoreControlError extends Error {
  override readonly name = 'StoreControlError';
}

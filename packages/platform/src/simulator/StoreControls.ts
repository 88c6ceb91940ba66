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

/** Changes to a return other than closing it. */
export type { ReturnChange };

/** A failing Admin API call. */
export type StoreFaultKind =
  /** Replies after `slowMs`. */
  | 'slow'
  /** 429 as the platform's edge sends it, without a GraphQL body. */
  | 'tooManyRequests'
  /** 200 with the error THROTTLED. */
  | 'throttled'
  | 'serverError'
  /** Does the work, then replies 500. */
  | 'serverErrorAfterwards'
  /** Closes the connection before doing anything. */
  | 'reset'
  /** Does the work, then closes the connection without a reply. */
  | 'resetAfterwards'
  /** An HTML page with status 200. Nothing is done. */
  | 'html';

export interface StoreFault {
  kind: StoreFaultKind;
  /** Name of a root field in the call: `fulfillmentCreate`. Any if absent. */
  field?: string;
  /** 1 if absent. */
  times?: number;
}

export type WebhookFaultKind = 'lost' | 'twice' | 'late' | 'outOfOrder';

/** Share of calls or webhooks, 0 to 1, together at most 1. The same seed and calls give the same faults. */
export interface RandomStoreFaults {
  seed: string;
  calls?: Partial<Record<StoreFaultKind, number>>;
  webhooks?: Partial<Record<WebhookFaultKind, number>>;
}

/** How the next bulk operation ends. */
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

/** An order as the store shows it, for tests to compare with ours. */
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

/** A webhook as it was sent, for the books. */
export interface StoreWebhookRecord {
  at: string;
  topic: string;
  url: string;
  webhookId: string;
  eventId: string;
  /** From 1. */
  attempt: number;
  /** HTTP status; `lost`: never sent; `unreachable`: no answer in time; `givenUp`: no more retries. */
  outcome: number | 'lost' | 'unreachable' | 'givenUp';
}

/** A call of the Admin API. */
export interface StoreCallRecord {
  at: string;
  /** Root fields of the query. */
  fields: readonly string[];
  status: number;
  /** Points charged; null if the query did not run. */
  cost: number | null;
  fault: StoreFaultKind | null;
}

/** What the store knows about the app. */
export interface StoreAppState {
  isInstalled: boolean;
  grantedScopes: readonly string[];
  webhookSubscriptions: readonly { topic: string; uri: string }[];
  subscriptions: readonly { id: string; name: string; status: string; price: string }[];
}

/**
 * What tests and the demo do to the store. Orders go by the name that the merchant sees: `#536365`. Throws
 * `StoreControlError` for an unknown name or SKU. `POST /control/NAME` takes the same parameters as a JSON array.
 */
export interface StoreControls {
  /** Returns the order's name. */
  placeOrder(order: StoreOrderInput): string;
  /** Replays the next past orders now. Returns their names. */
  replayOrders(count: number): string[];
  /** Sets a line's quantity as a merchant's edit; 0 removes it. An increase is owed until `payOrder`. */
  editOrder(name: string, sku: string, quantity: number): void;
  /** Adds a line as a merchant's edit. */
  addLine(name: string, line: StoreLineInput): void;
  /** Changes the address or the note. */
  updateOrder(name: string, changes: { note?: string; address1?: string; zip?: string; city?: string }): void;
  cancelOrder(name: string, reason?: 'CUSTOMER' | 'FRAUD' | 'INVENTORY' | 'OTHER'): void;
  /** Removes ordered lines and refunds them. Quantities by SKU; everything left if absent. */
  refundOrder(name: string, quantities?: Readonly<Record<string, number>>): void;
  /** Fulfills what is left by hand, as the merchant does in the admin. */
  fulfillOrder(name: string, trackingNumber?: string): void;
  /** Cancels the last fulfillment; its units are open again. */
  cancelFulfillment(name: string): void;
  /**
   * The customer returns units, by SKU. `exchange` is sent instead, on hold until `closeReturn`; without an exchange
   * they are refunded then.
   */
  openReturn(name: string, quantities: Readonly<Record<string, number>>, exchange?: StoreLineInput): void;
  /** The customer asks to return units, by SKU; `changeReturn` answers. */
  requestReturn(name: string, quantities: Readonly<Record<string, number>>): void;
  /** `process`: all units have been inspected. `update`: one unit of each line is removed. */
  changeReturn(name: string, change: ReturnChange): void;
  /** The units of the return are on their way back in a parcel with this number. */
  sendBack(name: string, trackingNumber: string): void;
  closeReturn(name: string): void;
  /** Archives an order. */
  archiveOrder(name: string): void;
  unarchiveOrder(name: string): void;
  /** The store has assessed the payment. */
  assessRisk(name: string, recommendation: StoreRisk): void;
  /** A customer opens a dispute, or it changes. */
  changeDispute(name: string, status: StoreDispute): void;
  /** Moves units to another location, by SKU; everything open if absent. */
  moveOrder(name: string, locationId: number, quantities?: Readonly<Record<string, number>>): void;
  /** Splits units of a SKU into a part of their own. */
  splitOrder(name: string, sku: string, quantity: number): void;
  /** Merges the open parts of one location. */
  mergeOrder(name: string): void;
  /** Reschedules open parts, ms since 1970; due parts open by themselves. */
  rescheduleOrder(name: string, fulfillAt: number): void;
  /** Sends open parts to another address; fields left out stay. */
  redirectOrder(name: string, destination: Partial<StoreRecipient>): void;
  /** Staff start packing the open parts, or stop. */
  reportProgress(name: string, isBegun: boolean): void;
  /** Requests open parts from a fulfillment service, or the service answers. */
  requestFulfillment(name: string, status: StoreRequestStatus): void;
  addLocation(location: StoreLocationInput): void;
  renameLocation(locationId: number, name: string): void;
  /** When inactive, its open parts move to another location. */
  setLocationActive(locationId: number, isActive: boolean): void;
  /** Deletes an inactive location. */
  deleteLocation(locationId: number): void;
  /** Adds another variant with the same SKU. Returns its inventory item number. */
  addVariant(sku: string): number;
  /** The order is paid. */
  payOrder(name: string): void;
  /** A person or another app holds what is left of an order. Returns the hold ids; holds stack. */
  holdOrder(name: string, reason: string, notes?: string): string[];
  /** Releases one hold, or all that `holdOrder` set. */
  releaseOrder(name: string, holdId?: string): void;
  /** Null if the order does not exist. */
  order(name: string): StoreBookOrder | null;
  /** Newest first. */
  orderNames(limit: number): string[];
  orderCount(): number;
  /** Orders whose story has steps to come. */
  storiesUnderWay(): number;
  setInventory(sku: string, locationId: number, available: number): void;
  updateProduct(sku: string, changes: { title?: string; grams?: number }): void;
  /** Replay speed of past orders; 0 stops it. */
  setSpeed(speed: number): void;
  nextFault(fault: StoreFault): void;
  nextWebhookFaults(...faults: readonly WebhookFaultKind[]): void;
  /** Null ends them. */
  setRandomFaults(faults: RandomStoreFaults | null): void;
  nextBulkFault(fault: BulkFault): void;
  /** Takes points from the bucket. */
  drainBucket(): void;
  /** When frozen, every call gets 402. */
  setFrozen(isFrozen: boolean): void;
  app(): StoreAppState;
  /** Installs the app without a browser. */
  installApp(): void;
  /** The merchant removes the app: tokens end, the webhook goes out, and `shop/redact` follows 48 hours later. */
  uninstallApp(): void;
  setGrantedScopes(scopes: readonly string[]): void;
  /** All tokens so far get 401. */
  revokeTokens(): void;
  /** A session token of the embedded admin, for the owner or another staff member. */
  sessionToken(staffId?: number): string;
  /** Answers a pending subscription as the merchant. Returns where the browser goes. */
  answerCharge(subscriptionId: string, answer: 'approve' | 'decline'): string;
  setSubscriptionStatus(subscriptionId: string, status: 'FROZEN' | 'ACTIVE' | 'EXPIRED' | 'CANCELLED'): void;
  /** The customer requests their stored data. */
  requestCustomerData(name: string): void;
  redactCustomer(name: string): void;
  redactShop(): void;
  webhooks(): readonly StoreWebhookRecord[];
  calls(): readonly StoreCallRecord[];
}

/** The order, SKU or subscription does not exist, or does not allow the action. */
export class StoreControlError extends Error {
  override readonly name = 'StoreControlError';
}

import type { IsoTime } from '@hub/domain/shared';
import type { SubscribedTopic } from '../webhooks/webhookTopics.ts';
import type { PlatformAddress } from './PlatformAddress.ts';
import type { PlatformFulfillmentOrder } from './PlatformFulfillmentOrder.ts';
import type { PlatformOrder } from './PlatformOrder.ts';
import type { InventoryLevel, PlatformProduct } from './PlatformProduct.ts';
import type { PlatformLocation, PlatformShop } from './PlatformShop.ts';
import type { PlatformSubscription, SubscriptionConfirmation, SubscriptionRequest } from './PlatformSubscription.ts';

/**
 * Client for one shop, with its token. Ids are numbers as text, as in `PlatformOrder`. Every function throws a
 * `PlatformError`; a refused write throws `StoreRefusedError` with the platform's words. A write is retried only when
 * the platform says that it did nothing (throttling). After `StoreUnreachableError` with `mayHaveArrived`, read first,
 * then decide.
 */
export interface StoreClient {
  readonly shopDomain: string;

  readShop(): Promise<PlatformShop>;
  /** Includes inactive ones, by name. */
  listLocations(): Promise<readonly PlatformLocation[]>;
  /** Scopes that the shop granted. */
  readScopes(): Promise<readonly string[]>;
  /** Null if the shop has no such order, or its access level hides it. */
  readOrder(orderId: string): Promise<PlatformOrder | null>;
  /** The order of a return; null if there is none, or the shop did not grant reading returns. */
  orderOfReturn(returnId: string): Promise<string | null>;
  /** The order of a return parcel; null as above. */
  orderOfReverseDelivery(reverseDeliveryId: string): Promise<string | null>;
  /** Null if there is none. */
  readFulfillmentOrder(fulfillmentOrderId: string): Promise<PlatformFulfillmentOrder | null>;
  /**
   * Every order changed since, oldest change first, to find orders missing here. Ends with the one that was newest at
   * the start by the store's clock, because ours may be behind.
   */
  listOrderStamps(options: { updatedSince: Date }): AsyncIterable<OrderStamp>;
  /** Products changed since; all if `updatedSince` is absent. */
  listProducts(options?: { updatedSince?: Date }): AsyncIterable<PlatformProduct>;
  /** Null if there is none. */
  readProduct(productId: string): Promise<PlatformProduct | null>;
  /** Stock at one location. */
  listInventoryLevels(locationId: string): AsyncIterable<InventoryLevel>;
  /** Stock of an item and all others with its SKU, at every location; null if the item does not exist. */
  readInventoryLevels(inventoryItemId: string): Promise<readonly InventoryLevel[] | null>;

  /** Starts a bulk operation over all orders changed since; resolves to its id. At most five run at once. */
  startOrderBackfill(options: { updatedSince: Date }): Promise<string>;
  readBackfill(operationId: string): Promise<Backfill>;
  cancelBackfill(operationId: string): Promise<void>;
  /** Orders of a finished backfill, in file order. Streams the file. */
  readBackfillFile(url: string): AsyncIterable<PlatformOrder>;

  /** Resolves to the fulfillment's id. */
  createFulfillment(request: FulfillmentRequest): Promise<string>;
  updateTracking(request: TrackingUpdate): Promise<void>;
  cancelFulfillment(fulfillmentId: string): Promise<void>;
  holdFulfillmentOrder(request: HoldRequest): Promise<HoldResult>;
  /** `holdIds`: only these; if absent, every hold, including those of other apps. */
  releaseHold(request: { fulfillmentOrderId: string; holdIds?: readonly string[] }): Promise<void>;
  moveFulfillmentOrder(request: MoveRequest): Promise<MoveResult>;
  /** Adds tags to an order; existing ones stay. */
  addTags(orderId: string, tags: readonly string[]): Promise<void>;
  /** Removes tags from an order; missing ones are ignored. */
  removeTags(orderId: string, tags: readonly string[]): Promise<void>;
  /** Replaces an order's shipping address. */
  updateAddress(orderId: string, address: PlatformAddress): Promise<void>;
  closeOrder(orderId: string): Promise<void>;
  /** The platform cancels in a job; resolves to its id. `orders/cancelled` reports completion. */
  cancelOrder(request: CancelRequest): Promise<{ jobId: string | null }>;
  /** Lowers lines to the given units in one order edit. */
  removeLines(request: LineRemoval): Promise<void>;

  createSubscription(request: SubscriptionRequest): Promise<SubscriptionConfirmation>;
  cancelSubscription(subscriptionId: string, options?: { prorate?: boolean }): Promise<PlatformSubscription>;
  /** The active one; null if none. A frozen one is not active: read it by id. */
  readActiveSubscription(): Promise<PlatformSubscription | null>;
  readSubscription(subscriptionId: string): Promise<PlatformSubscription | null>;

  /** Makes the shop's webhook subscriptions at this address match ours: adds, fixes and removes. */
  subscribeWebhooks(callbackUrl: string): Promise<WebhookChanges>;
}

export interface OrderStamp {
  id: string;
  name: string;
  updatedAt: IsoTime;
  /** By its fulfillment status. Other services may ship them. */
  hasUnitsLeft: boolean;
}

export interface Backfill {
  id: string;
  /** `created` and `running` are in progress; the others are final. */
  status: 'created' | 'running' | 'completed' | 'cancelling' | 'cancelled' | 'failed' | 'expired';
  /** Why it failed: `ACCESS_DENIED`, `INTERNAL_SERVER_ERROR`, `TIMEOUT`; null if it did not. */
  errorCode: string | null;
  /** Orders so far. */
  orderCount: number;
  /** Orders and their parts so far. */
  objectCount: number;
  /** The file, for seven days; null if unfinished or without orders. */
  url: string | null;
  /** Partial results of a failed one. */
  partialUrl: string | null;
}

export interface TrackingDetails {
  numbers: readonly string[];
  /** Carrier name as the platform knows it, so that it builds the links; null lets it guess. */
  company: string | null;
  /** One per number; if empty, the platform builds them from company and number. */
  urls: readonly string[];
}

export interface FulfillmentRequest {
  /** At one location. Without lines: everything left in the fulfillment order. */
  parts: readonly { fulfillmentOrderId: string; lines?: readonly FulfillmentOrderUnits[] }[];
  tracking: TrackingDetails | null;
  notifyCustomer: boolean;
}

export interface FulfillmentOrderUnits {
  /** The fulfillment order line's id, not the order line's. */
  fulfillmentOrderLineId: string;
  quantity: number;
}

export interface TrackingUpdate {
  fulfillmentId: string;
  tracking: TrackingDetails;
  notifyCustomer: boolean;
}

export type HoldReason =
  | 'AWAITING_PAYMENT'
  | 'AWAITING_RETURN_ITEMS'
  | 'HIGH_RISK_OF_FRAUD'
  | 'INCORRECT_ADDRESS'
  | 'INVENTORY_OUT_OF_STOCK'
  | 'UNKNOWN_DELIVERY_DATE'
  | 'OTHER';

export interface HoldRequest {
  fulfillmentOrderId: string;
  reason: HoldReason;
  /** Shown to the merchant in the store. */
  note: string;
  /** Distinguishes an app's holds on one fulfillment order; a repeated handle is refused. */
  handle: string;
  /** Only these units; all if absent. Splits the fulfillment order. */
  lines?: readonly FulfillmentOrderUnits[];
}

export interface HoldResult {
  holdId: string;
  /** The fulfillment order split off without a hold; null if all is held. */
  remainingId: string | null;
}

export interface MoveRequest {
  fulfillmentOrderId: string;
  locationId: string;
  /** Only these units; all if absent. */
  lines?: readonly FulfillmentOrderUnits[];
}

export interface MoveResult {
  /** The fulfillment order at the new location; its id may differ from the moved one's. */
  movedId: string;
  /** The fulfillment order that stayed behind; null if nothing stayed. */
  remainingId: string | null;
}

export interface CancelRequest {
  orderId: string;
  reason: 'CUSTOMER' | 'DECLINED' | 'FRAUD' | 'INVENTORY' | 'OTHER' | 'STAFF';
  /** Refunds to the original payment method. */
  refund: boolean;
  restock: boolean;
  notifyCustomer: boolean;
  /** Only for the store's staff; at most 255 characters. */
  staffNote?: string;
}

export interface LineRemoval {
  orderId: string;
  /** New units per order line; 0 removes the line. */
  lines: readonly { orderLineId: string; quantity: number }[];
  restock: boolean;
  notifyCustomer: boolean;
  staffNote?: string;
}

export interface WebhookChanges {
  added: readonly SubscribedTopic[];
  removed: number;
}

import type { IsoTime } from '@hub/domain/shared';
import type { SubscribedTopic } from '../webhooks/webhookTopics.ts';
import type { PlatformFulfillmentOrder } from './PlatformFulfillmentOrder.ts';
import type { PlatformOrder } from './PlatformOrder.ts';
import type { InventoryLevel, PlatformProduct } from './PlatformProduct.ts';
import type { PlatformLocation, PlatformShop } from './PlatformShop.ts';
import type { PlatformSubscription, SubscriptionConfirmation, SubscriptionRequest } from './PlatformSubscription.ts';

/**
 * One shop on the platform, with its token. Ids are numbers as text, as in `PlatformOrder`. Every function throws a
 * `PlatformError`; a write that the platform refused throws `StoreRefusedError` with its words. A write is tried again
 * only where the platform said that it did nothing (throttling): after `StoreUnreachableError` with `mayHaveArrived`
 * read first, then decide.
 */
export interface StoreClient {
  readonly shopDomain: string;

  readShop(): Promise<PlatformShop>;
  /** Inactive ones included, by name. */
  listLocations(): Promise<readonly PlatformLocation[]>;
  /** Handles of the scopes that the shop granted. */
  readScopes(): Promise<readonly string[]>;
  /** Null: the shop has no such order, or its plan of access hides it. */
  readOrder(orderId: string): Promise<PlatformOrder | null>;
  /** The order of a return; null: there is none, or the shop did not grant to read returns. */
  orderOfReturn(returnId: string): Promise<string | null>;
  /** The order of a parcel that comes back; null as above. */
  orderOfReverseDelivery(reverseDeliveryId: string): Promise<string | null>;
  /** Null: there is none. */
  readFulfillmentOrder(fulfillmentOrderId: string): Promise<PlatformFulfillmentOrder | null>;
  /**
   * Every order that changed since, oldest change first, to find those that are missing here. It ends with the one that
   * was the newest at the start, by the store's own clock: ours may be behind.
   */
  listOrderStamps(options: { updatedSince: Date }): AsyncIterable<OrderStamp>;
  /** Products that changed since; all without `updatedSince`. */
  listProducts(options?: { updatedSince?: Date }): AsyncIterable<PlatformProduct>;
  /** Null: there is none. */
  readProduct(productId: string): Promise<PlatformProduct | null>;
  /** Stock of one location. */
  listInventoryLevels(locationId: string): AsyncIterable<InventoryLevel>;
  /** Stock of one item, and of all others with its SKU, at every location; null: there is no such item. */
  readInventoryLevels(inventoryItemId: string): Promise<readonly InventoryLevel[] | null>;

  /** Begins a bulk operation over all orders that changed since; resolves to its id. At most five run at once. */
  startOrderBackfill(options: { updatedSince: Date }): Promise<string>;
  readBackfill(operationId: string): Promise<Backfill>;
  cancelBackfill(operationId: string): Promise<void>;
  /** Orders of a finished backfill, in the order of the file; read as a stream, never held whole. */
  readBackfillFile(url: string): AsyncIterable<PlatformOrder>;

  /** Resolves to the id of the fulfilment. */
  createFulfillment(request: FulfillmentRequest): Promise<string>;
  updateTracking(request: TrackingUpdate): Promise<void>;
  cancelFulfillment(fulfillmentId: string): Promise<void>;
  holdFulfillmentOrder(request: HoldRequest): Promise<HoldResult>;
  /** `holdIds`: only these; absent: every hold of it, those of others too. */
  releaseHold(request: { fulfillmentOrderId: string; holdIds?: readonly string[] }): Promise<void>;
  moveFulfillmentOrder(request: MoveRequest): Promise<MoveResult>;
  /** Of an order. Those that it has already stay. */
  addTags(orderId: string, tags: readonly string[]): Promise<void>;
  /** Of an order. Those that it does not have are ignored. */
  removeTags(orderId: string, tags: readonly string[]): Promise<void>;
  closeOrder(orderId: string): Promise<void>;
  /** The platform cancels by a job of its own; resolves to its id. `orders/cancelled` says when it is done. */
  cancelOrder(request: CancelRequest): Promise<{ jobId: string | null }>;
  /** Lowers lines to the given units, by one edit of the order. */
  removeLines(request: LineRemoval): Promise<void>;

  createSubscription(request: SubscriptionRequest): Promise<SubscriptionConfirmation>;
  cancelSubscription(subscriptionId: string, options?: { prorate?: boolean }): Promise<PlatformSubscription>;
  /** The active one; null: none. A frozen one is not active: read it by its id. */
  readActiveSubscription(): Promise<PlatformSubscription | null>;
  readSubscription(subscriptionId: string): Promise<PlatformSubscription | null>;

  /** Makes the shop's subscriptions exactly ours at this address: adds, mends and removes. */
  subscribeWebhooks(callbackUrl: string): Promise<WebhookChanges>;
}

export interface OrderStamp {
  id: string;
  name: string;
  updatedAt: IsoTime;
}

export interface Backfill {
  id: string;
  /** `created` and `running` go on; the others are final. */
  status: 'created' | 'running' | 'completed' | 'cancelling' | 'cancelled' | 'failed' | 'expired';
  /** Why it failed: `ACCESS_DENIED`, `INTERNAL_SERVER_ERROR`, `TIMEOUT`; null: it did not. */
  errorCode: string | null;
  /** Orders so far. */
  orderCount: number;
  /** Orders and their parts so far. */
  objectCount: number;
  /** The file, for seven days; null: not done, or there were no orders. */
  url: string | null;
  /** What a failed one has got so far. */
  partialUrl: string | null;
}

export interface TrackingDetails {
  numbers: readonly string[];
  /** Name of the carrier as the platform knows it, so that it makes the links; null: let it guess. */
  company: string | null;
  /** One per number; empty: the platform makes them of company and number. */
  urls: readonly string[];
}

export interface FulfillmentRequest {
  /** Of one location. Without lines: all that remains of the fulfilment order. */
  parts: readonly { fulfillmentOrderId: string; lines?: readonly FulfillmentOrderUnits[] }[];
  tracking: TrackingDetails | null;
  notifyCustomer: boolean;
}

export interface FulfillmentOrderUnits {
  /** Id of the fulfilment order's line, not of the order's. */
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
  /** Tells holds of one app on one fulfilment order apart: the same handle twice is refused. */
  handle: string;
  /** These units only; absent: all. Splits the fulfilment order. */
  lines?: readonly FulfillmentOrderUnits[];
}

export interface HoldResult {
  holdId: string;
  /** The fulfilment order that was split off and is not held; null: all is held. */
  remainingId: string | null;
}

export interface MoveRequest {
  fulfillmentOrderId: string;
  locationId: string;
  /** These units only; absent: all. */
  lines?: readonly FulfillmentOrderUnits[];
}

export interface MoveResult {
  /** The fulfilment order at the new location; it may have another id than the one that was moved. */
  movedId: string;
  /** The fulfilment order that stayed behind; null: nothing stayed. */
  remainingId: string | null;
}

export interface CancelRequest {
  orderId: string;
  reason: 'CUSTOMER' | 'DECLINED' | 'FRAUD' | 'INVENTORY' | 'OTHER' | 'STAFF';
  /** Gives the money back the way that it came. */
  refund: boolean;
  restock: boolean;
  notifyCustomer: boolean;
  /** For the store's staff only; at most 255 characters. */
  staffNote?: string;
}

export interface LineRemoval {
  orderId: string;
  /** New units of each line of the order; 0 removes it. */
  lines: readonly { orderLineId: string; quantity: number }[];
  restock: boolean;
  notifyCustomer: boolean;
  staffNote?: string;
}

export interface WebhookChanges {
  added: readonly SubscribedTopic[];
  removed: number;
}

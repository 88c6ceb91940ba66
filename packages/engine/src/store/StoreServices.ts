import type { Database } from '@hub/database';
import type { KeyRing } from '@hub/database/providers';
import type { StoreProductRecord } from '@hub/database/store';
import { ErrorInWords, type Words } from '@hub/domain/messages';
import type { StoreOrder, WhatToShipOptions } from '@hub/domain/orders/intake';
import type { Plan, PlanSubscription } from '@hub/domain/plans';
import type { LocationState } from '@hub/domain/routing';
import type { ReportedStock } from '@hub/domain/stock';
import type { StoreWrite, TheirOrder } from '@hub/domain/store';
import type { Recipient } from '@hub/domain/warehouses';
import type { OfflineToken } from '@hub/platform';
import type { MailAddresses } from '../notifications/mailFrame.ts';
import type { ProviderStore } from '../providers/ProviderStore.ts';

/** An order read from the store. */
export interface ReadStoreOrder {
  order: StoreOrder;
  customerId: string | null;
  /** Null when the store gives none. */
  recipient: Recipient | null;
  /** Two-letter code, or empty. */
  country: string;
  postcode: string;
  /** The customer's choice in the store. */
  shippingMethod: string;
}

export interface OrderVersion {
  orderId: string;
  name: string;
  updatedAt: string;
  /** Whether the store still has units to ship, from anywhere. */
  hasUnitsLeft: boolean;
}

/** The store's own data. */
export interface StoreShop {
  /** ISO 4217. */
  currency: string;
  /** IANA name. */
  timeZone: string;
  locations: readonly { locationId: string; name: string; state: Exclude<LocationState, 'gone'> }[];
}

/** Progress of a bulk export of orders. */
export interface StoreExport {
  state: 'running' | 'done' | 'failed';
  /** Orders the store has exported so far. */
  orders: number;
  /** Why it failed. */
  words: Words | null;
}

/** A charge for a plan. */
export interface NewCharge {
  plan: Plan;
  /** 0: no trial. */
  trialDays: number;
  /** Percentage and number of months, null for always; absent means full price. */
  discount?: { percent: number; intervals: number | null };
}

/** One store, opened with the shop's token. Calls throw StoreCallError. */
export interface Store {
  readShop(): Promise<StoreShop>;
  /** Scopes that the merchant has granted and not withdrawn. */
  readScopes(): Promise<readonly string[]>;
  /** Subscribes missing topics at this address; resolves to how many. */
  subscribeWebhooks(address: string): Promise<number>;
  /** Null when the order doesn't exist (anymore). */
  readOrder(orderId: string): Promise<ReadStoreOrder | null>;
  /** The order of a fulfillment order; null when it is gone. */
  orderOfFulfillmentOrder(fulfillmentOrderId: string): Promise<string | null>;
  /** The order of a return; null when it is gone, or the shop doesn't allow reading returns. */
  orderOfReturn(returnId: string): Promise<string | null>;
  /** The order of a parcel being returned; null when it is gone, or the shop doesn't allow reading returns. */
  orderOfReverseDelivery(reverseDeliveryId: string): Promise<string | null>;
  /** Null when the product doesn't exist (anymore). */
  readProduct(productId: string): Promise<StoreProductRecord | null>;
  /** Products changed at or after a time, or all for null, oldest change first. */
  products(since: Date | null): AsyncIterable<StoreProductRecord>;
  /** An item's stock at every location; null when the item doesn't exist (anymore). */
  stockOfItem(inventoryItemId: string): Promise<readonly ReportedStock[] | null>;
  /** Stock of all items at a location. */
  stockOfLocation(locationId: string): AsyncIterable<ReportedStock>;
  /** Starts a bulk export of all orders; resolves to its id. */
  startExport(): Promise<string>;
  readExport(exportId: string): Promise<StoreExport>;
  /** Orders of a completed export. */
  exportedOrders(exportId: string): AsyncIterable<ReadStoreOrder>;
  /** All orders with their version times, newest first. */
  orderVersions(): AsyncIterable<OrderVersion>;
  /** The store's version of an order to write, with the parts that are ours; null when it is gone. */
  readForWriting(orderId: string, policy: WhatToShipOptions): Promise<TheirOrder | null>;
  /** The active charge, or else the one with this id; null when there is none. */
  readCharge(subscriptionId: string | null): Promise<PlanSubscription | null>;
  /** Creates a charge that awaits the merchant's approval; resolves to the store page that asks for it. */
  startCharge(charge: NewCharge, returnUrl: string): Promise<string>;
  /** Ends the active charge, if any. */
  cancelCharge(): Promise<void>;
  /** Makes one change; resolves to the ids of created fulfillments, usually none. */
  write(orderId: string, write: StoreWrite): Promise<readonly string[]>;
}

/**
 * Why a store call failed. `refused`: the store refused, with its reason. `throttled` and `unavailable`: a later call
 * may succeed. `late`: earlier calls took too long, so it wasn't started. `tokenRefused`: the store rejects the token.
 * `uninstalled`: the store no longer exists. `frozen`: the store hasn't paid for its plan, or accepts no token.
 * `missingScope`: the merchant hasn't granted the scope.
 */
export type StoreCallFailure =
  | 'refused'
  | 'throttled'
  | 'unavailable'
  | 'late'
  | 'tokenRefused'
  | 'uninstalled'
  | 'frozen'
  | 'missingScope';

/** A failed store call, with the store's text if it has any. */
export class StoreCallError extends ErrorInWords {
  override readonly name = 'StoreCallError';
  readonly kind: StoreCallFailure;
  /** How long to wait, in milliseconds; null when the store doesn't say. */
  readonly retryAfterMs: number | null;

  constructor(kind: StoreCallFailure, words: Words, options: ErrorOptions & { retryAfterMs?: number | null } = {}) {
    super(words, options);
    this.kind = kind;
    this.retryAfterMs = options.retryAfterMs ?? null;
  }
}

/** Services for jobs about the store. */
export interface StoreServices {
  database: Database;
  keyRing: KeyRing;
  providers: ProviderStore;
  /**
   * Opens the store of a domain with its token. No call is in progress after `endsAt`, in ms of `performance.now()`: a
   * call that might be isn't started. Unlimited by default.
   */
  openStore(domain: string, token: string, endsAt?: number): Store;
  /**
   * Gets a store's next token, with its refresh token or with a token that lasts until uninstallation. Throws
   * StoreCallError; `refused` when the store gives none.
   */
  renewToken(domain: string, by: { refreshToken: string } | { lastingToken: string }): Promise<OfflineToken>;
  /** How to mail a store's owner; absent when it has no mail. */
  mailing?: MailAddresses & { sendsMail: boolean };
  /** Where the store sends webhooks: "https://hub.example/webhooks/store". */
  webhookAddress: string;
  /** Scopes the app needs. */
  scopes: readonly string[];
  now(): Date;
  /** Writes to the server log, never personal data. Absent when there is no log. */
  log?: ((message: string) => void) | undefined;
  /**
   * How long a process claims an order it writes, in ms: at least twice the time limit of a call, 120,000 by default.
   */
  claimMs?: number;
}

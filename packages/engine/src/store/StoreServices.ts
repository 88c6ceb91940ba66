import type { Database } from '@hub/database';
import type { KeyRing } from '@hub/database/providers';
import type { StoreProductRecord, StoreToken } from '@hub/database/store';
import { type Words, wordsText } from '@hub/domain/messages';
import type { StoreOrder, WhatToShipOptions } from '@hub/domain/orders/intake';
import type { Plan, PlanSubscription } from '@hub/domain/plans';
import type { LocationState } from '@hub/domain/routing';
import type { ReportedStock } from '@hub/domain/stock';
import type { StoreWrite, TheirOrder } from '@hub/domain/store';
import type { Recipient } from '@hub/domain/warehouses';
import type { MailAddresses } from '../notifications/mailFrame.ts';
import type { ProviderStore } from '../providers/ProviderStore.ts';

/** An order as it was read from the store. */
export interface ReadStoreOrder {
  order: StoreOrder;
  customerId: string | null;
  /** Null: the store gives none. */
  recipient: Recipient | null;
  /** Two letters, or empty. */
  country: string;
  postcode: string;
  /** As the customer chose it. */
  shippingMethod: string;
}

/** A store as it describes itself. */
export interface StoreShop {
  /** ISO 4217. */
  currency: string;
  /** IANA name. */
  timeZone: string;
  locations: readonly { locationId: string; name: string; state: Exclude<LocationState, 'gone'> }[];
}

/** How far a bulk export of orders is. */
export interface StoreExport {
  state: 'running' | 'done' | 'failed';
  /** Orders that the store has written so far. */
  orders: number;
  /** Why it failed. */
  words: Words | null;
}

/** A charge for a plan. */
export interface NewCharge {
  plan: Plan;
  /** 0: no trial. */
  trialDays: number;
  /** Percent off, for so many months, null for always; absent: the full price. */
  discount?: { percent: number; intervals: number | null };
}

/** One store, with the token of the shop. Calls throw StoreCallError. */
export interface Store {
  readShop(): Promise<StoreShop>;
  /** Subscribes every topic that is not subscribed at this address yet; resolves to how many these were. */
  subscribeWebhooks(address: string): Promise<number>;
  /** Null: there is no such order (any more). */
  readOrder(orderId: string): Promise<ReadStoreOrder | null>;
  /** The order of a fulfillment order; null: it is gone. */
  orderOfFulfillmentOrder(fulfillmentOrderId: string): Promise<string | null>;
  /** The order of a return; null: it is gone, or the shop does not let us read returns. */
  orderOfReturn(returnId: string): Promise<string | null>;
  /** The order of a parcel that comes back; null: it is gone, or the shop does not let us read returns. */
  orderOfReverseDelivery(reverseDeliveryId: string): Promise<string | null>;
  /** Null: there is no such product (any more). */
  readProduct(productId: string): Promise<StoreProductRecord | null>;
  /** Products that changed at or after a time, all where it is null; the one that changed longest ago first. */
  products(since: Date | null): AsyncIterable<StoreProductRecord>;
  /** Stock of an item at every location; null: there is no such item (any more). */
  stockOfItem(inventoryItemId: string): Promise<readonly ReportedStock[] | null>;
  /** Stock of all items at a location. */
  stockOfLocation(locationId: string): AsyncIterable<ReportedStock>;
  /** Begins a bulk export of all orders; resolves to its id. */
  startExport(): Promise<string>;
  readExport(exportId: string): Promise<StoreExport>;
  /** The orders of an export that is done. */
  exportedOrders(exportId: string): AsyncIterable<ReadStoreOrder>;
  /** All orders with the times of their versions, the newest first. */
  orderVersions(): AsyncIterable<{ orderId: string; name: string; updatedAt: string }>;
  /** What the store has of an order that is to be written, with which of its parts are ours; null: it is gone. */
  readForWriting(orderId: string, policy: WhatToShipOptions): Promise<TheirOrder | null>;
  /** The charge that counts: the active one, else the one with this id; null: there is none. */
  readCharge(subscriptionId: string | null): Promise<PlanSubscription | null>;
  /** Makes a charge, which waits for the merchant; resolves to the store's page that asks for it. */
  startCharge(charge: NewCharge, returnUrl: string): Promise<string>;
  /** Ends the active charge; none: nothing happens. */
  cancelCharge(): Promise<void>;
  /** Does one change; resolves to the ids of the fulfillments that it made, none for most. */
  write(orderId: string, write: StoreWrite): Promise<readonly string[]>;
}

/**
 * Why a call of the store failed. `refused`: it said no, in its words. `throttled` and `unavailable`: later it may say
 * yes. `late`: the calls before it took too long, and it was not begun. `tokenRefused`: it does not take the token.
 * `uninstalled`: there is no such store any more. `frozen`: the store does not pay for its plan, or takes no token.
 * `missingScope`: the merchant has not allowed it.
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

/** A call of the store failed; the words are the store's, where it has some. */
export class StoreCallError extends Error {
  override readonly name = 'StoreCallError';
  readonly kind: StoreCallFailure;
  readonly words: Words;
  /** How long to wait, in milliseconds; null: the store does not say. */
  readonly retryAfterMs: number | null;

  constructor(kind: StoreCallFailure, words: Words, options: ErrorOptions & { retryAfterMs?: number | null } = {}) {
    super(wordsText(words), options);
    this.kind = kind;
    this.words = words;
    this.retryAfterMs = options.retryAfterMs ?? null;
  }
}

/** An offline token with the scopes that the shop granted. */
export interface OfflineToken extends StoreToken {
  scopes: readonly string[];
}

/** What jobs about the store use. */
export interface StoreServices {
  database: Database;
  keyRing: KeyRing;
  providers: ProviderStore;
  /**
   * The store of a domain with its token. No call of it is under way after `endsAt`, ms of `performance.now()`: one that
   * might be is not begun. Any time by default.
   */
  openStore(domain: string, token: string, endsAt?: number): Store;
  /**
   * The next token of a store, by its refresh token or by a token that holds until the app is uninstalled. Throws
   * StoreCallError; `refused`: the store gives none.
   */
  renewToken(domain: string, by: { refreshToken: string } | { lastingToken: string }): Promise<OfflineToken>;
  /** How mails are written to the owner of a store; absent: they are not. */
  mailing?: MailAddresses & { sendsMail: boolean };
  /** Where the store sends its webhooks: "https://hub.example/webhooks/store". */
  webhookAddress: string;
  /** Scopes that the app needs. */
  scopes: readonly string[];
  now(): Date;
  /** Writes to the server's log, never what names a person. Absent: there is none. */
  log?: ((message: string) => void) | undefined;
  /** How long a process has an order that it writes; twice as long as a call takes at least, 120,000 by default. */
  claimMs?: number;
}

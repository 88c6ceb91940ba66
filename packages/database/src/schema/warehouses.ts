import type {
  CallFailureKind,
  WarehouseOrderLine,
  WarehouseOrderState,
  WarehouseRequest,
} from '@hub/domain/warehouses';
import type { ReshipFacts } from '@hub/domain/orders/detail';
import { sql } from 'drizzle-orm';
import { bigint, boolean, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { bytes, instant, ownShopOnly, shopId, words } from './columns.ts';

/** A 3PL's list of changed orders that is being read. Times are ISO 8601 UTC. */
export interface OrderListing {
  /** The list has changes since then. */
  since: string;
  startedAt: string;
  /** Cursor of the next page; null for the first. */
  cursor: string | null;
}

const orderId = () => bigint('order_id', { mode: 'number' }).notNull();
/** Number of a warehouse order within its order, from 1. */
const number = () => integer().notNull();
/** String id of §3: `shipbob`. */
const provider = () => text().notNull();
/** Id of the account if a 3PL has several; otherwise empty. */
const account = () => text().notNull();

/** An order's recipient. Empty where unknown. */
export const orderRecipients = pgTable(
  'order_recipients',
  {
    shopId: shopId(),
    orderId: orderId(),
    name: text().notNull(),
    company: text().notNull(),
    address1: text().notNull(),
    address2: text().notNull(),
    city: text().notNull(),
    /** Code or name of the state, county or province. */
    state: text().notNull(),
    postcode: text().notNull(),
    /** ISO 3166, two letters. */
    country: text().notNull(),
    phone: text().notNull(),
    email: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.shopId, table.orderId] }), ownShopOnly('order_recipients')],
);

/** What a 3PL was given to ship of an order, one per attempt. */
export const warehouseOrders = pgTable(
  'warehouse_orders',
  {
    shopId: shopId(),
    orderId: orderId(),
    number: number(),
    /** The same on every try; the 3PL finds the order by it. */
    reference: text().notNull(),
    provider: provider(),
    account: account(),
    /** The 3PL's id of its warehouse; null for the one chosen for the account. */
    site: text(),
    state: text().$type<WarehouseOrderState>().notNull(),
    lines: jsonb().$type<readonly WarehouseOrderLine[]>().notNull(),
    /** Service and package requested from the 3PL; null lets it choose. */
    service: text(),
    package: text(),
    /** The 3PL's own id; null if the 3PL is not known to have the order. */
    providerOrderId: text('provider_order_id'),
    tries: integer().notNull().default(0),
    /** While `sending`: no other process sends it until then. */
    claimedUntil: instant('claimed_until'),
    /** Null if there is nothing to try. */
    nextTryAt: instant('next_try_at'),
    /** The 3PL's last words; null if none. */
    words: words(),
    createdAt: instant('created_at').notNull(),
    sentAt: instant('sent_at'),
    /** When the merchant requested its cancellation. */
    cancelRequestedAt: instant('cancel_requested_at'),
    /** Changes requested since it was sent, and their outcome; null if none. */
    request: jsonb('removal').$type<WarehouseRequest>(),
    /** Why it ships already shipped units again, and its progress; null if it ships the rest of the order. */
    reship: jsonb().$type<ReshipFacts>(),
    /** Next reading; null if there is nothing more to learn. */
    nextReadAt: instant('next_read_at'),
    lastReadAt: instant('last_read_at'),
    /** Last change according to the 3PL's list, already read or due to be; null if no list has named it. */
    changeMark: text('change_mark'),
    /** Whether it must be read on its own, because a list has too little or a reading failed. */
    readsAlone: boolean('reads_alone').notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.orderId, table.number] }),
    uniqueIndex('warehouse_orders_reference').on(table.shopId, table.reference),
    index('warehouse_orders_of_account').on(table.shopId, table.provider, table.account, table.providerOrderId),
    index('warehouse_orders_to_read')
      .on(table.nextReadAt)
      .where(sql`next_read_at IS NOT NULL`),
    index('warehouse_orders_to_send')
      .on(table.shopId, table.provider, table.account)
      .where(sql`state IN ('queued', 'sending')`),
    ownShopOnly('warehouse_orders'),
  ],
);

/** Parcels that a 3PL reported, each with its shipment. */
export const warehouseParcels = pgTable(
  'warehouse_parcels',
  {
    shopId: shopId(),
    orderId: orderId(),
    number: number(),
    /** The 3PL's id of the parcel. */
    parcelId: text('parcel_id').notNull(),
    /** Null if it was not recorded as a shipment. */
    fulfillmentId: bigint('fulfillment_id', { mode: 'number' }),
    carrier: text(),
    trackingNumber: text('tracking_number'),
    trackingUrl: text('tracking_url'),
    /**
     * Additional tracking number of a shipment whose units are all in other parcels; null if its number is the
     * shipment's.
     */
    extraNumber: text('extra_number'),
    isVoided: boolean('is_voided').notNull().default(false),
    seenAt: instant('seen_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.orderId, table.number, table.parcelId] }),
    index('warehouse_parcels_tracking')
      .on(table.shopId, table.trackingNumber)
      .where(sql`tracking_number IS NOT NULL`),
    ownShopOnly('warehouse_parcels'),
  ],
);

/** Health of an account's calls to a 3PL, and when the next may be made. */
export const providerAccounts = pgTable(
  'provider_accounts',
  {
    shopId: shopId(),
    provider: provider(),
    account: account(),
    lastSuccessAt: instant('last_success_at'),
    lastFailureAt: instant('last_failure_at'),
    failureKind: text('failure_kind').$type<CallFailureKind>(),
    /** In words for the merchant, the 3PL's own if it has any. */
    failureWords: words('failure_words'),
    /** First failure since the last success; null if the last call succeeded. */
    failingSince: instant('failing_since'),
    failuresInRow: integer('failures_in_row').notNull().default(0),
    /** Nothing is sent until a test succeeds; null if not paused. */
    pausedAt: instant('paused_at'),
    /** When the 3PL last accepted an order. */
    lastOrderAt: instant('last_order_at'),
    /** Changes before this are known from the 3PL's lists; null if none was read completely. */
    listedUntil: instant('listed_until'),
    /** The list being read, and its progress; null if none. */
    listing: jsonb().$type<OrderListing>(),
    /** No other process reads the account's lists until then. */
    listingClaimedUntil: instant('listing_claimed_until'),
    /** Next stock reading; null if no location takes its stock from it. */
    nextStockReadAt: instant('next_stock_read_at'),
    /** Start of the last successful stock reading. */
    stockReadAt: instant('stock_read_at'),
    /** First failed stock reading since then; null if the last one succeeded. */
    stockFailingSince: instant('stock_failing_since'),
    /** The last failure, in words for the merchant. */
    stockFailureWords: words('stock_failure_words'),
  },
  (table) => [primaryKey({ columns: [table.shopId, table.provider, table.account] }), ownShopOnly('provider_accounts')],
);

/** Latest calls of each account with a 3PL. Shops with the same credentials share one account there. */
export const callBudgets = pgTable('call_budgets', {
  /** Hash of what identifies the account at the 3PL. */
  account: text().primaryKey(),
  /** In ms since 1970, oldest first, at most as many as a window allows. */
  callTimes: bigint('call_times', { mode: 'number' })
    .array()
    .notNull()
    .default(sql`'{}'`),
});

/** Accounts with requested 3PL webhooks. Saved before the request, so that a process may stop at any moment. */
export const providerSubscriptions = pgTable(
  'provider_subscriptions',
  {
    shopId: shopId(),
    provider: provider(),
    account: account(),
    /** Where webhooks are sent. */
    address: text().notNull(),
    /** When the 3PL last confirmed it; null if it has not. */
    subscribedAt: instant('subscribed_at'),
    /** No other process works on it until then. */
    claimedUntil: instant('claimed_until'),
    /** The encrypted request: the 3PL's secret, and the credentials to remove the subscription. */
    keyId: text('key_id'),
    nonce: bytes(),
    ciphertext: bytes(),
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.provider, table.account] }),
    ownShopOnly('provider_subscriptions'),
  ],
);

/** Received webhooks, to detect duplicates. */
export const providerWebhooks = pgTable(
  'provider_webhooks',
  {
    shopId: shopId(),
    provider: provider(),
    account: account(),
    /** The 3PL's id of the webhook, or a hash of its body. */
    eventId: text('event_id').notNull(),
    receivedAt: instant('received_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.provider, table.account, table.eventId] }),
    index('provider_webhooks_received').on(table.receivedAt),
    ownShopOnly('provider_webhooks'),
  ],
);

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
  /** It has what changed since then. */
  since: string;
  startedAt: string;
  /** Of the next page; null: the first. */
  cursor: string | null;
}

const orderId = () => bigint('order_id', { mode: 'number' }).notNull();
/** Of the warehouse order among those of its order, from 1. */
const number = () => integer().notNull();
/** String id of §3: `shipbob`. */
const provider = () => text().notNull();
/** Id of the account, where a 3PL has several; else empty. */
const account = () => text().notNull();

/** To whom an order is sent. Empty texts where nothing is known. */
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

/** What a 3PL was given to ship of an order: one for each attempt to ship it. */
export const warehouseOrders = pgTable(
  'warehouse_orders',
  {
    shopId: shopId(),
    orderId: orderId(),
    number: number(),
    /** The same in every try; the 3PL finds the order by it. */
    reference: text().notNull(),
    provider: provider(),
    account: account(),
    /** The 3PL's own id of its warehouse; null: the one that is chosen for the account. */
    site: text(),
    state: text().$type<WarehouseOrderState>().notNull(),
    lines: jsonb().$type<readonly WarehouseOrderLine[]>().notNull(),
    /** Service and package that the 3PL is asked for; null: it chooses. */
    service: text(),
    package: text(),
    /** The 3PL's own id; null: it is not known to have the order. */
    providerOrderId: text('provider_order_id'),
    tries: integer().notNull().default(0),
    /** While it is `sending`: nobody else sends it until then. */
    claimedUntil: instant('claimed_until'),
    /** Null: nothing is to be tried. */
    nextTryAt: instant('next_try_at'),
    /** What the 3PL said last; null: nothing. */
    words: words(),
    createdAt: instant('created_at').notNull(),
    sentAt: instant('sent_at'),
    /** When the merchant wanted it back. */
    cancelRequestedAt: instant('cancel_requested_at'),
    /** What is wanted of it since it was sent, and what came of that; null: nothing. */
    request: jsonb('removal').$type<WarehouseRequest>(),
    /** Why it sends units again that were shipped before, and how far it is; null: it ships what is left of the order. */
    reship: jsonb().$type<ReshipFacts>(),
    /** When it is read next; null: there is nothing more to learn. */
    nextReadAt: instant('next_read_at'),
    lastReadAt: instant('last_read_at'),
    /** When it changed last as the 3PL's list said it, which was read since or is to be; null: no list has named it. */
    changeMark: text('change_mark'),
    /** Whether it has to be read by itself, because a list says too little of it or a reading failed. */
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

/** Parcels that a 3PL reported, each with the shipment that it became. */
export const warehouseParcels = pgTable(
  'warehouse_parcels',
  {
    shopId: shopId(),
    orderId: orderId(),
    number: number(),
    /** The 3PL's id of it. */
    parcelId: text('parcel_id').notNull(),
    /** Null: it was not recorded as a shipment. */
    fulfillmentId: bigint('fulfillment_id', { mode: 'number' }),
    carrier: text(),
    trackingNumber: text('tracking_number'),
    trackingUrl: text('tracking_url'),
    /** A further number of the shipment, of whose units nothing is left for this parcel; null: its number is the shipment's. */
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

/** How the calls of an account with a 3PL go, and when the next may be made. */
export const providerAccounts = pgTable(
  'provider_accounts',
  {
    shopId: shopId(),
    provider: provider(),
    account: account(),
    lastSuccessAt: instant('last_success_at'),
    lastFailureAt: instant('last_failure_at'),
    failureKind: text('failure_kind').$type<CallFailureKind>(),
    /** In words for the merchant, the 3PL's own where it has some. */
    failureWords: words('failure_words'),
    /** The first failure since the last success; null: the last call went well. */
    failingSince: instant('failing_since'),
    failuresInRow: integer('failures_in_row').notNull().default(0),
    /** Nothing is sent to it until a test succeeds; null: it is not paused. */
    pausedAt: instant('paused_at'),
    /** When the 3PL took an order last. */
    lastOrderAt: instant('last_order_at'),
    /** Changes before it are known from lists of the 3PL; null: none was read to its end. */
    listedUntil: instant('listed_until'),
    /** The list that is being read, and how far; null: none. */
    listing: jsonb().$type<OrderListing>(),
    /** No other process reads lists of the account before. */
    listingClaimedUntil: instant('listing_claimed_until'),
    /** When its stock is read next; null: no location takes its stock from it. */
    nextStockReadAt: instant('next_stock_read_at'),
    /** When the last reading of its stock began that went well. */
    stockReadAt: instant('stock_read_at'),
    /** The first reading of its stock since that failed; null: the last went well. */
    stockFailingSince: instant('stock_failing_since'),
    /** Of the last that failed, in words for the merchant. */
    stockFailureWords: words('stock_failure_words'),
  },
  (table) => [primaryKey({ columns: [table.shopId, table.provider, table.account] }), ownShopOnly('provider_accounts')],
);

/** The newest calls of each account with a 3PL. Two shops with the same credentials are one account there. */
export const callBudgets = pgTable('call_budgets', {
  /** Hash of what the 3PL knows the account by. */
  account: text().primaryKey(),
  /** In ms since 1970 and oldest first, at most as many as a window allows. */
  callTimes: bigint('call_times', { mode: 'number' })
    .array()
    .notNull()
    .default(sql`'{}'`),
});

/** Accounts whose 3PL is asked for webhooks. Kept before it is asked, so that a process may end at any moment. */
export const providerSubscriptions = pgTable(
  'provider_subscriptions',
  {
    shopId: shopId(),
    provider: provider(),
    account: account(),
    /** Where they are sent. */
    address: text().notNull(),
    /** When the 3PL confirmed it last; null: it has not (yet). */
    subscribedAt: instant('subscribed_at'),
    /** No other process works on it before. */
    claimedUntil: instant('claimed_until'),
    /** With what it was asked, encrypted: the 3PL's secret, and the credentials that remove the subscription. */
    keyId: text('key_id'),
    nonce: bytes(),
    ciphertext: bytes(),
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.provider, table.account] }),
    ownShopOnly('provider_subscriptions'),
  ],
);

/** Webhooks that came, by which one that comes twice is noticed. */
export const providerWebhooks = pgTable(
  'provider_webhooks',
  {
    shopId: shopId(),
    provider: provider(),
    account: account(),
    /** The 3PL's id of it, or a hash of its body. */
    eventId: text('event_id').notNull(),
    receivedAt: instant('received_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.provider, table.account, table.eventId] }),
    index('provider_webhooks_received').on(table.receivedAt),
    ownShopOnly('provider_webhooks'),
  ],
);

import type { StoreFacts } from '@hub/domain/orders/intake';
import type { PastFreeze } from '@hub/domain/plans';
import type {
  BackfillState,
  ShopExportState,
  StoreConnectionState,
  StoreEventState,
  StoreWriteKind,
  StoreWriteState,
} from '@hub/domain/store';
import { sql } from 'drizzle-orm';
import { bigint, boolean, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { bytes, instant, ownShopOnly, shopId, words } from './columns.ts';

const orderId = () => bigint('order_id', { mode: 'number' }).notNull();

/** A text encrypted with AES-256-GCM, or nothing. */
const encrypted = {
  keyId: text('key_id'),
  nonce: bytes(),
  /** With the tag of 16 bytes at its end. */
  ciphertext: bytes(),
};

/** How a shop is connected with its store, with the encrypted offline token. */
export const storeConnections = pgTable(
  'store_connections',
  {
    shopId: shopId(),
    state: text().$type<StoreConnectionState>().notNull(),
    /** Given by the store. */
    scopes: text()
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** The access token. Null after the app was uninstalled. */
    ...encrypted,
    /** When the access token ends; null: with the installation. */
    tokenExpiresAt: instant('token_expires_at'),
    /** The encrypted refresh token; null: the access token does not expire. */
    refreshKeyId: text('refresh_key_id'),
    refreshNonce: bytes('refresh_nonce'),
    refreshCiphertext: bytes('refresh_ciphertext'),
    /** When a process began to renew the token; null: none does. */
    renewalStartedAt: instant('renewal_started_at'),
    installedAt: instant('installed_at').notNull(),
    uninstalledAt: instant('uninstalled_at'),
    /** When it was last asked for webhooks that it does not send; null: it sends none yet. */
    webhooksSubscribedAt: instant('webhooks_subscribed_at'),
    lastWebhookAt: instant('last_webhook_at'),
    backfillState: text('backfill_state').$type<BackfillState>().notNull().default('none'),
    /** The store's id of the bulk operation; null: none is under way. */
    backfillOperationId: text('backfill_operation_id'),
    ordersTotal: integer('orders_total'),
    ordersRead: integer('orders_read').notNull().default(0),
    ordersAdded: integer('orders_added').notNull().default(0),
    backfillStartedAt: instant('backfill_started_at'),
    backfillEndedAt: instant('backfill_ended_at'),
    backfillWords: words('backfill_words'),
    /** While orders are compared with the store's. */
    checkStartedAt: instant('check_started_at'),
    checkedAt: instant('checked_at'),
    ordersChecked: integer('orders_checked').notNull().default(0),
    /** Names of orders that were missing, newest first; at most 100. */
    missingOrders: text('missing_orders')
      .array()
      .notNull()
      .default(sql`'{}'`),
    missingCount: integer('missing_count').notNull().default(0),
    changedCount: integer('changed_count').notNull().default(0),
    checkWords: words('check_words'),
    /** Since when nothing is done for the shop, because its bill is not paid; null: work goes on. */
    frozenAt: instant('frozen_at'),
    /** The store's id of the app's charge that is not paid; null: it is the store itself that is frozen, or nothing. */
    unpaidChargeId: text('unpaid_charge_id'),
    /** When work went on last, since when it had stopped, and what had waited; null: it never stopped. */
    lastFreeze: jsonb('last_freeze').$type<PastFreeze>(),
  },
  (table) => [primaryKey({ columns: [table.shopId] }), ownShopOnly('store_connections')],
);

/** Webhooks of the store, by which one that comes twice is noticed. */
export const storeEvents = pgTable(
  'store_events',
  {
    shopId: shopId(),
    /** The store's id of the event. */
    eventId: text('event_id').notNull(),
    topic: text().notNull(),
    /** Id of what it is about: an order, a product, …; null: the shop. */
    subjectId: text('subject_id'),
    triggeredAt: instant('triggered_at').notNull(),
    receivedAt: instant('received_at').notNull(),
    state: text().$type<StoreEventState>().notNull(),
    attempts: integer().notNull().default(0),
    words: words(),
    /** The body, only of those that name a person, and only until it is worked. */
    ...encrypted,
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.eventId] }),
    index('store_events_received').on(table.receivedAt),
    ownShopOnly('store_events'),
  ],
);

/** What the store last said of an order. Its id is the order's own. */
export const storeOrders = pgTable(
  'store_orders',
  {
    shopId: shopId(),
    orderId: orderId(),
    /** The store's own time of the version that was read last; an older one changes nothing. */
    updatedAt: instant('updated_at').notNull(),
    readAt: instant('read_at').notNull(),
    customerId: text('customer_id'),
    /** Its customer was removed: nothing of a person is read of it again. */
    isRedacted: boolean('is_redacted').notNull().default(false),
    /** Tags in the store; those that only the order here carries are ours. */
    tags: text()
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** What it said then, to be compared with what it says next; null: read by an earlier release. */
    facts: jsonb().$type<StoreFacts>(),
    /** Fields of workflows that changed while it waited, which none has run for. */
    unseenFields: text('unseen_fields')
      .array()
      .notNull()
      .default(sql`'{}'`),
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.orderId] }),
    index('store_orders_of_customer').on(table.shopId, table.customerId),
    ownShopOnly('store_orders'),
  ],
);

/** Which of the store's fulfillments a shipment is. */
export const storeFulfillments = pgTable(
  'store_fulfillments',
  {
    shopId: shopId(),
    orderId: orderId(),
    /** Of `shipments`. */
    fulfillmentId: bigint('fulfillment_id', { mode: 'number' }).notNull(),
    /** The store's ids, one for each fulfillment order that it took units of. */
    storeIds: text('store_ids').array().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.orderId, table.fulfillmentId] }),
    ownShopOnly('store_fulfillments'),
  ],
);

/** What of an order is to be brought up to date in the store. Rows are added by triggers, in the transaction of a change. */
export const storeWrites = pgTable(
  'store_writes',
  {
    shopId: shopId(),
    orderId: orderId(),
    writeId: bigint('write_id', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    kind: text().$type<StoreWriteKind>().notNull(),
    state: text().$type<StoreWriteState>().notNull(),
    /** Changes that it stands for; one more came while it was written where it has grown. */
    changes: integer().notNull().default(1),
    tries: integer().notNull().default(0),
    /** Nobody else writes it until then. */
    claimedUntil: instant('claimed_until'),
    /** What the store refused, a code of the event `storeRefused`; in old rows its English words. */
    task: text(),
    /** Why, in its words. */
    words: words(),
    /** Holds of others that are to be released, of kind `theirHolds`. */
    holdIds: text('hold_ids')
      .array()
      .notNull()
      .default(sql`'{}'`),
    createdAt: instant('created_at')
      .notNull()
      .default(sql`now()`),
    endedAt: instant('ended_at'),
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.orderId, table.writeId] }),
    uniqueIndex('store_writes_waiting')
      .on(table.shopId, table.orderId, table.kind)
      .where(sql`state = 'waiting'`),
    index('store_writes_refused')
      .on(table.shopId, table.endedAt)
      .where(sql`state = 'refused'`),
    ownShopOnly('store_writes'),
  ],
);

/** What the store last said of the variants of its products. A deleted one stays, so that an older version is known as one. */
export const storeVariants = pgTable(
  'store_variants',
  {
    shopId: shopId(),
    variantId: bigint('variant_id', { mode: 'number' }).notNull(),
    productId: bigint('product_id', { mode: 'number' }).notNull(),
    /** Empty: it has none. */
    sku: text().notNull(),
    name: text().notNull(),
    /** Kilograms; empty: not known. */
    weight: text().notNull(),
    /** False for services and downloads. */
    ships: boolean().notNull(),
    /** For customs; empty: not known. */
    hsCode: text('hs_code').notNull().default(''),
    /** ISO 3166, two letters; empty: not known. */
    countryOfOrigin: text('country_of_origin').notNull().default(''),
    isDeleted: boolean('is_deleted').notNull(),
    /** The store's own time of the product's version that was read last. */
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.variantId] }),
    index('store_variants_of_product').on(table.shopId, table.productId),
    index('store_variants_skus').on(table.shopId, table.sku),
    ownShopOnly('store_variants'),
  ],
);

/** Files about customers who asked for their data. */
export const storeFiles = pgTable(
  'store_files',
  {
    shopId: shopId(),
    /** The id of the event that asked for it. */
    fileId: text('file_id').notNull(),
    customerId: text('customer_id'),
    requestedAt: instant('requested_at').notNull(),
    readyAt: instant('ready_at'),
    /** JSON text. */
    ...encrypted,
  },
  (table) => [primaryKey({ columns: [table.shopId, table.fileId] }), ownShopOnly('store_files')],
);

/** Customers who were removed at their wish, without a word about them. */
export const storeRedactions = pgTable(
  'store_redactions',
  {
    shopId: shopId(),
    /** The id of the event that asked for it. */
    redactionId: text('redaction_id').notNull(),
    requestedAt: instant('requested_at').notNull(),
    doneAt: instant('done_at').notNull(),
    /** Orders that the customer was removed from. */
    orders: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.shopId, table.redactionId] }), ownShopOnly('store_redactions')],
);

/** Exports of everything that belongs to a shop. */
export const shopExports = pgTable(
  'shop_exports',
  {
    shopId: shopId(),
    exportId: text('export_id').notNull(),
    state: text().$type<ShopExportState>().notNull(),
    /** Name of the person who asked for it. */
    requestedBy: text('requested_by').notNull(),
    requestedAt: instant('requested_at').notNull(),
    rowsWritten: integer('rows_written').notNull().default(0),
    /** Counted when it begins; null: not counted yet. */
    rowsTotal: integer('rows_total'),
    /** Null: not ready. */
    readyAt: instant('ready_at'),
    /** Until then it can be downloaded; null: not ready. */
    expiresAt: instant('expires_at'),
  },
  (table) => [primaryKey({ columns: [table.shopId, table.exportId] }), ownShopOnly('shop_exports')],
);

/** The text of an export in parts, each compressed with gzip. */
export const shopExportParts = pgTable(
  'shop_export_parts',
  {
    shopId: shopId(),
    exportId: text('export_id').notNull(),
    part: integer().notNull(),
    content: bytes().notNull(),
  },
  (table) => [primaryKey({ columns: [table.shopId, table.exportId, table.part] }), ownShopOnly('shop_export_parts')],
);

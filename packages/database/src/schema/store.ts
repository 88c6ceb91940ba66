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

/** Optional text encrypted with AES-256-GCM. */
const encrypted = {
  keyId: text('key_id'),
  nonce: bytes(),
  /** Ends with the 16-byte tag. */
  ciphertext: bytes(),
};

/** A shop's connection to its store, with the encrypted offline token. */
export const storeConnections = pgTable(
  'store_connections',
  {
    shopId: shopId(),
    state: text().$type<StoreConnectionState>().notNull(),
    /** Granted by the store. */
    scopes: text()
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** The access token. Null after the app was uninstalled. */
    ...encrypted,
    /** When the access token expires; null if it lasts as long as the installation. */
    tokenExpiresAt: instant('token_expires_at'),
    /** The encrypted refresh token; null if the access token does not expire. */
    refreshKeyId: text('refresh_key_id'),
    refreshNonce: bytes('refresh_nonce'),
    refreshCiphertext: bytes('refresh_ciphertext'),
    /** When a process started renewing the token; null if none is. */
    renewalStartedAt: instant('renewal_started_at'),
    installedAt: instant('installed_at').notNull(),
    uninstalledAt: instant('uninstalled_at'),
    /** When a person last opened the app, by the store's clock. An uninstallation before it is an earlier one. */
    openedAt: instant('opened_at'),
    /** When the store was last asked for missing webhooks; null if it sends none yet. */
    webhooksSubscribedAt: instant('webhooks_subscribed_at'),
    lastWebhookAt: instant('last_webhook_at'),
    backfillState: text('backfill_state').$type<BackfillState>().notNull().default('none'),
    /** The store's id of the bulk operation; null if none is running. */
    backfillOperationId: text('backfill_operation_id'),
    ordersTotal: integer('orders_total'),
    ordersRead: integer('orders_read').notNull().default(0),
    ordersAdded: integer('orders_added').notNull().default(0),
    backfillStartedAt: instant('backfill_started_at'),
    backfillEndedAt: instant('backfill_ended_at'),
    backfillWords: words('backfill_words'),
    /** Set while orders are compared with the store's. */
    checkStartedAt: instant('check_started_at'),
    checkedAt: instant('checked_at'),
    ordersChecked: integer('orders_checked').notNull().default(0),
    /** Names of missing orders, newest first; at most 100. */
    missingOrders: text('missing_orders')
      .array()
      .notNull()
      .default(sql`'{}'`),
    missingCount: integer('missing_count').notNull().default(0),
    changedCount: integer('changed_count').notNull().default(0),
    checkWords: words('check_words'),
    /** Since when work for the shop is stopped because of an unpaid bill; null if it is running. */
    frozenAt: instant('frozen_at'),
    /** The store's id of the app's unpaid charge; null if the store itself is frozen, or nothing is. */
    unpaidChargeId: text('unpaid_charge_id'),
    /** The last freeze: its start, its end and what had waited; null if there was none. */
    lastFreeze: jsonb('last_freeze').$type<PastFreeze>(),
  },
  (table) => [primaryKey({ columns: [table.shopId] }), ownShopOnly('store_connections')],
);

/** Shops whose tokens are being exchanged. Belongs to no shop, because a shop may not exist yet. */
export const storeSignIns = pgTable('store_sign_ins', {
  domain: text().primaryKey(),
  startedAt: instant('started_at').notNull(),
});

/** The store's webhooks, to detect duplicates. */
export const storeEvents = pgTable(
  'store_events',
  {
    shopId: shopId(),
    /** The store's id of the event. */
    eventId: text('event_id').notNull(),
    topic: text().notNull(),
    /** Id of its subject: an order, a product, …; null for the shop. */
    subjectId: text('subject_id'),
    triggeredAt: instant('triggered_at').notNull(),
    receivedAt: instant('received_at').notNull(),
    state: text().$type<StoreEventState>().notNull(),
    attempts: integer().notNull().default(0),
    words: words(),
    /** The body, only of events that name a person, and only until processed. */
    ...encrypted,
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.eventId] }),
    index('store_events_received').on(table.receivedAt),
    index('store_events_waiting')
      .on(table.shopId, table.triggeredAt)
      .where(sql`state = 'waiting'`),
    ownShopOnly('store_events'),
  ],
);

/** The store's last data of an order. Its id is the order's own. */
export const storeOrders = pgTable(
  'store_orders',
  {
    shopId: shopId(),
    orderId: orderId(),
    /** The store's time of the last version read; an older one changes nothing. */
    updatedAt: instant('updated_at').notNull(),
    readAt: instant('read_at').notNull(),
    customerId: text('customer_id'),
    /** Its customer was removed: no personal data is read again. */
    isRedacted: boolean('is_redacted').notNull().default(false),
    /** Tags in the store; tags that only our order has are ours. */
    tags: text()
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** The store's data at that time, to compare with the next; null if read by an earlier release. */
    facts: jsonb().$type<StoreFacts>(),
    /** Workflow fields that changed while it waited and that no workflow has run for. */
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

/** Maps shipments to the store's fulfillments. */
export const storeFulfillments = pgTable(
  'store_fulfillments',
  {
    shopId: shopId(),
    orderId: orderId(),
    /** Id in `shipments`. */
    fulfillmentId: bigint('fulfillment_id', { mode: 'number' }).notNull(),
    /** The store's ids, one per fulfillment order that it took units from. */
    storeIds: text('store_ids').array().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.orderId, table.fulfillmentId] }),
    ownShopOnly('store_fulfillments'),
  ],
);

/** Parts of an order to update in the store. Triggers add rows in the transaction of a change. */
export const storeWrites = pgTable(
  'store_writes',
  {
    shopId: shopId(),
    orderId: orderId(),
    writeId: bigint('write_id', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    kind: text().$type<StoreWriteKind>().notNull(),
    state: text().$type<StoreWriteState>().notNull(),
    /** Number of combined changes; if it grows during the write, another change came in. */
    changes: integer().notNull().default(1),
    tries: integer().notNull().default(0),
    /** No other process writes it until then. */
    claimedUntil: instant('claimed_until'),
    /** What the store refused, a code of the event `storeRefused`; in old rows its English text. */
    task: text(),
    /** The store's reason, in its words. */
    words: words(),
    /** Holds of other apps to release, for kind `theirHolds`. */
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

/** The store's last data of product variants. Deleted ones stay, so that an older version is recognized. */
export const storeVariants = pgTable(
  'store_variants',
  {
    shopId: shopId(),
    variantId: bigint('variant_id', { mode: 'number' }).notNull(),
    productId: bigint('product_id', { mode: 'number' }).notNull(),
    /** Empty if it has none. */
    sku: text().notNull(),
    name: text().notNull(),
    /** Kilograms; empty if unknown. */
    weight: text().notNull(),
    /** False for services and downloads. */
    ships: boolean().notNull(),
    /** For customs; empty if unknown. */
    hsCode: text('hs_code').notNull().default(''),
    /** ISO 3166, two letters; empty if unknown. */
    countryOfOrigin: text('country_of_origin').notNull().default(''),
    isDeleted: boolean('is_deleted').notNull(),
    /** The store's time of the last product version read. */
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.variantId] }),
    index('store_variants_of_product').on(table.shopId, table.productId),
    index('store_variants_skus').on(table.shopId, table.sku),
    ownShopOnly('store_variants'),
  ],
);

/** Files for customers who requested their data. */
export const storeFiles = pgTable(
  'store_files',
  {
    shopId: shopId(),
    /** Id of the event that requested it. */
    fileId: text('file_id').notNull(),
    customerId: text('customer_id'),
    requestedAt: instant('requested_at').notNull(),
    readyAt: instant('ready_at'),
    /** JSON text. */
    ...encrypted,
  },
  (table) => [primaryKey({ columns: [table.shopId, table.fileId] }), ownShopOnly('store_files')],
);

/** Customers removed on request, without any data about them. */
export const storeRedactions = pgTable(
  'store_redactions',
  {
    shopId: shopId(),
    /** Id of the event that requested it. */
    redactionId: text('redaction_id').notNull(),
    requestedAt: instant('requested_at').notNull(),
    doneAt: instant('done_at').notNull(),
    /** Number of orders that the customer was removed from. */
    orders: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.shopId, table.redactionId] }), ownShopOnly('store_redactions')],
);

/** A row of an export: its table, and its key as texts. */
export interface ExportPosition {
  table: string;
  after: readonly string[];
}

/** Exports of everything that belongs to a shop. */
export const shopExports = pgTable(
  'shop_exports',
  {
    shopId: shopId(),
    exportId: text('export_id').notNull(),
    state: text().$type<ShopExportState>().notNull(),
    /** Name of the person who requested it. */
    requestedBy: text('requested_by').notNull(),
    requestedAt: instant('requested_at').notNull(),
    rowsWritten: integer('rows_written').notNull().default(0),
    /** Counted at the start; null until then. */
    rowsTotal: integer('rows_total'),
    /** The last row of its parts; null without parts. */
    writtenTo: jsonb('written_to').$type<ExportPosition>(),
    /** Incremented when its parts are deleted, so that an attempt from before adds none. */
    restarts: integer().notNull().default(0),
    /** Null until ready. */
    readyAt: instant('ready_at'),
    /** Download deadline; null until ready. */
    expiresAt: instant('expires_at'),
  },
  (table) => [primaryKey({ columns: [table.shopId, table.exportId] }), ownShopOnly('shop_exports')],
);

/** An export's text in parts, each compressed with gzip. */
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

import type { OrderEvent } from '@hub/domain/events';
import { type OrderStage, orderStages } from '@hub/domain/orders';
import type { ReplacedUnits } from '@hub/domain/orders/detail';
import type { KeptEffects, ShippingOptions } from '@hub/domain/workflows';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { instant, ownShopOnly, shopId } from './columns.ts';

/**
 * A stage of the domain's list. Text, not an enum: enum comparisons are not leakproof for PostgreSQL, which then uses no
 * index under row-level security.
 */
const stage = () => text().$type<OrderStage>().notNull();

const orderId = () => bigint('order_id', { mode: 'number' }).notNull();

/** Orders as lists show them (§3 Order), with their stage. Columns use the domain's field names. */
export const orders = pgTable(
  'orders',
  {
    shopId: shopId(),
    /** Id on the store platform. */
    orderId: orderId(),
    /** Id of the list row. */
    id: bigint('row_id', { mode: 'number' }).notNull(),
    /** `#536365`. */
    orderName: text('name').notNull(),
    customerName: text('customer_name').notNull(),
    poNumber: text('po_number').notNull().default(''),
    paymentStatus: text('payment_status').notNull().default(''),
    risk: text().notNull().default(''),
    dispute: text().notNull().default(''),
    deliveryMethod: text('delivery_method').notNull().default(''),
    isTest: boolean('is_test').notNull().default(false),
    reship: text().notNull().default(''),
    keptUnits: integer('kept_units').notNull().default(0),
    country: text().notNull().default(''),
    postcode: text().notNull().default(''),
    /** As the customer chose it in the store. */
    shippingMethod: text('shipping_method').notNull().default(''),
    tags: text()
      .array()
      .notNull()
      .default(sql`'{}'`),
    stage: stage(),
    /** When an update last changed the stage, set by a trigger; null if it arrived in this stage. */
    stageSince: instant('stage_since'),
    /** Just arrived and not yet decided by workflows and routing; batches skip it. */
    awaitsDecision: boolean('awaits_decision').notNull().default(false),
    /** The event that caused the hold or review, with its author; null in other stages or if unknown. */
    stageReason: jsonb('stage_reason').$type<OrderEvent>(),
    /** When its hold ends; null if a person ends it. */
    holdUntil: instant('hold_until'),
    /** The location or provider that a workflow chose. */
    destination: jsonb().$type<NonNullable<KeptEffects['destination']>>(),
    /** Workflow options for its shipments. */
    shippingOptions: jsonb('shipping_options').$type<ShippingOptions>(),
    warehouseNotes: text('warehouse_notes')
      .array()
      .notNull()
      .default(sql`'{}'`),
    fulfillmentStatus: text('fulfillment_status').notNull().default(''),
    createdAt: instant('created_at').notNull(),
    closedAt: instant('closed_at'),
    cancelledAt: instant('cancelled_at'),
    batchedAt: instant('batched_at'),
    shippedAt: instant('shipped_at'),
    threePlStatus: smallint('three_pl_status'),
    backOrderState: smallint('back_order_state').notNull().default(0),
    /** §3 `error`: JSON text of a list of workflow errors, or empty. */
    workflowErrors: text('error').notNull().default(''),
    /** §3 `error_message`: JSON text of a string or of `{message}`, or empty. */
    shipmentError: text('error_message').notNull().default(''),
    errorType: smallint('error_type'),
    /** Names of workflows that ran. */
    triggeredFlows: text('triggered_flows')
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** Names of workflows that the order is newly eligible for. */
    eligibleFlows: text('eligible_flows')
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** Workflow runs, for the dashboard. */
    workflowRuns: smallint('workflow_runs').notNull().default(0),
    boxesSaved: smallint('boxes_saved').notNull().default(0),
    /** Whether any of it was shipped; closed orders that were appear in Shipped Orders. */
    wasShipped: boolean('was_shipped')
      .notNull()
      .generatedAlwaysAs(sql`fulfillment_status <> ''`),
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.orderId] }),
    uniqueIndex('orders_name').on(table.shopId, table.orderName),
    index('orders_newest').on(table.shopId, table.createdAt.desc(), table.orderId.desc()),
    index('orders_of_customer').on(table.shopId, table.customerName, table.createdAt),
    index('orders_newest_of_stage').on(table.shopId, table.stage, table.createdAt.desc(), table.orderId.desc()),
    check('orders_stage', sql`stage IN (${sql.raw(orderStages.map((name) => `'${name}'`).join(', '))})`),
    ownShopOnly('orders'),
  ],
);

/**
 * Orders by UTC day and stage. Rows are deltas, written by triggers on `orders` and summed when read, so that
 * transactions never wait for a shared counter. `foldOrderCounts` merges them.
 */
export const orderCounts = pgTable(
  'order_counts',
  {
    shopId: shopId(),
    /** UTC day of creation. */
    day: date().notNull(),
    stage: stage(),
    wasShipped: boolean('was_shipped').notNull(),
    changeId: bigint('change_id', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    orders: integer().notNull(),
    workflowRuns: integer('workflow_runs').notNull(),
    boxesSaved: integer('boxes_saved').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.day, table.stage, table.wasShipped, table.changeId] }),
    ownShopOnly('order_counts'),
  ],
);

/** §3 Line item. */
export const lineItems = pgTable(
  'line_items',
  {
    shopId: shopId(),
    orderId: orderId(),
    lineItemId: bigint('line_item_id', { mode: 'number' }).notNull(),
    /** Line order, from 0. */
    position: integer().notNull(),
    name: text().notNull(),
    sku: text().notNull(),
    quantity: integer().notNull(),
    fulfillableQuantity: integer('fulfillable_quantity').notNull(),
    /** Per unit, in the shop's currency. */
    price: numeric({ precision: 14, scale: 4, mode: 'number' }),
    /** Kilograms as the store sends them; may be empty. */
    productWeight: text('product_weight').notNull().default(''),
    virtualItem: smallint('virtual_item'),
    isCancelled: boolean('is_cancelled').notNull().default(false),
    threePlStatus: smallint('three_pl_status'),
    /** The store's line that it replaces; null for a line of the store, or one added here. */
    replaces: jsonb().$type<ReplacedUnits>(),
  },
  (table) => [primaryKey({ columns: [table.shopId, table.orderId, table.lineItemId] }), ownShopOnly('line_items')],
);

/** A shop's distinct SKUs, read first in a search by part of a SKU. */
export const skus = pgTable(
  'skus',
  {
    shopId: shopId(),
    sku: text().notNull(),
    /** Name on the first line with it; empty if no line has it. */
    name: text().notNull().default(''),
    /** Creation time of the newest order with it; null, like the next columns, if no order has it. */
    newestAt: instant('newest_at'),
    newestOrderId: bigint('newest_order_id', { mode: 'number' }),
    /** From that order's line; with several lines, the first that is goods. */
    newestName: text('newest_name'),
    newestWeight: text('newest_weight'),
    newestVirtualItem: smallint('newest_virtual_item'),
  },
  (table) => [primaryKey({ columns: [table.shopId, table.sku] }), ownShopOnly('skus')],
);

/** Orders by SKU, newest first. */
export const orderSkus = pgTable(
  'order_skus',
  { shopId: shopId(), sku: text().notNull(), createdAt: instant('created_at').notNull(), orderId: orderId() },
  (table) => [
    primaryKey({ columns: [table.shopId, table.sku, table.createdAt, table.orderId] }),
    ownShopOnly('order_skus'),
  ],
);

/** A box that leaves a location; `shipmentItems` has its items (§3 Fulfillment). */
export const shipments = pgTable(
  'shipments',
  {
    shopId: shopId(),
    orderId: orderId(),
    fulfillmentId: bigint('fulfillment_id', { mode: 'number' }).notNull(),
    /** `#536365.1`. */
    name: text().notNull(),
    trackingNumber: text('tracking_number'),
    status: text(),
    locationId: bigint('location_id', { mode: 'number' }),
  },
  (table) => [primaryKey({ columns: [table.shopId, table.orderId, table.fulfillmentId] }), ownShopOnly('shipments')],
);

/** Units of a line item in a shipment. */
export const shipmentItems = pgTable(
  'shipment_items',
  {
    shopId: shopId(),
    orderId: orderId(),
    fulfillmentId: bigint('fulfillment_id', { mode: 'number' }).notNull(),
    lineItemId: bigint('line_item_id', { mode: 'number' }).notNull(),
    quantity: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.orderId, table.fulfillmentId, table.lineItemId] }),
    ownShopOnly('shipment_items'),
  ],
);

/** What happened to an order, and by whom or which rule. */
export const timelineEntries = pgTable(
  'timeline_entries',
  {
    shopId: shopId(),
    orderId: orderId(),
    entryId: bigint('entry_id', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    at: instant('at').notNull(),
    /** A person's note, or an entry from before events were data; null for an event. */
    message: text(),
    /** Kind of the event; `@hub/domain/events` lists all kinds and their values. */
    kind: text(),
    values: jsonb().$type<object>(),
    /** Who did it; null for the store, a warehouse or a rule. */
    staffId: text('staff_id'),
  },
  (table) => [primaryKey({ columns: [table.shopId, table.orderId, table.entryId] }), ownShopOnly('timeline_entries')],
);

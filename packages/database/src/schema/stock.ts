import type { Words } from '@hub/domain/messages';
import type { RoutingDecision } from '@hub/domain/routing';
import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant, ownShopOnly, shopId } from './columns.ts';

const locationId = () => bigint('location_id', { mode: 'number' });
const orderId = () => bigint('order_id', { mode: 'number' }).notNull();

/** Units of a SKU at a location. A SKU without a row is not counted. */
export const stockLevels = pgTable(
  'stock_levels',
  {
    shopId: shopId(),
    sku: text().notNull(),
    locationId: locationId().notNull(),
    onHand: integer('on_hand').notNull(),
    /** Units on hand that are reserved for orders: the sum of its reserved `order_allocations`. */
    allocated: integer().notNull().default(0),
    /** With so many units available, or fewer, it is low; null: as the settings of the shop say. */
    lowAt: integer('low_at'),
    /** From 1; every save and every shipment adds one, a reservation does not. */
    version: integer().notNull(),
    savedAt: instant('saved_at').notNull(),
    /** Name of the person; null: a shipment. */
    savedBy: text('saved_by'),
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.sku, table.locationId] }),
    check('stock_levels_allocated', sql`allocated BETWEEN 0 AND on_hand`),
    ownShopOnly('stock_levels'),
  ],
);

/** What order routing decided about an order last. */
export const orderRoutings = pgTable(
  'order_routings',
  {
    shopId: shopId(),
    orderId: orderId(),
    routedAt: instant('routed_at').notNull(),
    /** Name of the rule; null where none is for the order. */
    rule: text(),
    outcome: text().$type<RoutingDecision['outcome']>().notNull(),
    /** Ids of the locations that ship something of it. */
    shipsFrom: bigint('ships_from', { mode: 'number' }).array().notNull(),
    /** Every location that was looked at, and why it was left out. */
    locations: jsonb().$type<RoutingDecision['locations']>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.orderId] }),
    index('order_routings_newest').on(table.shopId, table.routedAt),
    ownShopOnly('order_routings'),
  ],
);

/** Units of a line that one location is to ship, or that are short. */
export const orderAllocations = pgTable(
  'order_allocations',
  {
    shopId: shopId(),
    orderId: orderId(),
    /** From 0, in the order of the lines. */
    position: integer().notNull(),
    lineItemId: bigint('line_item_id', { mode: 'number' }).notNull(),
    sku: text().notNull(),
    /** Null: they are short. */
    locationId: locationId(),
    quantity: integer().notNull(),
    /** Whether they are part of `allocated` of a level; false for SKUs that are not counted. */
    isReserved: boolean('is_reserved').notNull(),
    /** "Leeds has all 6". */
    reason: jsonb().$type<Words>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.shopId, table.orderId, table.position] }), ownShopOnly('order_allocations')],
);

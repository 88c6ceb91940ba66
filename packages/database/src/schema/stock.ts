import type { Words } from '@hub/domain/messages';
import type { RoutingDecision } from '@hub/domain/routing';
import type { MovementCause } from '@hub/domain/stock';
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
    /** Units that are reserved for orders: the sum of its reserved `order_allocations`. */
    allocated: integer().notNull().default(0),
    /** Units on hand that nobody can ship, and those that are kept back. */
    unavailable: integer().notNull().default(0),
    safety: integer().notNull().default(0),
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
    check('stock_levels_units', sql`on_hand >= 0 AND allocated >= 0 AND unavailable >= 0 AND safety >= 0`),
    ownShopOnly('stock_levels'),
  ],
);

/** Each change of a level, with its cause. Those of a SKU at a location add up to its level. */
export const stockMovements = pgTable(
  'stock_movements',
  {
    shopId: shopId(),
    movementId: bigint('movement_id', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    sku: text().notNull(),
    locationId: locationId().notNull(),
    cause: text().$type<MovementCause>().notNull(),
    /** Units by which the level changes. */
    onHand: integer('on_hand').notNull(),
    allocated: integer().notNull(),
    unavailable: integer().notNull(),
    safety: integer().notNull(),
    orderId: bigint('order_id', { mode: 'number' }),
    /** Id of a shipment of the order, or of a parcel that is none. */
    shipment: text(),
    /** Name of the person, the store or the 3PL that counted; null: an order moved them. */
    movedBy: text('moved_by'),
    movedAt: instant('moved_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.movementId] }),
    index('stock_movements_of_level').on(table.shopId, table.sku, table.locationId, table.movementId),
    index('stock_movements_of_order')
      .on(table.shopId, table.orderId)
      .where(sql`shipment IS NOT NULL`),
    ownShopOnly('stock_movements'),
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

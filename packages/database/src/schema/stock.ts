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
    /** Units reserved for orders: the sum of its reserved `order_allocations`. */
    allocated: integer().notNull().default(0),
    /** Units on hand that cannot ship, and those held back. */
    unavailable: integer().notNull().default(0),
    safety: integer().notNull().default(0),
    /** Low at this many available units or fewer; null for the shop's setting. */
    lowAt: integer('low_at'),
    /** From 1; every save and every shipment adds one, a reservation does not. */
    version: integer().notNull(),
    savedAt: instant('saved_at').notNull(),
    /** Name of the person; null for a shipment. */
    savedBy: text('saved_by'),
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.sku, table.locationId] }),
    check('stock_levels_units', sql`on_hand >= 0 AND allocated >= 0 AND unavailable >= 0 AND safety >= 0`),
    ownShopOnly('stock_levels'),
  ],
);

/** Each change of a level, with its cause. A SKU's movements at a location add up to its level. */
export const stockMovements = pgTable(
  'stock_movements',
  {
    shopId: shopId(),
    movementId: bigint('movement_id', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    sku: text().notNull(),
    locationId: locationId().notNull(),
    cause: text().$type<MovementCause>().notNull(),
    /** Change of the level in units. */
    onHand: integer('on_hand').notNull(),
    allocated: integer().notNull(),
    unavailable: integer().notNull(),
    safety: integer().notNull(),
    orderId: bigint('order_id', { mode: 'number' }),
    /** Id of a shipment of the order, or of a parcel that is not a shipment. */
    shipment: text(),
    /** Name of the person, the store or the 3PL that counted; null if an order moved them. */
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

/** The latest routing decision about an order. */
export const orderRoutings = pgTable(
  'order_routings',
  {
    shopId: shopId(),
    orderId: orderId(),
    routedAt: instant('routed_at').notNull(),
    /** Name of the rule; null if no rule applied. */
    rule: text(),
    outcome: text().$type<RoutingDecision['outcome']>().notNull(),
    /** Ids of the locations that ship part of it. */
    shipsFrom: bigint('ships_from', { mode: 'number' }).array().notNull(),
    /** Every location considered, and why it was left out. */
    locations: jsonb().$type<RoutingDecision['locations']>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.orderId] }),
    index('order_routings_newest').on(table.shopId, table.routedAt),
    ownShopOnly('order_routings'),
  ],
);

/** Units of a line that one location ships, or that are short. */
export const orderAllocations = pgTable(
  'order_allocations',
  {
    shopId: shopId(),
    orderId: orderId(),
    /** From 0, in line order. */
    position: integer().notNull(),
    lineItemId: bigint('line_item_id', { mode: 'number' }).notNull(),
    sku: text().notNull(),
    /** Null if the units are short. */
    locationId: locationId(),
    quantity: integer().notNull(),
    /** Whether they count toward a level's `allocated`; false for SKUs that are not counted. */
    isReserved: boolean('is_reserved').notNull(),
    /** Such as "Leeds has all 6". */
    reason: jsonb().$type<Words>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.shopId, table.orderId, table.position] }), ownShopOnly('order_allocations')],
);

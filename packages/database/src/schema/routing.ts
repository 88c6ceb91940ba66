import type { LocationSettings, RoutingRule } from '@hub/domain/routing';
import { bigint, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant, ownShopOnly, shopId } from './columns.ts';

/** From 1; every save adds one. Without a row, never saved. */
const version = () => integer().notNull();

/** A merchant's location settings. */
export const locationSettings = pgTable(
  'location_settings',
  {
    shopId: shopId(),
    locationId: bigint('location_id', { mode: 'number' }).notNull(),
    version: version(),
    settings: jsonb().$type<LocationSettings>().notNull(),
    savedAt: instant('saved_at').notNull(),
    /** Name of the person. */
    savedBy: text('saved_by').notNull(),
  },
  (table) => [primaryKey({ columns: [table.shopId, table.locationId] }), ownShopOnly('location_settings')],
);

/** All of a shop's routing rules, in evaluation order. */
export const routingRules = pgTable(
  'routing_rules',
  {
    shopId: shopId(),
    version: version(),
    rules: jsonb().$type<readonly RoutingRule[]>().notNull(),
    savedAt: instant('saved_at').notNull(),
    /** Name of the person. */
    savedBy: text('saved_by').notNull(),
  },
  (table) => [primaryKey({ columns: [table.shopId] }), ownShopOnly('routing_rules')],
);

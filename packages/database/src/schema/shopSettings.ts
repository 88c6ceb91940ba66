import type { ShipPolicy, ShopSettings } from '@hub/domain/shopSettings';
import { jsonb, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { ownShopOnly, savedVersion, shopId } from './columns.ts';

/** Settings that hold for all products and orders of a shop. What a row does not name has its default. */
export const shopSettings = pgTable(
  'shop_settings',
  { shopId: shopId(), ...savedVersion, settings: jsonb().$type<Partial<ShopSettings>>().notNull() },
  (table) => [primaryKey({ columns: [table.shopId] }), ownShopOnly('shop_settings')],
);

/** Which orders of its store a shop lets leave. What a row does not name has its default. */
export const shipPolicies = pgTable(
  'ship_policies',
  { shopId: shopId(), ...savedVersion, policy: jsonb().$type<Partial<ShipPolicy>>().notNull() },
  (table) => [primaryKey({ columns: [table.shopId] }), ownShopOnly('ship_policies')],
);

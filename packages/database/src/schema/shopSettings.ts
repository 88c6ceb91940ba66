import type { ShipPolicy, ShopSettings } from '@hub/domain/shopSettings';
import { jsonb, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { ownShopOnly, savedVersion, shopId } from './columns.ts';

/** Settings for all products and orders of a shop. Missing values have their default. */
export const shopSettings = pgTable(
  'shop_settings',
  { shopId: shopId(), ...savedVersion, settings: jsonb().$type<Partial<ShopSettings>>().notNull() },
  (table) => [primaryKey({ columns: [table.shopId] }), ownShopOnly('shop_settings')],
);

/** Which of the store's orders a shop lets ship. Missing values have their default. */
export const shipPolicies = pgTable(
  'ship_policies',
  { shopId: shopId(), ...savedVersion, policy: jsonb().$type<Partial<ShipPolicy>>().notNull() },
  (table) => [primaryKey({ columns: [table.shopId] }), ownShopOnly('ship_policies')],
);

import type { BundleSettings, CollectionSettings, PackageSettings } from '@hub/domain/products';
import type { WeightUnit } from '@hub/domain/shared';
import { boolean, jsonb, numeric, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { ownShopOnly, savedVersion, shopId } from './columns.ts';

/** A merchant's product settings; SKUs known only from orders have no row. */
export const products = pgTable(
  'products',
  {
    shopId: shopId(),
    sku: text().notNull(),
    name: text().notNull(),
    /** Per unit, as entered; null if none. */
    weight: numeric({ precision: 14, scale: 6, mode: 'number' }),
    weightUnit: text('weight_unit').$type<WeightUnit>(),
    /** May name a deleted package; then the product has none. */
    packageId: text('package_id'),
    shipsAlone: boolean('ships_alone').notNull(),
    isFragile: boolean('is_fragile').notNull(),
    isDangerous: boolean('is_dangerous').notNull(),
    /** Digits; empty for the store's. */
    hsCode: text('hs_code').notNull().default(''),
    /** ISO 3166 two-letter code; empty for the store's. */
    countryOfOrigin: text('country_of_origin').notNull().default(''),
    ...savedVersion,
  },
  (table) => [primaryKey({ columns: [table.shopId, table.sku] }), ownShopOnly('products')],
);

export const packages = pgTable(
  'packages',
  {
    shopId: shopId(),
    packageId: text('package_id').notNull(),
    ...savedVersion,
    settings: jsonb().$type<PackageSettings>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.shopId, table.packageId] }), ownShopOnly('packages')],
);

/** SKUs made of other SKUs. */
export const bundles = pgTable(
  'bundles',
  {
    shopId: shopId(),
    sku: text().notNull(),
    ...savedVersion,
    settings: jsonb().$type<BundleSettings>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.shopId, table.sku] }), ownShopOnly('bundles')],
);

export const collections = pgTable(
  'collections',
  {
    shopId: shopId(),
    collectionId: text('collection_id').notNull(),
    ...savedVersion,
    settings: jsonb().$type<CollectionSettings>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.shopId, table.collectionId] }), ownShopOnly('collections')],
);

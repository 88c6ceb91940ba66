import type { ProviderMapping } from '@hub/domain/shipping';
import { jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { ownShopOnly, savedVersion, shopId } from './columns.ts';

/** Shipping methods of the shop's orders; empty if the order has none. */
export const shippingMethods = pgTable('shipping_methods', { shopId: shopId(), method: text().notNull() }, (table) => [
  primaryKey({ columns: [table.shopId, table.method] }),
  ownShopOnly('shipping_methods'),
]);

/** Service of a provider for each shipping method. */
export const shippingMappings = pgTable(
  'shipping_mappings',
  {
    shopId: shopId(),
    /** String id of §3: `shipbob`. */
    provider: text().notNull(),
    ...savedVersion,
    mapping: jsonb().$type<Partial<ProviderMapping>>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.shopId, table.provider] }), ownShopOnly('shipping_mappings')],
);

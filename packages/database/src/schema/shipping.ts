import type { ProviderMapping } from '@hub/domain/shipping';
import { jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { ownShopOnly, savedVersion, shopId } from './columns.ts';

/** The shipping methods that orders of a shop have come with; empty: none. */
export const shippingMethods = pgTable('shipping_methods', { shopId: shopId(), method: text().notNull() }, (table) => [
  primaryKey({ columns: [table.shopId, table.method] }),
  ownShopOnly('shipping_methods'),
]);

/** Which service of a provider each shipping method is sent with. */
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

import type { Words } from '@hub/domain/messages';
import { withoutUnstorable } from '@hub/domain/shared';
import { sql } from 'drizzle-orm';
import { bigint, customType, integer, pgPolicy, pgRole, text, timestamp } from 'drizzle-orm/pg-core';

/** Role of every shop transaction. It owns nothing, so that row-level security applies to it. */
export const shopRole = pgRole('hub_shop').existing();

/** Row-level security of a table: a transaction sees only the rows of its own shop. */
export function ownShopOnly(table: string) {
  const isOwnShop = sql`shop_id = current_setting('hub.shop_id', true)::bigint`;
  return pgPolicy(`${table}_of_own_shop`, { for: 'all', to: shopRole, using: isOwnShop, withCheck: isOwnShop });
}

/** First column of every primary key. */
export const shopId = () => bigint('shop_id', { mode: 'number' }).notNull();

/** An instant with milliseconds. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'date' });

/** Saved version, with time and person. */
export const savedVersion = {
  /** From 1; every save adds one. Without a row, it was never saved. */
  version: integer().notNull(),
  savedAt: instant('saved_at').notNull(),
  /** Name of the person. */
  savedBy: text('saved_by').notNull(),
};

/** Bytes, as `Uint8Array` on both drivers. */
export const bytes = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' });

/** Our words or others'. Not drizzle's own `jsonb`, which would parse a text such as "404" again, as a number. */
export const words = customType<{ data: Words; driverData: unknown }>({
  dataType: () => 'jsonb',
  toDriver: (said) => withoutUnstorable(JSON.stringify(said)),
  fromDriver: (said) => said as Words,
});

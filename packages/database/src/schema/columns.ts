import type { Words } from '@hub/domain/messages';
import { withoutUnstorable } from '@hub/domain/shared';
import { sql } from 'drizzle-orm';
import { bigint, customType, integer, pgPolicy, pgRole, text, timestamp } from 'drizzle-orm/pg-core';

/** The role of every transaction of a shop. It owns nothing, so that row-level security holds for it. */
export const shopRole = pgRole('hub_shop').existing();

/** Row-level security of a table: a transaction sees the rows of the shop that it was opened for, and no others. */
export function ownShopOnly(table: string) {
  const isOwnShop = sql`shop_id = current_setting('hub.shop_id', true)::bigint`;
  return pgPolicy(`${table}_of_own_shop`, { for: 'all', to: shopRole, using: isOwnShop, withCheck: isOwnShop });
}

/** First column of every key. */
export const shopId = () => bigint('shop_id', { mode: 'number' }).notNull();

/** An instant with milliseconds. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'date' });

/** Which version is saved, by whom and when. */
export const savedVersion = {
  /** From 1; every save adds one. Nobody has saved what has no row. */
  version: integer().notNull(),
  savedAt: instant('saved_at').notNull(),
  /** Name of the person. */
  savedBy: text('saved_by').notNull(),
};

/** Bytes, as `Uint8Array` on both drivers. */
export const bytes = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' });

/** Words of ours or of others. Not drizzle's own `jsonb`, which would read a text such as "404" once more, as a number. */
export const words = customType<{ data: Words; driverData: unknown }>({
  dataType: () => 'jsonb',
  toDriver: (said) => withoutUnstorable(JSON.stringify(said)),
  fromDriver: (said) => said as Words,
});

import type { TrackingPage } from '@hub/domain/tracking';
import { jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant, ownShopOnly, savedVersion, shopId } from './columns.ts';

/** The page where a shop's customers look up their orders. */
export const trackingPages = pgTable(
  'tracking_pages',
  { shopId: shopId(), ...savedVersion, page: jsonb().$type<Partial<TrackingPage>>().notNull() },
  (table) => [primaryKey({ columns: [table.shopId] }), ownShopOnly('tracking_pages')],
);

/** Wrong guesses on that page, by order number or visitor. Deleted after an hour. */
export const trackingGuesses = pgTable(
  'tracking_guesses',
  {
    shopId: shopId(),
    /** What was guessed, or who guessed, without customer text. */
    key: text().notNull(),
    /** Times of the guesses that still count. */
    times: instant('times').array().notNull(),
    lastAt: instant('last_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.shopId, table.key] }), ownShopOnly('tracking_guesses')],
);

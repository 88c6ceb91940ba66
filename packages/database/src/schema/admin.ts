import { bigint, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant, ownShopOnly, savedVersion, shopId } from './columns.ts';

/** What a shop pays less for a plan, of its monthly price. A shop reads its own and changes none. */
export const planDiscounts = pgTable(
  'plan_discounts',
  {
    shopId: shopId(),
    /** From 0, which is none, to 100. */
    percent: integer().notNull(),
    /** Null: since it was saved. */
    startsAt: instant('starts_at'),
    /** Null: until it is changed. */
    endsAt: instant('ends_at'),
    /** Why, for those who run the service. */
    note: text().notNull(),
    ...savedVersion,
  },
  (table) => [primaryKey({ columns: [table.shopId] }), ownShopOnly('plan_discounts')],
);

/** Looks and acts in the admin area; rows are added and never changed. Of no shop. */
export const adminAudit = pgTable(
  'admin_audit',
  {
    entryId: bigint('entry_id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: instant('at').notNull(),
    /** First characters of the hash of the token, and the address: who looked. */
    actor: text().notNull(),
    action: text().notNull(),
    /** What of: a shop, a queue, how many. */
    details: jsonb().$type<Readonly<Record<string, string | number>>>().notNull(),
  },
  (table) => [index('admin_audit_at').on(table.at)],
);

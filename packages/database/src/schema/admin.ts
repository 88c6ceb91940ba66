import { bigint, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant, ownShopOnly, savedVersion, shopId } from './columns.ts';

/** A shop's discount on its plan's monthly price. The shop can read its own but not change it. */
export const planDiscounts = pgTable(
  'plan_discounts',
  {
    shopId: shopId(),
    /** 0 (none) to 100. */
    percent: integer().notNull(),
    /** Null: from when it was saved. */
    startsAt: instant('starts_at'),
    /** Null: until it is changed. */
    endsAt: instant('ends_at'),
    /** The reason, for those who run the service. */
    note: text().notNull(),
    ...savedVersion,
  },
  (table) => [primaryKey({ columns: [table.shopId] }), ownShopOnly('plan_discounts')],
);

/** Views and actions in the admin area; append-only. Belongs to no shop. */
export const adminAudit = pgTable(
  'admin_audit',
  {
    entryId: bigint('entry_id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: instant('at').notNull(),
    /** First characters of the token's hash, and the address. */
    actor: text().notNull(),
    action: text().notNull(),
    /** Subject: a shop, a queue, a count. */
    details: jsonb().$type<Readonly<Record<string, string | number>>>().notNull(),
  },
  (table) => [index('admin_audit_at').on(table.at)],
);

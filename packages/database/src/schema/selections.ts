import { bigint, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant, ownShopOnly, shopId } from './columns.ts';

/** The orders that a person selected for an action, as they were at that instant. */
export const frozenSelections = pgTable(
  'frozen_selections',
  {
    shopId: shopId(),
    selectionId: uuid('selection_id').notNull(),
    /** Who selected them; only this person may use it. */
    staffId: text('staff_id').notNull(),
    frozenAt: instant('frozen_at').notNull(),
    orderCount: integer('order_count').notNull(),
    /** Newest first. One array, because they are always written and deleted together. */
    orderIds: bigint('order_ids', { mode: 'number' }).array().notNull(),
  },
  (table) => [primaryKey({ columns: [table.shopId, table.selectionId] }), ownShopOnly('frozen_selections')],
);

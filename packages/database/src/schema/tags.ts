import type { TagColor } from '@hub/domain/tags';
import type { RetaggedWorkflow } from '@hub/domain/workflows';
import { sql } from 'drizzle-orm';
import { bigint, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant, ownShopOnly, shopId } from './columns.ts';

/** Tags that a person added or gave a color. Others are known from orders. */
export const tags = pgTable(
  'tags',
  { shopId: shopId(), name: text().notNull(), color: text().$type<TagColor>() },
  (table) => [primaryKey({ columns: [table.shopId, table.name] }), ownShopOnly('tags')],
);

/** How to undo a renamed, merged or deleted tag. */
export interface TagUndo {
  from: string;
  /** Its new name; null if it was deleted. */
  to: string | null;
  /** Whether `to` was an existing tag. */
  isMerge: boolean;
  color: TagColor | null;
  workflows: readonly RetaggedWorkflow[];
}

/** Renames, merges and deletions, with the data to undo them. */
export const tagChanges = pgTable(
  'tag_changes',
  {
    shopId: shopId(),
    changeId: bigint('change_id', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    at: instant('at').notNull(),
    /** Name of the person. */
    changedBy: text('changed_by').notNull(),
    undo: jsonb().$type<TagUndo>().notNull(),
    /** Orders that had the tag. */
    orderIds: bigint('order_ids', { mode: 'number' })
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** Of those, orders that already had the merge's target tag. */
    alsoCarried: bigint('also_carried', { mode: 'number' })
      .array()
      .notNull()
      .default(sql`'{}'`),
    undoneAt: instant('undone_at'),
  },
  (table) => [primaryKey({ columns: [table.shopId, table.changeId] }), ownShopOnly('tag_changes')],
);

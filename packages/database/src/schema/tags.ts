import type { TagColor } from '@hub/domain/tags';
import type { RetaggedWorkflow } from '@hub/domain/workflows';
import { sql } from 'drizzle-orm';
import { bigint, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant, ownShopOnly, shopId } from './columns.ts';

/** Tags that somebody has added or given a colour. Others are known from the orders that carry them. */
export const tags = pgTable(
  'tags',
  { shopId: shopId(), name: text().notNull(), color: text().$type<TagColor>() },
  (table) => [primaryKey({ columns: [table.shopId, table.name] }), ownShopOnly('tags')],
);

/** How a renamed, merged or deleted tag comes back. */
export interface TagUndo {
  from: string;
  /** Name that it has been given; null: it was deleted. */
  to: string | null;
  /** Whether `to` is the name of a tag that was there before. */
  isMerge: boolean;
  color: TagColor | null;
  workflows: readonly RetaggedWorkflow[];
}

/** Renames, merges and deletions, with what it takes to undo them. */
export const tagChanges = pgTable(
  'tag_changes',
  {
    shopId: shopId(),
    changeId: bigint('change_id', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    at: instant('at').notNull(),
    /** Name of the person. */
    changedBy: text('changed_by').notNull(),
    undo: jsonb().$type<TagUndo>().notNull(),
    /** Orders that carried the tag. */
    orderIds: bigint('order_ids', { mode: 'number' })
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** Those of them that carried the other tag of a merge already. */
    alsoCarried: bigint('also_carried', { mode: 'number' })
      .array()
      .notNull()
      .default(sql`'{}'`),
    undoneAt: instant('undone_at'),
  },
  (table) => [primaryKey({ columns: [table.shopId, table.changeId] }), ownShopOnly('tag_changes')],
);

import type { BatchOutcome } from '@hub/domain/batching';
import { sql } from 'drizzle-orm';
import { bigint, index, integer, pgTable, primaryKey, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { instant, ownShopOnly, shopId, words } from './columns.ts';

/** Numbered from 1 in each shop. */
const batchId = () => bigint('batch_id', { mode: 'number' }).notNull();
const locationId = () => bigint('location_id', { mode: 'number' }).notNull();

/** How far the cut-offs of a location were looked at. */
export const batchSchedules = pgTable(
  'batch_schedules',
  {
    shopId: shopId(),
    locationId: locationId(),
    /** Cut-offs up to then have started their batch, or passed while batching was paused. */
    checkedUntil: instant('checked_until').notNull(),
    /** When to look again; null: the location has no cut-offs. */
    checkAt: instant('check_at'),
    /** Null: it is not paused. */
    pausedAt: instant('paused_at'),
    /** Name of the person; null when it is not paused. */
    pausedBy: text('paused_by'),
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.locationId] }),
    index('batch_schedules_due').on(table.checkAt),
    ownShopOnly('batch_schedules'),
  ],
);

/** Batches of orders that were handed over together. */
export const batches = pgTable(
  'batches',
  {
    shopId: shopId(),
    batchId: batchId(),
    locationId: locationId(),
    /** Name that the location had then. */
    locationName: text('location_name').notNull(),
    /** Key of the cut-off that started it, which starts no other; null when a person did. */
    cutOff: text('cut_off'),
    cutOffAt: instant('cut_off_at'),
    /** Earlier cut-offs that it stands for. */
    missedCutOffs: integer('missed_cut_offs').notNull().default(0),
    /** Name of the person; null: a cut-off. */
    startedBy: text('started_by'),
    /** Id of the person, for the timelines. */
    staffId: text('staff_id'),
    startedAt: instant('started_at').notNull(),
    /** Null while orders of it wait. */
    endedAt: instant('ended_at'),
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.batchId] }),
    uniqueIndex('batches_once').on(table.shopId, table.cutOff),
    ownShopOnly('batches'),
  ],
);

/** The orders of each batch with what became of them. */
export const batchOrders = pgTable(
  'batch_orders',
  {
    shopId: shopId(),
    batchId: batchId(),
    orderId: bigint('order_id', { mode: 'number' }).notNull(),
    /** Box of the batch, from 1. */
    box: integer().notNull(),
    /** Boxes that it shares with an earlier order, as parcels show. */
    boxesSaved: smallint('boxes_saved').notNull().default(0),
    outcome: text().$type<BatchOutcome>().notNull().default('waiting'),
    /** Why it was skipped or failed. */
    reason: words(),
    /** From 1; each time that it is sent again adds one. */
    attempt: smallint().notNull().default(1),
    /** When it was handed over, which is its batch time then; null when it was not. */
    sentAt: instant('sent_at'),
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.batchId, table.orderId] }),
    index('batch_orders_of_order').on(table.shopId, table.orderId, table.batchId),
    index('batch_orders_waiting')
      .on(table.shopId, table.batchId, table.box)
      .where(sql`outcome = 'waiting'`),
    ownShopOnly('batch_orders'),
  ],
);

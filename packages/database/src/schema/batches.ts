import type { BatchOutcome } from '@hub/domain/batching';
import { sql } from 'drizzle-orm';
import { bigint, index, integer, pgTable, primaryKey, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { instant, ownShopOnly, shopId, words } from './columns.ts';

/** Numbered from 1 in each shop. */
const batchId = () => bigint('batch_id', { mode: 'number' }).notNull();
const locationId = () => bigint('location_id', { mode: 'number' }).notNull();

/** How far a location's cut-offs have been checked. */
export const batchSchedules = pgTable(
  'batch_schedules',
  {
    shopId: shopId(),
    locationId: locationId(),
    /** Cut-offs up to then have started their batch, or passed while batching was paused. */
    checkedUntil: instant('checked_until').notNull(),
    /** Next check; null if the location has no cut-offs. */
    checkAt: instant('check_at'),
    /** Null if not paused. */
    pausedAt: instant('paused_at'),
    /** Name of the person; null if not paused. */
    pausedBy: text('paused_by'),
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.locationId] }),
    index('batch_schedules_due').on(table.checkAt),
    ownShopOnly('batch_schedules'),
  ],
);

/** Batches of orders that were sent together. */
export const batches = pgTable(
  'batches',
  {
    shopId: shopId(),
    batchId: batchId(),
    locationId: locationId(),
    /** The location's name at that time. */
    locationName: text('location_name').notNull(),
    /** Key of the cut-off that started it, which starts no other; null if a person did. */
    cutOff: text('cut_off'),
    cutOffAt: instant('cut_off_at'),
    /** Earlier missed cut-offs that it covers. */
    missedCutOffs: integer('missed_cut_offs').notNull().default(0),
    /** Name of the person; null for a cut-off. */
    startedBy: text('started_by'),
    /** Id of the person, for timelines. */
    staffId: text('staff_id'),
    startedAt: instant('started_at').notNull(),
    /** Null while orders are waiting. */
    endedAt: instant('ended_at'),
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.batchId] }),
    uniqueIndex('batches_once').on(table.shopId, table.cutOff),
    ownShopOnly('batches'),
  ],
);

/** Orders of each batch with their outcome. */
export const batchOrders = pgTable(
  'batch_orders',
  {
    shopId: shopId(),
    batchId: batchId(),
    orderId: bigint('order_id', { mode: 'number' }).notNull(),
    /** Box of the batch, from 1. */
    box: integer().notNull(),
    /** 1 if it shares the box of an earlier order, as parcels show. */
    boxesSaved: smallint('boxes_saved').notNull().default(0),
    outcome: text().$type<BatchOutcome>().notNull().default('waiting'),
    /** Why it was skipped or failed. */
    reason: words(),
    /** From 1; each retry adds one. */
    attempt: smallint().notNull().default(1),
    /** When it was sent, which was then its batch time; null if it was not. */
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

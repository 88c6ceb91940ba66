import { and, asc, eq, lte, sql } from 'drizzle-orm';
import type { Queries, ShopTransaction } from '../connection/Database.ts';
import { batchSchedules } from '../schema/index.ts';
import { usesApp } from '../store/usesApp.ts';

/** How far a location's cut-offs have been checked. */
export type BatchSchedule = Omit<typeof batchSchedules.$inferSelect, 'shopId'>;

/** A location with cut-offs to check. */
export interface DueSchedule {
  shopId: number;
  locationId: number;
  checkAt: Date;
}

/** Locations with cut-offs to check, across shops, longest due first, continuing after `after`. */
export async function dueBatchSchedules(
  queries: Queries,
  { now, after, limit }: { now: Date; after: DueSchedule | null; limit: number },
): Promise<DueSchedule[]> {
  const { shopId, locationId, checkAt } = batchSchedules;
  const isAfter =
    after &&
    sql`(${checkAt}, ${shopId}, ${locationId}) > (${after.checkAt.toISOString()}::timestamptz, ${after.shopId}, ${after.locationId})`;
  const rows = await queries
    .select({ shopId, locationId, checkAt })
    .from(batchSchedules)
    .where(and(lte(checkAt, now), usesApp(shopId), isAfter ?? undefined))
    .orderBy(asc(checkAt), asc(shopId), asc(locationId))
    .limit(limit);
  return rows.flatMap((row) => (row.checkAt === null ? [] : [{ ...row, checkAt: row.checkAt }]));
}

/** The shop's schedules by location; locations that never had cut-offs have none. */
export async function listBatchSchedules({ shopId, queries }: ShopTransaction): Promise<Map<number, BatchSchedule>> {
  const rows = await queries.select().from(batchSchedules).where(eq(batchSchedules.shopId, shopId));
  return new Map(rows.map((row) => [row.locationId, scheduleOf(row)]));
}

/** A location's schedule, created if missing, locked until the end of the transaction. */
export async function lockBatchSchedule(
  { shopId, queries }: ShopTransaction,
  locationId: number,
  now: Date,
): Promise<BatchSchedule> {
  const [row] = await queries
    .insert(batchSchedules)
    .values({ shopId, locationId, checkedUntil: now })
    // Locks the existing row.
    .onConflictDoUpdate({ target: [batchSchedules.shopId, batchSchedules.locationId], set: { locationId } })
    .returning();
  if (row === undefined) throw new Error('There is no schedule.');
  return scheduleOf(row);
}

function scheduleOf({ locationId, checkedUntil, checkAt, pausedAt, pausedBy }: BatchSchedule): BatchSchedule {
  return { locationId, checkedUntil, checkAt, pausedAt, pausedBy };
}

export async function saveBatchSchedule(
  { shopId, queries }: ShopTransaction,
  { locationId, ...changes }: BatchSchedule,
): Promise<void> {
  await queries
    .update(batchSchedules)
    .set(changes)
    .where(and(eq(batchSchedules.shopId, shopId), eq(batchSchedules.locationId, locationId)));
}

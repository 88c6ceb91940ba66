import type { OrderStage } from '@hub/domain/orders';
import { sql } from 'drizzle-orm';
import { rowsOf, type ShopTransaction } from '../connection/Database.ts';
import { orders } from '../schema/index.ts';

/** Orders of one stage, of any age. */
export interface WaitingOrders {
  stage: OrderStage;
  orders: number;
  /** Creation time of the oldest, ISO 8601. */
  oldestAt: string;
  /** Since when the longest-waiting order without an end time is in the stage, ISO 8601; null if all have an end time. */
  waitingSince: string | null;
  /** Holds with an end time. */
  endingHolds: number;
}

/** Order counts of these stages and since when they wait; empty stages have no row. */
export async function waitingOrders(
  { shopId, queries }: ShopTransaction,
  stages: readonly OrderStage[],
): Promise<WaitingOrders[]> {
  const rows = await rowsOf<
    Omit<WaitingOrders, 'oldestAt' | 'waitingSince'> & { oldestMs: number; waitingMs: number | null }
  >(
    queries,
    sql`SELECT stage, count(*)::int AS orders, count(hold_until)::int AS "endingHolds",
        (extract(epoch FROM min(created_at)) * 1000)::float8 AS "oldestMs",
        (extract(epoch FROM min(coalesce(stage_since, created_at)) FILTER (WHERE hold_until IS NULL)) * 1000)::float8
          AS "waitingMs"
      FROM ${orders} WHERE shop_id = ${shopId} AND stage = ANY(${sql.param([...stages])}::text[]) GROUP BY stage`,
  );
  return rows.map(({ oldestMs, waitingMs, ...row }) => ({
    ...row,
    oldestAt: isoOf(oldestMs),
    waitingSince: waitingMs === null ? null : isoOf(waitingMs),
  }));
}

function isoOf(epochMs: number): string {
  return new Date(Math.round(epochMs)).toISOString();
}

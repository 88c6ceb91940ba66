import { endedStages } from '@hub/domain/orders';
import { sql } from 'drizzle-orm';
import { type Database, rowsOf, type ShopTransaction } from '../connection/Database.ts';
import { type OnShopError, removeInParts } from '../connection/workEachShop.ts';
import { orders, workflowRuns } from '../schema/index.ts';

/** Runs per transaction. */
const runsAtOnce = 2_000;

/**
 * Removes runs before an instant for shipped, closed and canceled orders of all shops; runs of other orders stay while
 * they can still act. Returns the count.
 */
export function removeOldRuns(database: Database, before: Date, onError: OnShopError): Promise<number> {
  return removeInParts(database, onError, (transaction, after) => removePart(transaction, after, before));
}

/** Ids grow over time, so the first run that is too recent ends it; `next` is null then. */
async function removePart(
  { shopId, queries }: ShopTransaction,
  after: string,
  before: Date,
): Promise<{ removed: number; next: string | null }> {
  const [part] = await rowsOf<{ last: string | null; read: number; removed: number }>(
    queries,
    sql`WITH old AS (
        SELECT run_id, order_id FROM (
          SELECT run_id, order_id, at FROM ${workflowRuns} WHERE shop_id = ${shopId} AND run_id > ${after}::bigint
          ORDER BY run_id LIMIT ${runsAtOnce}
        ) AS first WHERE at < ${before.toISOString()}::timestamptz
      ), gone AS (
        DELETE FROM ${workflowRuns} AS run USING old, ${orders} AS o
        WHERE run.shop_id = ${shopId} AND run.run_id = old.run_id AND o.shop_id = ${shopId}
          AND o.order_id = old.order_id AND o.stage = ANY(${sql.param([...endedStages])}::text[])
        RETURNING run.run_id
      )
      SELECT (SELECT max(run_id)::text FROM old) AS last, (SELECT count(*)::int FROM old) AS read,
        (SELECT count(*)::int FROM gone) AS removed`,
  );
  if (part === undefined || part.last === null) return { removed: 0, next: null };
  return { removed: part.removed, next: part.read < runsAtOnce ? null : part.last };
}

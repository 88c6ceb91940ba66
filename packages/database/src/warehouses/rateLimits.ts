import { sql } from 'drizzle-orm';
import { type Queries, rowsOf } from '../connection/Database.ts';
import { callBudgets } from '../schema/index.ts';

/** Allowed calls per window of `windowMs`. */
export interface CallLimit {
  calls: number;
  windowMs: number;
}

/** A reserved call, or how long to wait before asking again. */
export type CallReservation = { isReserved: boolean; waitMs: number };

/**
 * Reserves an account's next call, allowed `waitMs` from now, so that no window ever exceeds the limit, across processes
 * and shops. `account`: its name in the database. Reserves nothing if the wait would exceed `maxWaitMs`. Uses the
 * database's clock.
 */
export async function reserveCall(
  queries: Queries,
  account: string,
  { calls, windowMs }: CallLimit,
  maxWaitMs: number,
): Promise<CallReservation> {
  const now = sql`(extract(epoch FROM clock_timestamp()) * 1000)::bigint`;
  await rowsOf(queries, sql`INSERT INTO ${callBudgets} (account) VALUES (${account}) ON CONFLICT DO NOTHING`);
  // The oldest of the last `calls` calls ends a window; with fewer calls there is no wait.
  const slot = sql`greatest(${now}, coalesce(call_times[cardinality(call_times) - ${calls - 1}] + ${windowMs}, 0),
    coalesce(call_times[cardinality(call_times)], 0))`;
  const isAccount = sql`account = ${account}`;
  // Calls of earlier windows say nothing any more. `call_times` ascends.
  const firstKept = sql`greatest(1 + width_bucket(${now} - ${windowMs}, call_times), cardinality(call_times) + 2 - ${calls})`;
  const [reserved] = await rowsOf<{ waitMs: number }>(
    queries,
    sql`UPDATE ${callBudgets}
      SET call_times = (call_times || ${slot})[${firstKept}:]
      WHERE ${isAccount} AND ${slot} - ${now} <= ${maxWaitMs}
      RETURNING greatest(0, call_times[cardinality(call_times)] - ${now})::int AS "waitMs"`,
  );
  if (reserved !== undefined) return { isReserved: true, waitMs: reserved.waitMs };
  const [next] = await rowsOf<{ waitMs: number }>(
    queries,
    sql`SELECT greatest(0, ${slot} - ${now})::int AS "waitMs" FROM ${callBudgets} WHERE ${isAccount}`,
  );
  return { isReserved: false, waitMs: next?.waitMs ?? 0 };
}

/** Blocks an account's calls for this long, because the 3PL asked for it. */
export async function postponeCalls(
  queries: Queries,
  account: string,
  { calls, windowMs }: CallLimit,
  waitMs: number,
): Promise<void> {
  // As if a full window of calls had been made, ending in this long.
  await rowsOf(
    queries,
    sql`UPDATE ${callBudgets} SET call_times = array_fill(
        (extract(epoch FROM clock_timestamp()) * 1000)::bigint + ${waitMs - windowMs}::bigint, ARRAY[${calls}::int])
      WHERE account = ${account}`,
  );
}

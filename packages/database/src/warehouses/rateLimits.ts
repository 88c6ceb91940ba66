import { sql } from 'drizzle-orm';
import { type Queries, rowsOf } from '../connection/Database.ts';
import { callBudgets } from '../schema/index.ts';

/** Calls in each window of so many milliseconds. */
export interface CallLimit {
  calls: number;
  windowMs: number;
}

/** A reserved call, or how long to wait before asking again. */
export type CallReservation = { isReserved: boolean; waitMs: number };

/**
 * Reserves the next call of an account: `waitMs` from now it may be made, so that in every window of that length there
 * are never more than allowed, over all processes and shops. `account`: names it in the database. When that would be
 * later than `maxWaitMs`, nothing is reserved. The clock is the database's.
 */
export async function reserveCall(
  queries: Queries,
  account: string,
  { calls, windowMs }: CallLimit,
  maxWaitMs: number,
): Promise<CallReservation> {
  const now = sql`(extract(epoch FROM clock_timestamp()) * 1000)::bigint`;
  await rowsOf(queries, sql`INSERT INTO ${callBudgets} (account) VALUES (${account}) ON CONFLICT DO NOTHING`);
  // The oldest of as many calls as are allowed ends a window; with fewer there is none to wait for.
  const slot = sql`greatest(${now}, coalesce(call_times[cardinality(call_times) - ${calls - 1}] + ${windowMs}, 0),
    coalesce(call_times[cardinality(call_times)], 0))`;
  const isAccount = sql`account = ${account}`;
  const [reserved] = await rowsOf<{ waitMs: number }>(
    queries,
    sql`UPDATE ${callBudgets}
      SET call_times = (call_times || ${slot})[greatest(1, cardinality(call_times) + 2 - ${calls}):]
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

/** No call of an account is made for so long: the 3PL said so. */
export async function postponeCalls(
  queries: Queries,
  account: string,
  { calls, windowMs }: CallLimit,
  waitMs: number,
): Promise<void> {
  // As if all calls of a window had been made just so long before its end.
  await rowsOf(
    queries,
    sql`UPDATE ${callBudgets} SET call_times = array_fill(
        (extract(epoch FROM clock_timestamp()) * 1000)::bigint + ${waitMs - windowMs}::bigint, ARRAY[${calls}::int])
      WHERE account = ${account}`,
  );
}

import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { rowsOf } from '../connection/Database.ts';
import { callBudgets } from '../schema/index.ts';
import { describeOnBothKinds } from '../testing/describeOnBothKinds.ts';
import { postponeCalls, reserveCall } from './rateLimits.ts';

/** 40 per window. */
const limit = { calls: 40, windowMs: 60_000 };

/** The most calls in any window of this many milliseconds; `times` in ms. */
function mostInWindow(times: readonly number[], windowMs: number): number {
  const sorted = times.toSorted((a, b) => a - b);
  return Math.max(...sorted.map((from) => sorted.filter((time) => time >= from && time < from + windowMs).length));
}

describeOnBothKinds('the calls that an account may make', (database) => {
  const reserve = (test: string, account: string, maxWaitMs = Infinity) =>
    database().inSystem((queries) => reserveCall(queries, test + account, limit, Math.min(maxWaitMs, 1e12)));

  test('a call over the limit is not reserved if it would wait too long, and costs nothing', async () => {
    const own = randomUUID();
    for (let call = 0; call < limit.calls; call += 1)
      expect(await reserve(own, 'Main', 0)).toEqual({ isReserved: true, waitMs: 0 });
    for (let call = 0; call < 3; call += 1) {
      const refused = await reserve(own, 'Main', 1_000);
      expect(refused.isReserved).toBe(false);
      expect(refused.waitMs).toBeGreaterThan(50_000);
      expect(refused.waitMs).toBeLessThanOrEqual(limit.windowMs);
    }
    const next = await reserve(own, 'Main');
    expect(next.isReserved).toBe(true);
    expect(next.waitMs).toBeGreaterThan(50_000);
  });

  test('no window exceeds the limit when ten accounts call concurrently', async () => {
    const own = randomUUID();
    const accounts = Array.from({ length: 10 }, (_none, index) => `Account ${index}`);
    const times = new Map<string, number[]>();
    const callMany = async (account: string) => {
      for (let call = 0; call < 50; call += 1) {
        const { waitMs } = await reserve(own, account);
        times.set(account, [...(times.get(account) ?? []), Date.now() + waitMs]);
      }
    };
    await Promise.all([...accounts, ...accounts].map(callMany));
    for (const account of accounts) {
      const made = times.get(account) ?? [];
      expect(made).toHaveLength(100);
      // The clock is read after the reservation, which takes a moment.
      expect(mostInWindow(made, limit.windowMs - 5_000)).toBeLessThanOrEqual(limit.calls);
      expect(Math.max(...made) - Math.min(...made)).toBeLessThan(2.5 * limit.windowMs);
    }
  });

  test('a call is forgotten once its window is over, so that a high limit is not slower than a low one', async () => {
    const account = randomUUID();
    for (let call = 0; call < 3; call += 1) await reserve(account, '');
    const kept = await database().inSystem(async (queries) => {
      const isAccount = sql`account = ${account}`;
      // Two of a window ago, and the last.
      await rowsOf(
        queries,
        sql`UPDATE ${callBudgets} SET call_times = ARRAY[call_times[1] - ${limit.windowMs}::bigint,
          call_times[2] - ${limit.windowMs}::bigint, call_times[3]] WHERE ${isAccount}`,
      );
      await reserveCall(queries, account, limit, 0);
      return rowsOf(queries, sql`SELECT cardinality(call_times) AS calls FROM ${callBudgets} WHERE ${isAccount}`);
    });
    expect(kept).toEqual([{ calls: 2 }]);
  });

  test('no call is made for as long as the 3PL asks', async () => {
    const own = randomUUID();
    await reserve(own, 'Main');
    await database().inSystem((queries) => postponeCalls(queries, `${own}Main`, limit, 5_000));
    const { waitMs } = await reserve(own, 'Main');
    expect(waitMs).toBeGreaterThan(3_000);
    expect(waitMs).toBeLessThanOrEqual(5_000);
    expect((await reserve(own, 'Other')).waitMs).toBe(0);
  });
});

import { openServer } from '@hub/database';
import { reserveCall } from '@hub/database/warehouses';
import { callLimit, callToleranceMs, waitForCall } from '@hub/engine/warehouses';
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * A process that makes as many calls as the limit allows for some accounts, and prints their times. Arguments: URL of the database, number
 * of accounts, calls and milliseconds of the 3PL's limit, milliseconds to run.
 */
const [url = '', accounts, calls, windowMs, runMs] = process.argv.slice(2);
const database = await openServer({ url });
const end = Date.now() + Number(runMs);
const adapter = { rateLimit: { calls: Number(calls), windowMs: Number(windowMs) } };
const made: { account: string; at: number }[] = [];

async function callOften(account: string): Promise<void> {
  while (Date.now() < end) {
    const reserve = () => database.inSystem((queries) => reserveCall(queries, account, callLimit(adapter), 1_000));
    const waitMs = await waitForCall(reserve, callToleranceMs(adapter));
    if (waitMs === null) made.push({ account, at: Date.now() });
    else await sleep(Math.min(waitMs, 1_000));
  }
}

await Promise.all(Array.from({ length: Number(accounts) }, (_none, index) => callOften(`Account ${index}`)));
await database.close();
console.log(JSON.stringify(made));

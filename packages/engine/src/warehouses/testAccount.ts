import type { Database } from '@hub/database';
import { type AccountKey, readAccountPause, recordCallFailure } from '@hub/database/warehouses';
import { failuresForPerson } from '@hub/domain/warehouses';
import type { TestAccountJob } from '../jobs/queues.ts';
import { readAccountSettings } from './accountSettings.ts';
import { addAccountTest, failureKind, resumeAccount } from './callOutcome.ts';
import { callProvider } from './sendToWarehouse.ts';
import type { WarehouseServices } from './WarehouseServices.ts';

/** Tests of a paused account come like the first tries of an order, then as after this one: once an hour. */
const lastDelayAfter = 4;
const hourMs = 3_600_000;

/**
 * The job that tests an account of which nobody answered: with an answer it goes on, without one it is tested again.
 */
export async function testAccount(services: WarehouseServices, shopId: number, job: TestAccountJob): Promise<void> {
  const { database, connections, now } = services;
  const key: AccountKey = { provider: job.provider, account: job.account };
  const settings = await pausedSettings(database, services, shopId, key);
  if (settings === null) return;
  const { error } = await callProvider(() => connections.open(shopId, key, settings).test());
  const kind = error === null ? null : failureKind(error);
  await database.inShop(shopId, async (transaction) => {
    if (error === null || kind === null) return resumeAccount(transaction, key, now());
    await recordCallFailure(transaction, key, { at: now(), kind, words: error.words, pausesAfter: 1 });
    // With credentials that are refused a person has to act.
    if (failuresForPerson.includes(kind)) return;
    const failedTests = job.failedTests + 1;
    const delayMs = services.retryDelayMs(Math.min(failedTests, lastDelayAfter)) ?? hourMs;
    await addAccountTest(transaction, { ...key, failedTests }, now(), delayMs);
  });
}

/** Null: it is not paused any more, or not connected. */
function pausedSettings(database: Database, services: WarehouseServices, shopId: number, key: AccountKey) {
  return database.inShop(shopId, async (transaction) => {
    const pausedAt = await readAccountPause(transaction, key);
    return pausedAt === null ? null : readAccountSettings(transaction, services, key);
  });
}

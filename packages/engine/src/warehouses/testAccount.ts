import type { Database } from '@hub/database';
import { type AccountKey, readAccountPause, recordCallFailure } from '@hub/database/warehouses';
import { failuresForPerson } from '@hub/domain/warehouses';
import type { TestAccountJob } from '../jobs/queues.ts';
import { readAccountSettings } from './accountSettings.ts';
import { addAccountTest, failureKind, resumeAccount } from './callOutcome.ts';
import { callProvider } from './sendToWarehouse.ts';
import type { WarehouseServices } from './WarehouseServices.ts';

/** A paused account is tested at the first retry intervals of an order, then hourly. */
const lastDelayAfter = 4;
const hourMs = 3_600_000;

/** Tests an unreachable account: with an answer it resumes, without one it is tested again. */
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
    // Refused credentials need a person.
    if (failuresForPerson.includes(kind)) return;
    const failedTests = job.failedTests + 1;
    const delayMs = services.retryDelayMs(Math.min(failedTests, lastDelayAfter)) ?? hourMs;
    await addAccountTest(transaction, { ...key, failedTests }, now(), delayMs);
  });
}

/** Null when it is no longer paused or connected. */
function pausedSettings(database: Database, services: WarehouseServices, shopId: number, key: AccountKey) {
  return database.inShop(shopId, async (transaction) => {
    const pausedAt = await readAccountPause(transaction, key);
    return pausedAt === null ? null : readAccountSettings(transaction, services, key);
  });
}

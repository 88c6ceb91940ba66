import { type Database, type OnShopError, workEachShop } from '@hub/database';
import { listStalledJobs, resumeLongJob } from '@hub/database/jobs';
import { listConnectedStores, readStoreConnection } from '@hub/database/store';
import { startDueStoreCheck } from './checkStore.ts';
import { askForDueWebhooks } from './keepStoreWebhooks.ts';

/** Starts the due webhook checks and order comparisons of connected stores that aren't frozen. */
export async function startStoreChecks(database: Database, now: Date, onError: OnShopError): Promise<void> {
  const look = ({ shopId }: { shopId: number }) =>
    database.inShop(shopId, async (transaction) => {
      const connection = await readStoreConnection(transaction);
      if (connection === null || connection.frozenAt !== null) return;
      await askForDueWebhooks(transaction, connection, now);
      await startDueStoreCheck(transaction, connection, now);
    });
  await workEachShop(await listConnectedStores(database), look, onError);
}

/** Resumes stalled long jobs where they stopped. Resolves to their number. */
export async function resumeStalledJobs(database: Database, now: Date, onError: OnShopError): Promise<number> {
  let resumed = 0;
  const resume = async ({ shopId, queue, subject }: Awaited<ReturnType<typeof listStalledJobs>>[number]) => {
    if (await database.inShop(shopId, (transaction) => resumeLongJob(transaction, { queue, subject }, now)))
      resumed += 1;
  };
  await workEachShop(await listStalledJobs(database, now), resume, onError);
  return resumed;
}

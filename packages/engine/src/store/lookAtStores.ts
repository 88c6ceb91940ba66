import { type Database, type OnShopError, workEachShop } from '@hub/database';
import { listStandingJobs, resumeLongJob } from '@hub/database/jobs';
import { listConnectedStores, readStoreConnection } from '@hub/database/store';
import { startDueStoreCheck } from './checkStore.ts';
import { askForDueWebhooks } from './keepStoreWebhooks.ts';

/** Starts the due webhook checks and order comparisons of connected stores that aren't frozen. */
export async function lookAtStores(database: Database, now: Date, onError: OnShopError): Promise<void> {
  const look = ({ shopId }: { shopId: number }) =>
    database.inShop(shopId, async (transaction) => {
      const connection = await readStoreConnection(transaction);
      if (connection === null || connection.frozenAt !== null) return;
      await askForDueWebhooks(transaction, connection, now);
      await startDueStoreCheck(transaction, connection, now);
    });
  await workEachShop(await listConnectedStores(database), look, onError);
}

/** Takes up long jobs that stand still, each where it was. Resolves to how many. */
export async function takeUpStandingJobs(database: Database, now: Date, onError: OnShopError): Promise<number> {
  let taken = 0;
  const takeUp = async ({ shopId, queue, subject }: Awaited<ReturnType<typeof listStandingJobs>>[number]) => {
    if (await database.inShop(shopId, (transaction) => resumeLongJob(transaction, { queue, subject }, now))) taken += 1;
  };
  await workEachShop(await listStandingJobs(database, now), takeUp, onError);
  return taken;
}

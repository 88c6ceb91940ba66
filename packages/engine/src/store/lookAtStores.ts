import { type Database, type OnShopError, workEachShop } from '@hub/database';
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

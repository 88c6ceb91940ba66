import type { ShopTransaction } from '@hub/database';
import { addJobs, endLongJobs } from '@hub/database/jobs';
import { deleteStaffContacts } from '@hub/database/notifications';
import { endStoreInstallation, lockStoreConnection, removeShopJobs, stopStoreWrites } from '@hub/database/store';
import { listSubscriptions } from '@hub/database/warehouses';
import { keptAfterUninstallMs } from '@hub/domain/admin';
import { queues, type RemoveShopJob } from '../jobs/queues.ts';
import { addSubscriptionJob } from '../jobs/addWarehouseJobs.ts';

/**
 * Handles an uninstallation: deletes the token and stops jobs, 3PL polling and batches for the shop. Its data is
 * removed after 48 hours unless it is reinstalled.
 */
export async function uninstallStore(transaction: ShopTransaction, now: Date): Promise<void> {
  const connection = await lockStoreConnection(transaction);
  if (connection === null || connection.state === 'uninstalled') return;
  await endStoreInstallation(transaction, now);
  await stopStoreWrites(transaction, now);
  await removeShopJobs(transaction);
  await endLongJobs(transaction);
  await deleteStaffContacts(transaction);
  const providers = new Set((await listSubscriptions(transaction)).map(({ provider }) => provider));
  for (const provider of providers) await addSubscriptionJob(transaction, provider);
  const job: RemoveShopJob = { uninstalledAt: now.toISOString() };
  const startAt = new Date(now.getTime() + keptAfterUninstallMs);
  await addJobs(transaction, [{ queue: queues.removeShop, data: job, startAt }]);
}

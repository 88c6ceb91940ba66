import type { ShopTransaction } from '@hub/database';
import { addJobs } from '@hub/database/jobs';
import { deleteStaffContacts } from '@hub/database/notifications';
import { endStoreInstallation, lockStoreConnection, removeShopJobs, stopStoreWrites } from '@hub/database/store';
import { listSubscriptions } from '@hub/database/warehouses';
import { keptAfterUninstallMs } from '@hub/domain/admin';
import { queues, type RemoveShopJob } from '../jobs/queues.ts';
import { addSubscriptionJob } from '../jobs/addWarehouseJobs.ts';

/**
 * The app was uninstalled: the token is forgotten, and nothing is done for the shop any more, neither jobs nor looks at
 * 3PLs nor batches. After 48 hours everything that belongs to it is removed, unless it was installed again.
 */
export async function uninstallStore(transaction: ShopTransaction, now: Date): Promise<void> {
  const connection = await lockStoreConnection(transaction);
  if (connection === null || connection.state === 'uninstalled') return;
  await endStoreInstallation(transaction, now);
  await stopStoreWrites(transaction, now);
  await removeShopJobs(transaction);
  await deleteStaffContacts(transaction);
  const providers = new Set((await listSubscriptions(transaction)).map(({ provider }) => provider));
  for (const provider of providers) await addSubscriptionJob(transaction, provider);
  const job: RemoveShopJob = { uninstalledAt: now.toISOString() };
  const startAt = new Date(now.getTime() + keptAfterUninstallMs);
  await addJobs(transaction, [{ queue: queues.removeShop, data: job, startAt }]);
}

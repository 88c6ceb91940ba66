import { initialRouting, sampleShop, sampleUnits } from '@hub/api-client/mocks';
import type { JobQueue, NewJob } from '@hub/database/jobs';
import { lockShop, readShop } from '@hub/database/shops';
import { countsStock, listSkus, saveStockChanges } from '@hub/database/stock';
import type { Database, ShopTransaction } from '@hub/database';
import type { CutOffs } from '@hub/domain/batching';
import { connectedIds } from '@hub/domain/integrations';
import { locationSettingsOf } from '@hub/domain/routing';
import { newShopSettings } from '@hub/domain/shopSettings';
import { countedStock } from '@hub/domain/stock';
import { newTrackingPage } from '@hub/domain/tracking';
import type { ProviderStore } from '@hub/engine/providers';
import { saveLocation, saveRouting } from '@hub/engine/routing';
import { changeShopSettings } from '@hub/engine/shopSettings';
import { changeTrackingPage } from '@hub/engine/tracking';

const owner = { staffName: sampleShop.userName };

/** Adds the demo's locations, routing rules, release of back orders on restock, and tracking page. */
export async function addSampleRouting(
  transaction: ShopTransaction,
  providers: ProviderStore,
  now: Date,
): Promise<void> {
  const [providerId = null] = connectedIds(await providers.readAll(transaction));
  const { locations, rules } = initialRouting(owner.staffName, now, providerId);
  const active = locations.filter(({ isActive }) => isActive);
  for (const location of locations) {
    const { locationId, isActive } = location;
    const cutOffs = isActive ? hourlyCutOffs(active.indexOf(location) / active.length) : location.cutOffs;
    const settings = { ...locationSettingsOf(location), cutOffs };
    await saveLocation(transaction, providers, owner, { locationId, baseVersion: 0, settings }, now);
  }
  await saveRouting(transaction, owner, { baseVersion: 0, rules: rules.rules }, now);
  const settings = { ...newShopSettings, releaseBackOrders: 'whole' as const };
  await changeShopSettings(transaction, owner, { baseVersion: 0, settings }, now);
  const { domain } = await readShop(transaction);
  const page = { ...newTrackingPage(domain), isOn: true };
  await changeTrackingPage(transaction, owner, { baseVersion: 0, page }, now);
}

/**
 * Every hour of every day, so that a viewer of the demo sees batches being sent. `part` of the hour: 0 at :00, 0.5 at
 * :30.
 */
function hourlyCutOffs(part: number): CutOffs {
  const minute = String(Math.floor(part * 60)).padStart(2, '0');
  const times = Array.from({ length: 24 }, (_, hour) => `${String(hour).padStart(2, '0')}:${minute}`);
  return { times, weekdays: [1, 2, 3, 4, 5, 6, 7] };
}

const sampleStockQueue = 'demo-sample-stock';

/** Counts the SKUs if the first run ended before it did. */
export const sampleStockJob: NewJob = { queue: sampleStockQueue, data: null };

/** Counts the SKUs of the orders, unless SKUs were counted before. */
export async function addSampleStock(transaction: ShopTransaction, now: Date): Promise<void> {
  await lockShop(transaction);
  if (await countsStock(transaction)) return;
  const units = { allocated: 0, unavailable: 0, safety: 0 };
  const saved = { ...units, lowAt: null, version: 1, savedAt: now.toISOString(), savedBy: owner.staffName };
  const skus = await listSkus(transaction);
  const changes = skus.flatMap((sku) =>
    sampleUnits(sku).map((counted) => ({ before: null, after: { sku, ...counted, ...saved } })),
  );
  await saveStockChanges(transaction, countedStock(changes, owner.staffName, now.toISOString()));
}

/** Does the job. */
export function workSampleStock({
  database,
  jobs,
  now,
}: {
  database: Database;
  jobs: JobQueue;
  now: () => Date;
}): void {
  jobs.work(sampleStockQueue, ({ shopId }) =>
    database.inShop(shopId, (transaction) => addSampleStock(transaction, now())),
  );
}

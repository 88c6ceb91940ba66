import type { ShopTransaction } from '@hub/database';
import { listRoutingLocations } from '@hub/database/routing';
import { lockShop } from '@hub/database/shops';
import { endStoreEvent, skusToWriteAsShipped, type StoredStoreEvent } from '@hub/database/store';
import { countedByStore } from '@hub/domain/routing';
import { fewestOfEachSku, type ReportedStock, storeStockName } from '@hub/domain/stock';
import { queues, type StoreStockJob } from '../jobs/queues.ts';
import { type JobAttempt, type LongJobData, workLongJob } from '../jobs/workLongJob.ts';
import { saveReportedStock } from '../stock/saveReportedStock.ts';
import { callStore } from './callStore.ts';
import type { StoreServices } from './StoreServices.ts';

/** Levels per transaction. */
const levelsAtOnce = 500;

/**
 * Job for a stock webhook: reads the item's levels from the store and saves them, with the job for waiting orders.
 * Reads nothing when the store counts no location.
 */
export async function readChangedStock(
  services: StoreServices,
  shopId: number,
  { eventId, subjectId }: StoredStoreEvent,
): Promise<void> {
  const { database } = services;
  const isWanted =
    subjectId !== null &&
    (await database.inShop(shopId, async (transaction) => {
      if (countedByStore(await listRoutingLocations(transaction)).size > 0) return true;
      await endStoreEvent(transaction, eventId, 'ignored');
      return false;
    }));
  if (!isWanted) return;
  const read = await callStore(services, shopId, (store) => store.stockOfItem(subjectId));
  if (read === null) return;
  await database.inShop(shopId, async (transaction) => {
    const changed = await saveStoreStock(transaction, fewestOfEachSku(read.value ?? []), { now: services.now() });
    await endStoreEvent(transaction, eventId, changed > 0 ? 'done' : 'ignored');
  });
}

/** Reads a location's whole stock from the store, then saves it over several transactions. Starts over after a failure. */
export async function readStoreStock(
  services: StoreServices,
  shopId: number,
  data: LongJobData<StoreStockJob>,
  job?: JobAttempt,
): Promise<void> {
  const { database, now } = services;
  const { locationId, isFirst } = data;
  const key = { queue: queues.readStoreStock, subject: locationId };
  await workLongJob(services, shopId, { key, data, job }, async (attempt) => {
    const beat = (done: number) => database.inShop(shopId, (transaction) => attempt.beat(transaction, { done }));
    await callStore(services, shopId, async (store) => {
      const read: ReportedStock[] = [];
      for await (const report of store.stockOfLocation(locationId)) {
        read.push(report);
        if (read.length % levelsAtOnce === 0 && !(await beat(read.length))) return;
      }
      const reports = fewestOfEachSku(read);
      for (let from = 0; from < reports.length; from += levelsAtOnce) {
        const part = reports.slice(from, from + levelsAtOnce);
        const isOurs = await database.inShop(shopId, async (transaction) => {
          if (!(await attempt.beat(transaction, { done: from + part.length, total: reports.length }))) return false;
          await saveStoreStock(transaction, part, { isFirst, now: now() });
          return true;
        });
        if (!isOurs) return;
      }
    });
    return 'ended';
  });
}

/**
 * Saves stock from the store; resolves to the number of changed levels. Skips SKUs that shipped here but aren't written
 * to the store yet, which still counts them; it reports them again after the write.
 */
async function saveStoreStock(
  transaction: ShopTransaction,
  reports: readonly ReportedStock[],
  { isFirst = false, now }: { isFirst?: boolean; now: Date },
): Promise<number> {
  await lockShop(transaction);
  const unwritten = await skusToWriteAsShipped(transaction);
  const known = reports.filter(({ sku }) => !unwritten.has(sku));
  const countedThere = countedByStore(await listRoutingLocations(transaction));
  return saveReportedStock(transaction, known, { by: storeStockName, countedThere, isFirst, now });
}

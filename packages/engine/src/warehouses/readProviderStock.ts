import { type OnShopError, type ShopTransaction, workEachShop } from '@hub/database';
import { addJobs } from '@hub/database/jobs';
import { listRoutingLocations } from '@hub/database/routing';
import { lockShop } from '@hub/database/shops';
import { listSkus, readAllStock } from '@hub/database/stock';
import {
  type AccountKey,
  listShopsWithDueStock,
  readAccountPause,
  recordStockFailure,
  recordStockRead,
  takeDueStock,
} from '@hub/database/warehouses';
import { countedByProvider } from '@hub/domain/routing';
import { inOwnSkus } from '@hub/domain/shipping';
import { inOwnSpelling, providerStockName, warehouseReports } from '@hub/domain/stock';
import { type AccountSettings, RateLimitedError, type WarehouseStock } from '@hub/providers';
import { type ProviderStockJob, queues } from '../jobs/queues.ts';
import { saveReportedStock } from '../stock/saveReportedStock.ts';
import { readAccountSettings } from './accountSettings.ts';
import { readMappedSkus } from './providerSkus.ts';
import { callProvider } from './sendToWarehouse.ts';
import type { WarehouseServices } from './WarehouseServices.ts';

/** Interval between stock readings of an account. */
const readEveryMs = 3_600_000;

/** Interval after a failed reading. */
const retryAfterMs = 15 * 60_000;

/** SKUs per transaction. */
const skusAtOnce = 500;

/** Adds the due stock-reading jobs for accounts of all shops. */
export async function startDueStockReadings(
  { database, now }: Pick<WarehouseServices, 'database' | 'now'>,
  onError: OnShopError,
): Promise<void> {
  const at = now();
  const nextAt = new Date(at.getTime() + readEveryMs);
  const start = ({ shopId }: { shopId: number }) =>
    database.inShop(shopId, async (transaction) => {
      const due = await takeDueStock(transaction, { now: at, nextAt });
      await addJobs(
        transaction,
        due.map(({ provider, account }) => ({
          queue: queues.readProviderStock,
          data: { provider, account } satisfies ProviderStockJob,
        })),
      );
    });
  await workEachShop(await listShopsWithDueStock(database, at), start, onError);
}

/**
 * Reads an account's stock for the locations that use it. A failed reading changes no figure and doesn't count as a
 * failed call: an API without stock may still accept orders.
 */
export async function readProviderStock(
  services: WarehouseServices,
  shopId: number,
  job: ProviderStockJob,
): Promise<void> {
  const { database, connections, now } = services;
  const key: AccountKey = { provider: job.provider, account: job.account };
  const settings = await database.inShop(shopId, (transaction) => settingsToRead(transaction, services, key));
  if (settings === null) return;
  const connection = connections.open(shopId, key, settings);
  if (connection.readStock === undefined) return;
  // Later shipments and changes are newer than the figures.
  const readAt = now();
  const { value, error } = await callProvider(async () => connection.readStock?.(null));
  if (error !== null) {
    const at = now();
    const waitMs = error instanceof RateLimitedError ? (error.retryAfterMs ?? retryAfterMs) : retryAfterMs;
    const failure = { at, words: error.words, nextAt: new Date(at.getTime() + waitMs) };
    return database.inShop(shopId, (transaction) => recordStockFailure(transaction, key, failure));
  }
  const { known, mapped } = await database.inShop(shopId, async (transaction) => ({
    known: [...(await listSkus(transaction)), ...(await readAllStock(transaction)).map(({ sku }) => sku)],
    mapped: await readMappedSkus(transaction, key.provider),
  }));
  const bySku = [...Map.groupBy(inOwnSpelling(inOwnSkus(mapped, value ?? []), known), ({ sku }) => sku).values()];
  for (let start = 0; start < bySku.length; start += skusAtOnce) {
    const part = bySku.slice(start, start + skusAtOnce).flat();
    await database.inShop(shopId, (transaction) => saveStock(transaction, key, part, readAt));
  }
  await database.inShop(shopId, (transaction) => recordStockRead(transaction, key, readAt));
}

async function settingsToRead(
  transaction: ShopTransaction,
  services: WarehouseServices,
  key: AccountKey,
): Promise<AccountSettings | null> {
  const locations = await listRoutingLocations(transaction);
  const counted = countedByProvider(locations, key.provider);
  const location = locations.find(({ locationId }) => counted.has(locationId));
  if (location === undefined || (await readAccountPause(transaction, key)) !== null) return null;
  return readAccountSettings(transaction, services, key, location.site);
}

async function saveStock(
  transaction: ShopTransaction,
  { provider }: AccountKey,
  stock: readonly WarehouseStock[],
  readAt: Date,
): Promise<void> {
  await lockShop(transaction);
  const countedThere = countedByProvider(await listRoutingLocations(transaction), provider);
  const reports = warehouseReports(stock, countedThere, readAt.toISOString());
  await saveReportedStock(transaction, reports, { by: providerStockName, countedThere, now: readAt });
}

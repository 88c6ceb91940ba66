import type { OnShopError, ShopTransaction } from '@hub/database';
import { addJobs } from '@hub/database/jobs';
import {
  saveWarehouseOrder,
  spreadReads,
  takeOrdersToRead,
  type WarehouseOrderKey,
  type WarehouseOrderRecord,
} from '@hub/database/warehouses';
import pMap from 'p-map';
import { type AccountSettings, RateLimitedError, RefusedError } from '@hub/providers';
import { queues, type WarehouseOrderJob } from '../jobs/queues.ts';
import { readPaceMs } from './callBudget.ts';
import { readAccountSettings } from './accountSettings.ts';
import { lockWarehouseOrder } from './askWarehouse.ts';
import { recordCall } from './callOutcome.ts';
import { readChangedOrders } from './readChangedOrders.ts';
import { recordReading, recordRefusedReading } from './recordReading.ts';
import { callProvider } from './sendToWarehouse.ts';
import { failedReadMs, takenForMs } from './readingTimes.ts';
import type { WarehouseServices } from './WarehouseServices.ts';

/** Orders to take per round. */
const ordersAtOnce = 50;

/** Parallel calls. */
const callsAtOnce = 8;

/**
 * Reads the due orders of all shops, longest waiting first: busy accounts by lists, others one by one. Resolves to the
 * number read one by one. Safe to run in several processes.
 */
export async function readDueOrders(
  services: WarehouseServices,
  { signal, onError }: { signal: AbortSignal; onError: OnShopError },
): Promise<number> {
  let read = 0;
  const skipped = new Set<string>();
  while (!signal.aborted) {
    await readChangedOrders(services, skipped, { signal, onError });
    const now = services.now();
    const until = new Date(now.getTime() + takenForMs);
    const due = await takeOrdersToRead(services.database, { now, until, limit: ordersAtOnce });
    if (due.length === 0) return read;
    await pMap(
      due,
      async ({ shopId, ...key }) => {
        // Skipped orders become due again later.
        if (!signal.aborted)
          await readAtWarehouse(services, shopId, key).catch((error: unknown) => onError(error, shopId));
      },
      { concurrency: callsAtOnce },
    );
    read += due.length;
  }
  return read;
}

/** Reads one order at its 3PL and records what is new. */
export async function readAtWarehouse(
  services: WarehouseServices,
  shopId: number,
  key: WarehouseOrderKey,
): Promise<void> {
  const { database, connections, now } = services;
  const found = await database.inShop(shopId, (transaction) => orderToRead(transaction, services, key));
  if (found === null) return;
  const { record, sent, settings } = found;
  const { value, error } = await callProvider(() => connections.open(shopId, record, settings).readShipment(sent));
  await database.inShop(shopId, async (transaction) => {
    const at = now();
    if (error instanceof RefusedError) await recordRefusedReading(transaction, services, key, error.words, at);
    if (error === null) {
      const readsAlone = await recordReading(transaction, services, key, value, at);
      await recordCall(transaction, record, null, at);
      // A list would not name it again.
      if (readsAlone) await saveWarehouseOrder(transaction, key, { readsAlone });
      else if (record.readsAlone) await endReadingAlone(transaction, record, at);
      return;
    }
    await recordCall(transaction, record, error, at, { testAfterMs: services.retryDelayMs(1) ?? undefined });
    const adapter = connections.adapterOf(record.provider);
    // A list would not name it again.
    await saveWarehouseOrder(transaction, key, { readsAlone: true });
    if (error instanceof RefusedError) return;
    if (error instanceof RateLimitedError && adapter !== null) {
      // The account's other due orders would also find it busy.
      const from = new Date(at.getTime() + (error.retryAfterMs ?? failedReadMs));
      await spreadReads(transaction, record, { now: at, from, everyMs: readPaceMs(adapter.rateLimit) });
      return;
    }
    await saveWarehouseOrder(transaction, key, { nextReadAt: new Date(at.getTime() + failedReadMs) });
  });
}

/** Reads it by lists again, unless one has named a change since the call started. */
async function endReadingAlone(
  transaction: ShopTransaction,
  { changeMark, ...key }: WarehouseOrderRecord,
  at: Date,
): Promise<void> {
  const current = await lockWarehouseOrder(transaction, key);
  const isLatest = current?.changeMark === changeMark;
  await saveWarehouseOrder(transaction, key, isLatest ? { readsAlone: false } : { nextReadAt: at });
}

async function orderToRead(
  transaction: ShopTransaction,
  services: WarehouseServices,
  key: WarehouseOrderKey,
): Promise<{
  record: WarehouseOrderRecord;
  sent: { reference: string; providerOrderId: string };
  settings: AccountSettings;
} | null> {
  const record = await lockWarehouseOrder(transaction, key);
  if (record === undefined) return null;
  const { reference, providerOrderId, state } = record;
  const settings = await readAccountSettings(transaction, services, record, record.site);
  const isThere = state === 'sent' || state === 'held';
  const isReadable = isThere && providerOrderId !== null && settings !== null;
  if (isReadable) return { record, sent: { reference, providerOrderId }, settings };
  // It was canceled, or its account is no longer connected.
  if (!isThere) await saveWarehouseOrder(transaction, key, { nextReadAt: null });
  return null;
}

/** Adds jobs that read orders now, after a webhook. */
export async function addReadJobs(transaction: ShopTransaction, keys: readonly WarehouseOrderKey[]): Promise<void> {
  await addJobs(
    transaction,
    keys.map(({ orderId, number }) => ({
      queue: queues.readAtWarehouse,
      data: { orderId, number } satisfies WarehouseOrderJob,
    })),
  );
}

import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { initialProviders, sampleOrder, sampleRecipient, sampleShop } from '@hub/api-client/mocks';
import { bundledSeed } from '@hub/api-client/mocks/node';
import type { Database } from '@hub/database';
import { createImport, type ImportRecord, readImport, restartImport } from '@hub/database/imports';
import { addJobs } from '@hub/database/jobs';
import type { ReceivedOrder } from '@hub/database/orders';
import { createShop, findShopId, readShop } from '@hub/database/shops';
import { importedRecipient, type ImportOrder } from '@hub/domain/imports';
import { endedStages } from '@hub/domain/orders';
import { formatCount } from '@hub/domain/shared';
import { runImport } from '@hub/engine/imports';
import type { ProviderStore } from '@hub/engine/providers';
import { addReadyMadeWorkflows } from '@hub/engine/workflows';
import { printedShop } from '../pages/dashboardUrl.ts';
import { readSeed } from '../backends/readSeed.ts';
import { StartError } from '../options/StartError.ts';
import { addSampleRouting, addSampleStock, sampleStockJob } from './addSampleRouting.ts';
import { newSampleShop } from './newSampleShop.ts';
import { firstShipmentsJob } from './simulateShipNow.ts';

type Log = (line: string) => void;

/** The import that fills the shop on the first run. */
export const firstImportId = '00000000-0000-4000-8000-000000000001';

interface OrdersFile {
  path: string;
  orders: number;
  /** Time of the newest order, ms since 1970. */
  newestAt: number;
}

/** The id of the shop of the printed address; `null` before its first run ended. */
export async function filledShopId(database: Database): Promise<number | null> {
  const known = await findShopId(database, printedShop);
  return known !== null && (await isFilled(database, known)) ? known : null;
}

/** A shop without a first run counts as filled. */
async function isFilled(database: Database, shopId: number): Promise<boolean> {
  const first = await database.inShop(shopId, (transaction) => readImport(transaction, firstImportId));
  return first === null || first.status === 'done';
}

/**
 * Creates the shop of the printed address with the sample data or the orders of `ordersFile`. Resumes an interrupted
 * run; no order comes twice. Throws StartError.
 */
export async function fillPrintedShop(
  database: Database,
  providers: ProviderStore,
  ordersFile: string | undefined,
  log: Log,
): Promise<void> {
  const file = await describeFile(ordersFile, log);
  const known = await findShopId(database, printedShop);
  const shopId = known ?? (await createPrintedShop(database, providers, file));
  const { status, message } = await importFile(database, shopId, file, log);
  if (status !== 'done') throw new StartError(`The orders could not be imported: ${message} Start again to go on.`);
  // Here instead of in its job, because this process then frees its memory.
  await database.inShop(shopId, (transaction) => addSampleStock(transaction, new Date()));
}

async function describeFile(ordersFile: string | undefined, log: Log): Promise<OrdersFile> {
  if (ordersFile === undefined) return bundledSeed;
  const seed = await readSeed(ordersFile, log);
  return { path: ordersFile, orders: seed.length, newestAt: seed[0]?.at ?? 0 };
}

/** Ready-made workflows that are active from the start; the plan allows one more. */
const activeWorkflows = 4;

/**
 * Creates the shop, its workflows and routing, its import and the jobs for its orders at a warehouse together or not at
 * all.
 */
async function createPrintedShop(database: Database, providers: ProviderStore, { path }: OrdersFile): Promise<number> {
  const { size: bytesTotal } = await stat(path);
  const { shopId } = await createShop(database, newSampleShop(printedShop), async (transaction) => {
    for (const [name, record] of initialProviders()) await providers.save(transaction, name, record);
    const owner = { staffName: sampleShop.userName };
    await addReadyMadeWorkflows(transaction, owner, providers, { active: activeWorkflows, now: new Date() });
    await createImport(transaction, firstImportId, { fileName: basename(path), bytesTotal });
    await addSampleRouting(transaction, providers, new Date());
    await addJobs(transaction, [firstShipmentsJob, sampleStockJob]);
  });
  return shopId;
}

/** Orders per line of progress. */
const ordersPerLine = 4_000;

async function importFile(
  database: Database,
  shopId: number,
  { path, orders: total, newestAt }: OrdersFile,
  log: Log,
): Promise<ImportRecord> {
  // Orders are as they were at the opening, whenever they are imported.
  const { createdAt } = await database.inShop(shopId, async (transaction) => {
    await restartImport(transaction, firstImportId);
    return readShop(transaction);
  });
  let reported = 0;
  return runImport(database, shopId, firstImportId, {
    content: createReadStream(path, { highWaterMark: 256 * 1024 }),
    timeZone: 'UTC',
    receive: (imported) => toSampleOrder(imported, newestAt, createdAt),
    onProgress: ({ ordersAdded, ordersKnown }) => {
      const orders = ordersAdded + ordersKnown;
      if (orders < reported + ordersPerLine && orders < total) return;
      reported = orders;
      log(`Importing the year of orders: ${formatCount(orders)} of ${formatCount(total)} …`);
    },
  });
}

/** The sample order at its stage, with its history. The rules decide what it is eligible for. */
function toSampleOrder(imported: ImportOrder, newestAt: number, now: Date): ReceivedOrder {
  const { orderNumber, at, customer, country, lines } = imported;
  const seed = { invoice: orderNumber, at: Date.parse(at), customer, country, lines };
  const { workflows, boxesSaved, customer: _, ...sample } = sampleOrder(seed, newestAt, now);
  const recipient = endedStages.includes(sample.stage)
    ? null
    : (importedRecipient(imported) ?? sampleRecipient({ ...seed, postcode: sample.postcode }));
  return {
    ...sample,
    detail: { ...sample.detail, eligibleFlows: [] },
    workflowRuns: workflows,
    boxesSaved,
    ...(recipient && { recipient }),
  };
}

import { message, type Words, wordsText } from '@hub/domain/messages';
import type { Database, ShopTransaction } from '@hub/database';
import { addJobs } from '@hub/database/jobs';
import { lockShop } from '@hub/database/shops';
import {
  addShopExport,
  addShopExportPart,
  beginShopExport,
  endShopExport,
  exportShop,
  listShopExports,
  readShopExport,
  readShopExportPart,
  type ShopExportRecord,
  stopShopExport,
} from '@hub/database/store';
import { type ShopExport, shopExportKeptMs, shopExportRefusal, shopExportStage } from '@hub/domain/store';
import { randomUUID } from 'node:crypto';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { type ExportShopJob, queues } from '../jobs/queues.ts';
import type { Session } from '../Session.ts';

/** Exports to show. */
export const maxShownExports = 10;

const compress = promisify(gzip);
const decompress = promisify(gunzip);

/** Starts an export of all the shop's data. Resolves to why it failed, or null. */
export async function startShopExport(
  transaction: ShopTransaction,
  { staffName }: Pick<Session, 'staffName'>,
  now: Date,
): Promise<Words | null> {
  // The second of two simultaneous starts is refused.
  await lockShop(transaction);
  const refusal = shopExportRefusal((await listShopExports(transaction, maxShownExports)).map(toShopExport), now);
  if (refusal !== null) return refusal;
  const exportId = randomUUID();
  await addShopExport(transaction, { exportId, requestedBy: staffName, requestedAt: now });
  const job: ExportShopJob = { exportId };
  await addJobs(transaction, [{ queue: queues.exportShop, data: job }]);
  return null;
}

/** Why an export could not be cancelled; 'cancelled' when it was. */
export async function cancelShopExport(
  transaction: ShopTransaction,
  exportId: string,
): Promise<'cancelled' | 'ended' | 'unknown'> {
  if (await stopShopExport(transaction, exportId, 'cancelled')) return 'cancelled';
  return (await readShopExport(transaction, exportId)) === null ? 'unknown' : 'ended';
}

/** How long a job writes parts, ms; then another job continues. A stopping server waits for its jobs. */
const oneJobMs = 10_000;

interface ExportOptions {
  /** A failure is reported to the merchant. */
  isLastAttempt?: boolean;
  /** Awaited before each part: resolves when no call is held up. */
  giveWay?(): Promise<void>;
}

/** Writes an export part by part, continuing after the parts of an earlier job. Ends when canceled. */
export async function makeShopExport(
  services: ExportServices,
  shopId: number,
  { exportId }: ExportShopJob,
  { isLastAttempt = false, giveWay = async () => undefined }: ExportOptions = {},
): Promise<void> {
  try {
    await writeParts(services, shopId, exportId, giveWay);
  } catch (error) {
    if (isLastAttempt)
      await services.database.inShop(shopId, (transaction) => stopShopExport(transaction, exportId, 'failed'));
    throw error;
  }
}

interface ExportServices {
  database: Database;
  now(): Date;
}

async function writeParts(
  { database, now }: ExportServices,
  shopId: number,
  exportId: string,
  giveWay: () => Promise<void>,
): Promise<void> {
  const begun = await database.inShop(shopId, (transaction) => beginShopExport(transaction, exportId));
  if (begun === null) return;
  const { writtenTo: from, ...first } = begun;
  let { part, ...attempt } = first;
  const endsAt = now().getTime() + oneJobMs;
  for await (const { text, rows, writtenTo } of exportShop(database, shopId, from)) {
    const added = { ...attempt, part, content: await compress(text), rows, writtenTo };
    const isEnding = now().getTime() >= endsAt;
    const isAdded = await database.inShop(shopId, async (transaction) => {
      if (!(await addShopExportPart(transaction, added))) return refuseUnlessCancelled(transaction, exportId);
      if (isEnding) await addJobs(transaction, [{ queue: queues.exportShop, data: { exportId } }]);
      return true;
    });
    if (!isAdded || isEnding) return;
    part += 1;
    attempt = { ...attempt, rowsWritten: attempt.rowsWritten + rows };
    await giveWay();
  }
  const readyAt = now();
  const expiresAt = new Date(readyAt.getTime() + shopExportKeptMs);
  await database.inShop(
    shopId,
    async (transaction) =>
      (await endShopExport(transaction, attempt, { readyAt, expiresAt })) ||
      refuseUnlessCancelled(transaction, exportId),
  );
}

/** False for a canceled export; throws Error for one that another job writes, or whose parts were withdrawn. */
async function refuseUnlessCancelled(transaction: ShopTransaction, exportId: string): Promise<false> {
  const found = await readShopExport(transaction, exportId);
  if (found?.state === 'cancelled') return false;
  throw new Error('Another job writes the export.');
}

/** An export's parts for download, or why it is unavailable. */
export async function openShopExport(
  database: Database,
  shopId: number,
  exportId: string,
  now: Date,
): Promise<AsyncGenerator<Uint8Array> | { refusal: Words }> {
  const found = await database.inShop(shopId, (transaction) => readShopExport(transaction, exportId));
  const stage = found && shopExportStage(toShopExport(found), now);
  if (stage === 'waiting' || stage === 'running') return { refusal: message('calls.exportNotReady') };
  return stage === 'ready' ? readParts(database, shopId, exportId, now) : { refusal: message('calls.noExport') };
}

/** Throws when the export is deleted during reading, so that half a file isn't taken for the whole. */
async function* readParts(database: Database, shopId: number, exportId: string, now: Date): AsyncGenerator<Uint8Array> {
  for (let part = 0; ; part++) {
    const content = await database.inShop(shopId, (transaction) => readShopExportPart(transaction, exportId, part));
    if (content === null) break;
    yield await decompress(content);
  }
  const left = await database.inShop(shopId, (transaction) => readShopExport(transaction, exportId));
  if (left === null || shopExportStage(toShopExport(left), now) !== 'ready')
    throw new Error(wordsText(message('calls.noExport')));
}

/** Converts a database record to the domain. */
export function toShopExport(record: ShopExportRecord): ShopExport {
  return {
    exportId: record.exportId,
    state: record.state,
    requestedBy: record.requestedBy,
    requestedAt: record.requestedAt.toISOString(),
    rowsWritten: record.rowsWritten,
    rowsTotal: record.rowsTotal,
    readyAt: record.readyAt?.toISOString() ?? null,
    expiresAt: record.expiresAt?.toISOString() ?? null,
  };
}

import { message, type Words, wordsText } from '@hub/domain/messages';
import type { Database, ShopTransaction } from '@hub/database';
import { addJobs } from '@hub/database/jobs';
import { lockShop } from '@hub/database/shops';
import {
  addShopExport,
  addShopExportPart,
  beginShopExport,
  countExportedRows,
  endShopExport,
  exportShop,
  failShopExport,
  listShopExports,
  readShopExport,
  readShopExportPart,
  type ShopExportRecord,
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

/**
 * Makes an export part by part. An attempt after an interrupted one starts over, and only one at a time can add parts.
 * The merchant is told about a failure if `isLastAttempt`.
 */
export async function makeShopExport(
  { database, now }: { database: Database; now(): Date },
  shopId: number,
  { exportId }: ExportShopJob,
  { isLastAttempt = false }: { isLastAttempt?: boolean } = {},
): Promise<void> {
  try {
    await writeParts({ database, now }, shopId, exportId);
  } catch (error) {
    if (isLastAttempt) await database.inShop(shopId, (transaction) => failShopExport(transaction, exportId));
    throw error;
  }
}

async function writeParts(
  { database, now }: { database: Database; now(): Date },
  shopId: number,
  exportId: string,
): Promise<void> {
  const isBegun = await database.inShop(shopId, async (transaction) =>
    beginShopExport(transaction, exportId, await countExportedRows(transaction)),
  );
  if (!isBegun) return;
  let part = 0;
  let written = 0;
  for await (const { text, rows } of exportShop(database, shopId)) {
    const added = { exportId, part, content: await compress(text), rowsBefore: written, rows };
    if (!(await database.inShop(shopId, (transaction) => addShopExportPart(transaction, added))))
      throw new Error('The export was begun anew meanwhile.');
    part += 1;
    written += rows;
  }
  const readyAt = now();
  const expiresAt = new Date(readyAt.getTime() + shopExportKeptMs);
  const end = { exportId, rows: written, readyAt, expiresAt };
  if (!(await database.inShop(shopId, (transaction) => endShopExport(transaction, end))))
    throw new Error('The export was begun anew meanwhile.');
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

import { analyzeChangedTables, type Database, DatabaseUnavailableError, type ShopTransaction } from '@hub/database';
import { createImport, endImport, type ImportRecord, keepImportAlive, readImport } from '@hub/database/imports';
import { foldOrderCounts } from '@hub/database/orders';
import { detectColumns, type ImportStatus, keptProblems } from '@hub/domain/imports';
import { type Words, message } from '@hub/domain/messages';
import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { readIntakePolicy } from '@hub/database/shopSettings';
import { type ImportLimits, importRows, type RowImport } from './importRows.ts';
import { ImportEndedError } from './saveImportBatch.ts';
import { toReceivedOrder } from './toReceivedOrder.ts';
import { ImportFileError } from './ImportFileError.ts';

/** A file of orders. */
export interface ImportFile {
  /** `orders.csv`. */
  name: string;
  /** Null when it is not known before the end. */
  bytesTotal: number | null;
}

export interface ImportOptions extends Pick<RowImport, 'content'> {
  /** By default those that the names in the header say. */
  columns?: RowImport['columns'];
  /** IANA name, for dates without a zone; the shop's by default. */
  timeZone?: string;
  /** The order to store; by default a new one to which nothing has happened yet. */
  receive?: RowImport['receive'];
  /** Called after each transaction. */
  onProgress?: RowImport['onProgress'];
  /** Cancels the import. */
  signal?: AbortSignal;
  /** Ends it as interrupted, when the server stops. */
  interrupt?: AbortSignal;
  limits?: Partial<ImportLimits>;
}

/** Of a file, and of its text when it is compressed. */
export const maxImportBytes = 512 * 1024 * 1024;

const defaultLimits: ImportLimits = {
  fileBytes: maxImportBytes,
  keptRows: keptProblems,
  keptCharacters: 20_000_000,
};

/** One that says nothing for a minute counts as interrupted. */
const aliveMs = 15_000;

/** Waits before the end is written again, when the database cannot be reached. */
const endRetriesMs = [500, 2_000, 8_000, 20_000];

/** Adds an import that `runImport` has to run, and resolves to its id. */
export async function startImport(transaction: ShopTransaction, { name, bytesTotal }: ImportFile): Promise<string> {
  const importId = randomUUID();
  await createImport(transaction, importId, { fileName: name.replace(/\p{Cc}/gu, '').slice(0, 255), bytesTotal });
  return importId;
}

/** Imports a file of orders into a shop, as `runImport` does. */
export async function importOrders(
  database: Database,
  shopId: number,
  file: ImportFile,
  options: ImportOptions,
): Promise<ImportRecord> {
  const importId = await database.inShop(shopId, (transaction) => startImport(transaction, file));
  return runImport(database, shopId, importId, options);
}

/**
 * Runs a started import to its end and resolves to its record. Each batch of orders is one transaction with its
 * progress and its refused rows, so that an end at any moment leaves whole orders and true counts. Orders whose name
 * the shop has are left alone. What goes wrong is in the record (`failed` and the reason), and what was stored stays.
 * Throws only when the end cannot be written: then the record reads as `interrupted` after a minute.
 */
export async function runImport(
  database: Database,
  shopId: number,
  importId: string,
  { signal, interrupt, ...options }: ImportOptions,
): Promise<ImportRecord> {
  const inShop = <T>(work: (transaction: ShopTransaction) => Promise<T>) => database.inShop(shopId, work);
  const stop = new AbortController();
  const heartbeat = setInterval(() => {
    inShop((transaction) => keepImportAlive(transaction, importId)).then(
      (isRunning) => isRunning || stop.abort(),
      () => undefined,
    );
  }, aliveMs);
  const end = (status: Exclude<ImportStatus, 'running'>, message: Words = '') =>
    whenReachable(() =>
      inShop(async (transaction) => {
        await endImport(transaction, importId, status, message);
        return existing(await readImport(transaction, importId));
      }),
    );
  const stopped = AbortSignal.any([stop.signal, signal, interrupt].filter((each) => each !== undefined));
  try {
    const { fileName, policy } = await inShop(async (transaction) => ({
      fileName: existing(await readImport(transaction, importId)).fileName,
      policy: await readIntakePolicy(transaction),
    }));
    await importRows(database, {
      shopId,
      importId,
      columns: detectColumns,
      timeZone: null,
      receive: (imported) => toReceivedOrder(imported, { fileName, policy, now: new Date() }),
      onProgress: () => undefined,
      ...options,
      signal: stopped,
      limits: { ...defaultLimits, ...options.limits },
    });
    await inShop(foldOrderCounts);
    await analyzeChangedTables(database);
    return await end('done');
  } catch (error) {
    if (interrupt?.aborted) return await end('interrupted');
    if (stopped.aborted || error instanceof ImportEndedError) return await end('cancelled');
    return await end('failed', importFailure(error));
  } finally {
    clearInterval(heartbeat);
    options.content.destroy();
  }
}

/** Cancels an import, whichever process runs it; what it has stored stays. False when it has ended already. */
export function cancelImport(transaction: ShopTransaction, importId: string): Promise<boolean> {
  return endImport(transaction, importId, 'cancelled');
}

function existing(record: ImportRecord | null): ImportRecord {
  if (record === null) throw new Error('We can’t find this import.');
  return record;
}

async function whenReachable<T>(work: () => Promise<T>): Promise<T> {
  for (const waitMs of endRetriesMs) {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof DatabaseUnavailableError)) throw error;
      await setTimeout(waitMs);
    }
  }
  return work();
}

/** Why an import ended, for people: without the statement and the values that a database error carries. */
function importFailure(error: unknown): Words {
  if (error instanceof ImportFileError) return error.words;
  if (error instanceof DatabaseUnavailableError) return message('imports.noDatabase');
  return message('imports.notSaved', { reason: innermostMessage(error) });
}

function innermostMessage(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause === undefined ? error.message.replace(/\.$/, '') : innermostMessage(error.cause);
}

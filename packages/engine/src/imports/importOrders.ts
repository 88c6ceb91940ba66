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

export interface ImportFile {
  /** `orders.csv`. */
  name: string;
  /** Null until the end is reached, if unknown. */
  bytesTotal: number | null;
}

export interface ImportOptions extends Pick<RowImport, 'content'> {
  /** Found from the header names by default. */
  columns?: RowImport['columns'];
  /** IANA name, for dates without a zone; the shop's zone by default. */
  timeZone?: string;
  /** Builds the order to store; by default a new order without history. */
  receive?: RowImport['receive'];
  /** Called after each transaction. */
  onProgress?: RowImport['onProgress'];
  signal?: AbortSignal;
  /** Interrupts the import when the server stops. */
  interrupt?: AbortSignal;
  limits?: Partial<ImportLimits>;
}

/** Limit for a file, and for its decompressed text. */
export const maxImportBytes = 512 * 1024 * 1024;

const defaultLimits: ImportLimits = {
  fileBytes: maxImportBytes,
  keptRows: keptProblems,
  keptCharacters: 20_000_000,
};

/** Interval of the sign of life. An import silent for a minute counts as interrupted. */
const aliveMs = 15_000;

/** Delays before retrying to write the end, when the database can't be reached. */
const endRetriesMs = [500, 2_000, 8_000, 20_000];

/** Creates an import for `runImport` and resolves to its id. */
export async function startImport(transaction: ShopTransaction, { name, bytesTotal }: ImportFile): Promise<string> {
  const importId = randomUUID();
  await createImport(transaction, importId, { fileName: name.replace(/\p{Cc}/gu, '').slice(0, 255), bytesTotal });
  return importId;
}

/** Imports a file of orders, as `runImport` does. */
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
 * Runs a started import and resolves to its record. Each transaction stores a batch of orders with progress and refused
 * rows, so that an end at any moment leaves whole orders and correct counts. Existing order names are skipped. A
 * failure is recorded (`failed` with the reason), and stored orders stay. Throws only when the end can't be written;
 * the record then reads as `interrupted` after a minute.
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

/** Cancels an import in any process; stored orders stay. False when it has already ended. */
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

/** Why an import ended, for people, without the SQL and values in a database error. */
function importFailure(error: unknown): Words {
  if (error instanceof ImportFileError) return error.words;
  if (error instanceof DatabaseUnavailableError) return message('imports.noDatabase');
  return message('imports.notSaved', { reason: innermostMessage(error) });
}

function innermostMessage(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause === undefined ? error.message.replace(/\.$/, '') : innermostMessage(error.cause);
}

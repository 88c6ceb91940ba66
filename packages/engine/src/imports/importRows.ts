import type { Database } from '@hub/database';
import { type ImportRecord, saveImportHeader } from '@hub/database/imports';
import type { ReceivedOrder } from '@hub/database/orders';
import { readShop } from '@hub/database/shops';
import {
  groupImportRows,
  headerProblem,
  type ImportColumns,
  importFormat,
  type ImportGrouper,
  type ImportOrder,
  type RefusedRow,
} from '@hub/domain/imports';
import { message } from '@hub/domain/messages';
import type { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { ImportFileError } from './ImportFileError.ts';
import { readCsvRows } from './readCsvRows.ts';
import { readFileText } from './readFileText.ts';
import { type ImportBatch, saveImportBatch } from './saveImportBatch.ts';

export interface RowImport {
  shopId: number;
  importId: string;
  /** The file's bytes, CSV or gzipped CSV. */
  content: Readable;
  /** Finds the columns from the header; may throw ImportFileError. */
  columns(header: readonly string[]): ImportColumns;
  /** IANA name, for dates without a zone; null means the shop's zone. */
  timeZone: string | null;
  receive(imported: ImportOrder): ReceivedOrder;
  /** Called after each transaction. */
  onProgress(progress: ImportRecord): void;
  signal: AbortSignal;
  limits: ImportLimits;
}

export interface ImportLimits {
  /** Maximum bytes of the file, and of its decompressed text. */
  fileBytes: number;
  /** Maximum refused rows to keep; more are only counted. */
  keptRows: number;
  /** Maximum characters of refused rows to keep. */
  keptCharacters: number;
}

/** Limits per transaction, in orders, lines, refused rows and file parts. */
const batchLimits = { orders: 500, lines: 10_000, refused: 2_000, parts: 16 };

/** Maximum interval between progress updates while rows arrive. */
const progressMs = 1_000;

/**
 * Reads a file and stores its orders in batches. Throws ImportFileError when the file can't be read further, after
 * storing the whole orders before that. Rethrows the signal's reason, ImportEndedError and database errors without the
 * current batch.
 */
export async function importRows(database: Database, options: RowImport): Promise<void> {
  const { shopId, importId, content, signal, limits, onProgress } = options;
  let space = { rows: limits.keptRows, characters: limits.keptCharacters };
  let grouper: ImportGrouper | null = null;
  let bytesRead = 0;
  let batch = emptyBatch();

  const save = async (): Promise<ImportRecord> => {
    signal.throwIfAborted();
    const saved: ImportBatch = { ...batch, linesRead: grouper?.rowCount ?? 0, bytesRead };
    batch = emptyBatch();
    const { record, space: left } = await database.inShop(shopId, (transaction) =>
      saveImportBatch(transaction, importId, saved, space),
    );
    space = left;
    onProgress(record);
    // Lets requests run in between.
    await setImmediate();
    return record;
  };
  const take = ({ orders, refused }: GroupedRows) => {
    for (const imported of orders) {
      batch.orders.push({ imported, received: options.receive(imported) });
      batch.lines += imported.lines.length;
    }
    for (const row of refused) batch.refused.push(row);
  };

  try {
    const text = readFileText(content, {
      maxBytes: limits.fileBytes,
      onRead: (bytes) => {
        bytesRead = bytes;
      },
      signal,
    });
    for await (const rows of readCsvRows(text)) {
      for (const { line, cells } of rows) {
        if (grouper === null) grouper = await openGrouper(database, options, cells);
        else take(grouper.add(line, cells));
        if (isFull(batch)) await save();
      }
      batch.parts += 1;
      if (isDue(batch)) await save();
    }
    if (grouper !== null) take(grouper.end());
  } catch (error) {
    if (error instanceof ImportFileError && grouper !== null) await save();
    throw error;
  }
  const { linesRead, ordersAdded, ordersKnown } = await save();
  if (linesRead === 0) throw new ImportFileError(message('imports.noRows'));
  if (ordersAdded + ordersKnown === 0) throw new ImportFileError(message('imports.noOrders'));
}

type GroupedRows = ReturnType<ImportGrouper['end']>;

interface OpenBatch {
  orders: { imported: ImportOrder; received: ReceivedOrder }[];
  lines: number;
  refused: RefusedRow[];
  parts: number;
  openedAt: number;
}

function emptyBatch(): OpenBatch {
  return { orders: [], lines: 0, refused: [], parts: 0, openedAt: performance.now() };
}

function isFull({ orders, lines, refused }: OpenBatch): boolean {
  return orders.length >= batchLimits.orders || lines >= batchLimits.lines || refused.length >= batchLimits.refused;
}

function isDue({ parts, openedAt }: OpenBatch): boolean {
  return parts >= batchLimits.parts || performance.now() - openedAt >= progressMs;
}

/** Reads the header. Throws ImportFileError when it can't be imported. */
async function openGrouper(
  database: Database,
  { shopId, importId, columns: columnsOf, timeZone }: RowImport,
  header: readonly string[],
): Promise<ImportGrouper> {
  const columns = columnsOf(header);
  const problem = headerProblem(header, columns);
  if (problem !== null) throw new ImportFileError(problem);
  const shop = await database.inShop(shopId, async (transaction) => {
    await saveImportHeader(transaction, importId, header);
    return readShop(transaction);
  });
  return groupImportRows(importFormat(header, columns, timeZone ?? shop.timeZone));
}

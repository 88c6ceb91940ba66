import { wordsText } from '@hub/domain/messages';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { basename } from 'node:path';
import type { Database } from '@hub/database';
import { type ImportRecord, readImportProblems } from '@hub/database/imports';
import { findShopId } from '@hub/database/shops';
import {
  detectColumns,
  type ImportColumns,
  type ImportedRowProblem,
  importStatusText,
  moreProblemsText,
} from '@hub/domain/imports';
import { formatCount } from '@hub/domain/shared';
import { ImportFileError, runImport, startImport } from '@hub/engine/imports';
import type { ColumnChoice } from '../options/importColumnChoice.ts';
import { openDatabase } from '../service/openDatabase.ts';
import type { ImportCommand } from '../options/options.ts';
import { StartError } from '../options/StartError.ts';

type Log = (line: string) => void;

/** Minimum time between lines of progress. */
const progressMs = 2_000;

/** Imports a file of orders into a shop and prints the result. Throws StartError when it did not reach the end. */
export async function importFile(command: ImportCommand, log: Log): Promise<void> {
  const { shop, file } = command;
  const bytesTotal = await sizeOf(file);
  const { database } = await openDatabase(command.database);
  const stop = new AbortController();
  const onSignal = () => stop.abort();
  process.once('SIGINT', onSignal).once('SIGTERM', onSignal);
  try {
    const shopId = await findShopId(database, shop);
    if (shopId === null) throw new StartError(`There is no shop ${shop}.`);
    const name = basename(file);
    const importId = await database.inShop(shopId, (transaction) => startImport(transaction, { name, bytesTotal }));
    const record = await runImport(database, shopId, importId, {
      content: createReadStream(file, { highWaterMark: 256 * 1024 }),
      columns: (header) => chosenColumns(command.columns, header),
      signal: stop.signal,
      onProgress: progressLog(log),
    });
    await report(database, shopId, importId, record, log);
  } finally {
    process.off('SIGINT', onSignal).off('SIGTERM', onSignal);
    await database.close();
  }
}

async function sizeOf(file: string): Promise<number> {
  const found = await stat(file).catch((error: NodeJS.ErrnoException) => {
    throw new StartError(
      error.code === 'ENOENT' ? `${file}: there is no such file.` : `${file} cannot be read (${error.code}).`,
    );
  });
  if (!found.isFile()) throw new StartError(`${file} is not a file.`);
  return found.size;
}

function progressLog(log: Log): (record: ImportRecord) => void {
  let loggedAt = performance.now();
  return ({ linesRead, ordersAdded, bytesRead, bytesTotal }) => {
    if (performance.now() - loggedAt < progressMs) return;
    loggedAt = performance.now();
    const share = bytesTotal ? ` (${Math.floor((100 * bytesRead) / bytesTotal)}%)` : '';
    log(`Rows read: ${formatCount(linesRead)}${share}. Orders added: ${formatCount(ordersAdded)} …`);
  };
}

async function report(database: Database, shopId: number, importId: string, record: ImportRecord, log: Log) {
  const { linesRead, ordersAdded, ordersKnown, linesRefused, fileName } = record;
  const problems: ImportedRowProblem[] = await database.inShop(shopId, (transaction) =>
    readImportProblems(transaction, importId),
  );
  for (const { line, reason } of problems) log(`Line ${formatCount(line)} is refused: ${wordsText(reason)}`);
  const more = moreProblemsText({ ...record, problems });
  if (more !== null) log(more);
  log(
    `Rows read: ${formatCount(linesRead)}. Orders added: ${formatCount(ordersAdded)}, here already: ` +
      `${formatCount(ordersKnown)}. Rows refused: ${formatCount(linesRefused)}.`,
  );
  const { title, text } = importStatusText({ ...record, problems }, fileName);
  if (record.status !== 'done') throw new StartError([`${title}.`, text ?? ''].join(' ').trim());
  log(`${title}.`);
}

/** Columns of a file with this header: the chosen ones, and the others by name. Throws ImportFileError. */
function chosenColumns(choice: ColumnChoice, header: readonly string[]): ImportColumns {
  const names = header.map((name) => name.trim().toLowerCase());
  const chosen = Object.entries(choice).map(([field, column]) => {
    const index = names.indexOf(column.toLowerCase());
    if (index !== -1) return [field, index];
    if (/^[1-9]\d{0,3}$/.test(column)) return [field, Number(column) - 1];
    throw new ImportFileError(`No column is called "${column}". There are: ${header.join(', ')}.`);
  });
  return { ...detectColumns(header), ...(Object.fromEntries(chosen) as ImportColumns) };
}

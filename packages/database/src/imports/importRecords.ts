import { withoutUnstorable } from '@hub/domain/shared';
import type { Words } from '@hub/domain/messages';
import { type ImportProgress, type ImportStatus, listedProblems } from '@hub/domain/imports';
import { and, asc, eq, gt, sql } from 'drizzle-orm';
import { rowsOf, type ShopTransaction } from '../connection/Database.ts';
import { insertRows } from '../orders/insertRows.ts';
import { importProblems, imports } from '../schema/index.ts';

/** An import as it is kept. */
export interface ImportRecord extends Omit<ImportProgress, 'problems'> {
  readonly fileName: string;
  /** The first row of the file; empty until it is read. */
  readonly header: readonly string[];
}

/** A refused row as it is kept. */
export interface StoredProblem {
  /** First line of the row in the file, from 1. */
  readonly line: number;
  readonly reason: Words;
  readonly cells: readonly string[];
}

/** What one transaction adds to an import. */
export interface ImportStep {
  ordersAdded: number;
  ordersKnown: number;
  linesRefused: number;
  /** Of the file so far. */
  linesRead: number;
  bytesRead: number;
  problems: readonly StoredProblem[];
}

/** A running import says at least every 15 seconds that it is. */
const silenceUntilInterrupted = sql.raw(`interval '60 seconds'`);

const recordColumns = {
  status: sql<ImportStatus>`CASE WHEN ${imports.status} = 'running' AND ${imports.seenAt} < now() - ${silenceUntilInterrupted}
    THEN 'interrupted' ELSE ${imports.status} END`,
  message: imports.message,
  fileName: imports.fileName,
  header: imports.header,
  linesRead: imports.linesRead,
  ordersAdded: imports.ordersAdded,
  ordersKnown: imports.ordersKnown,
  linesRefused: imports.linesRefused,
  bytesRead: imports.bytesRead,
  bytesTotal: imports.bytesTotal,
};

/** Adds an import that runs from now on. `importId`: a UUID. */
export async function createImport(
  { shopId, queries }: ShopTransaction,
  importId: string,
  { fileName, bytesTotal }: { fileName: string; bytesTotal: number | null },
): Promise<void> {
  await queries
    .insert(imports)
    .values({ shopId, importId, fileName: storable(fileName), status: 'running', bytesTotal });
}

/** Lets an import that did not come to its end run again, from the beginning of its file. */
export async function restartImport(transaction: ShopTransaction, importId: string): Promise<void> {
  const { shopId, queries } = transaction;
  await queries
    .delete(importProblems)
    .where(and(eq(importProblems.shopId, shopId), eq(importProblems.importId, importId)));
  const nothingYet = { linesRead: 0, ordersAdded: 0, ordersKnown: 0, linesRefused: 0, bytesRead: 0 };
  await queries
    .update(imports)
    .set({ ...nothingYet, status: 'running', message: '', seenAt: sql`now()` })
    .where(isImport(transaction, importId));
}

/** Keeps the first row of the file. */
export async function saveImportHeader(
  transaction: ShopTransaction,
  importId: string,
  header: readonly string[],
): Promise<void> {
  await transaction.queries
    .update(imports)
    .set({ header: header.map(storable) })
    .where(isImport(transaction, importId));
}

/**
 * Adds what this transaction did to a running import, refused rows included. Resolves to where it stands now; null when
 * it does not run any more: then the transaction has to be given up.
 */
export async function advanceImport(
  transaction: ShopTransaction,
  importId: string,
  { ordersAdded, ordersKnown, linesRefused, linesRead, bytesRead, problems }: ImportStep,
): Promise<ImportRecord | null> {
  const { shopId, queries } = transaction;
  const [record] = await queries
    .update(imports)
    .set({
      linesRead,
      bytesRead,
      ordersAdded: sql`${imports.ordersAdded} + ${ordersAdded}`,
      ordersKnown: sql`${imports.ordersKnown} + ${ordersKnown}`,
      linesRefused: sql`${imports.linesRefused} + ${linesRefused}`,
      seenAt: sql`now()`,
    })
    .where(isRunning(transaction, importId))
    .returning(recordColumns);
  if (record === undefined) return null;
  await insertRows(
    queries,
    importProblems,
    problems.map(({ line, reason, cells }) => ({
      shop_id: shopId,
      import_id: importId,
      line,
      reason: withoutUnstorable(JSON.stringify(reason)),
      cells: cells.map(storable),
    })),
  );
  return record;
}

/** Says that an import still runs. False when it does not. */
export async function keepImportAlive(transaction: ShopTransaction, importId: string): Promise<boolean> {
  const running = await transaction.queries
    .update(imports)
    .set({ seenAt: sql`now()` })
    .where(isRunning(transaction, importId))
    .returning({ importId: imports.importId });
  return running.length > 0;
}

/** Ends a running import. False when it does not run: one that was cancelled meanwhile stays so. */
export async function endImport(
  transaction: ShopTransaction,
  importId: string,
  status: Exclude<ImportStatus, 'running'>,
  message: Words = '',
): Promise<boolean> {
  const ended = await transaction.queries
    .update(imports)
    .set({ status, message, seenAt: sql`now()` })
    .where(isRunning(transaction, importId))
    .returning({ importId: imports.importId });
  return ended.length > 0;
}

/** Where an import stands; one that has said nothing for a minute is interrupted. Null for an unknown id. */
export async function readImport(transaction: ShopTransaction, importId: string): Promise<ImportRecord | null> {
  if (!isUuid(importId)) return null;
  const [record] = await transaction.queries.select(recordColumns).from(imports).where(isImport(transaction, importId));
  return record ?? null;
}

/** Refused rows in the order of the file, those after line `after`. */
export async function readImportProblems(
  { shopId, queries }: ShopTransaction,
  importId: string,
  { after = 0, limit = listedProblems }: { after?: number; limit?: number } = {},
): Promise<StoredProblem[]> {
  if (!isUuid(importId)) return [];
  return queries
    .select({ line: importProblems.line, reason: importProblems.reason, cells: importProblems.cells })
    .from(importProblems)
    .where(
      and(eq(importProblems.shopId, shopId), eq(importProblems.importId, importId), gt(importProblems.line, after)),
    )
    .orderBy(asc(importProblems.line))
    .limit(limit);
}

/** Which of the names the shop's orders have. */
export async function knownOrderNames(
  { shopId, queries }: ShopTransaction,
  names: readonly string[],
): Promise<ReadonlySet<string>> {
  if (names.length === 0) return new Set();
  const rows = await rowsOf<{ name: string }>(
    queries,
    sql`SELECT name FROM orders WHERE shop_id = ${shopId} AND name = ANY(${sql.param(names)}::text[])`,
  );
  return new Set(rows.map(({ name }) => name));
}

function isImport({ shopId }: ShopTransaction, importId: string) {
  return and(eq(imports.shopId, shopId), eq(imports.importId, importId));
}

function isRunning(transaction: ShopTransaction, importId: string) {
  return and(isImport(transaction, importId), eq(imports.status, 'running'));
}

function isUuid(text: string): boolean {
  return /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text);
}

/** PostgreSQL keeps no U+0000 in a text. */
function storable(text: string): string {
  return text.replaceAll('\u0000', '\uFFFD');
}

import { withoutUnstorable } from '@hub/domain/shared';
import type { Words } from '@hub/domain/messages';
import { type ImportProgress, type ImportStatus, listedProblems } from '@hub/domain/imports';
import { and, asc, eq, gt, sql } from 'drizzle-orm';
import { rowsOf, type ShopTransaction } from '../connection/Database.ts';
import { insertRows } from '../orders/insertRows.ts';
import { importProblems, imports } from '../schema/index.ts';

/** A stored import. */
export interface ImportRecord extends Omit<ImportProgress, 'problems'> {
  readonly fileName: string;
  /** The file's first row; empty until it is read. */
  readonly header: readonly string[];
}

/** A stored refused row. */
export interface StoredProblem {
  /** The row's first line in the file, from 1. */
  readonly line: number;
  readonly reason: Words;
  readonly cells: readonly string[];
}

/** What one transaction adds to an import. */
export interface ImportAdditions {
  ordersAdded: number;
  ordersKnown: number;
  linesRefused: number;
  /** Total so far. */
  linesRead: number;
  bytesRead: number;
  problems: readonly StoredProblem[];
}

/** A running import reports at least every 15 seconds. */
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

/** Adds a running import. `importId`: a UUID. */
export async function createImport(
  { shopId, queries }: ShopTransaction,
  importId: string,
  { fileName, bytesTotal }: { fileName: string; bytesTotal: number | null },
): Promise<void> {
  await queries
    .insert(imports)
    .values({ shopId, importId, fileName: storable(fileName), status: 'running', bytesTotal });
}

/** Restarts an unfinished import from the start of its file. */
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

/** Saves the file's first row. */
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
 * Adds this transaction's work to a running import, including refused rows. Resolves to its progress; null if it no
 * longer runs: then roll the transaction back.
 */
export async function advanceImport(
  transaction: ShopTransaction,
  importId: string,
  { ordersAdded, ordersKnown, linesRefused, linesRead, bytesRead, problems }: ImportAdditions,
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

/** Reports that an import is still running. False if it is not. */
export async function keepImportAlive(transaction: ShopTransaction, importId: string): Promise<boolean> {
  const running = await transaction.queries
    .update(imports)
    .set({ seenAt: sql`now()` })
    .where(isRunning(transaction, importId))
    .returning({ importId: imports.importId });
  return running.length > 0;
}

/** Ends a running import. False if it is not running: a canceled one stays canceled. */
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

/** An import's progress; interrupted if it was silent for a minute. Null for an unknown id. */
export async function readImport(transaction: ShopTransaction, importId: string): Promise<ImportRecord | null> {
  if (!isUuid(importId)) return null;
  const [record] = await transaction.queries.select(recordColumns).from(imports).where(isImport(transaction, importId));
  return record ?? null;
}

/** Refused rows in file order, after line `after`. */
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

/** Which of these names exist in the shop. */
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

/** PostgreSQL cannot store U+0000 in text. */
function storable(text: string): string {
  return text.replaceAll('\u0000', '\uFFFD');
}

import { type Message, message } from '../messages/Message.ts';
import { groupBy } from '../shared/lists/groupBy.ts';
import {
  countLines,
  type CsvRow,
  groupImportRows,
  type ImportOrder,
  numberedRows,
  type RefusedRow,
} from './groupImportRows.ts';
import { headerProblem } from './headerProblem.ts';
import { type ImportColumns, importFormat } from './ImportFormat.ts';
import { type ImportField, importFields } from './importFields.ts';

/** The beginning of a file, read in the browser before anything is sent. */
export interface ImportSample {
  header: readonly string[];
  /** Rows after the header, without a last row that was cut off. */
  rows: readonly (readonly string[])[];
  isWholeFile: boolean;
}

/** One of the first rows as written in the file. */
export interface PreviewRow {
  line: number;
  cells: readonly string[];
  /** By field; '' for a field without a column. */
  values: Readonly<Record<ImportField, string>>;
  isRefused: boolean;
}

export interface ImportPreview {
  /** Why nothing can be imported: missing columns or no rows; `null` when it can. */
  problem: Message | null;
  rows: readonly PreviewRow[];
  /** Rows of the sample that would be refused. */
  refused: readonly Omit<RefusedRow, 'cells'>[];
  /** What happens to the sample's orders, when the file says more than that they are new. */
  outcomes: readonly ImportOutcome[];
  /** Number of rows in the sample. */
  rowCount: number;
  isWholeFile: boolean;
}

/** Orders that end up in one stage for one reason. */
export interface ImportOutcome {
  stage: string;
  /** In the page's language: "Waiting for payment: pending". `null` when there is none. */
  reason: string | null;
  orders: number;
}

/** What happens to an order; `null` when the file does not say. */
export type OutcomeOf = (order: ImportOrder) => Omit<ImportOutcome, 'orders'> | null;

/** Number of rows that the preview shows. */
const shownRows = 10;

/** What an import with these columns would do with the sample. */
export function previewImport(
  { header, rows, isWholeFile }: ImportSample,
  columns: ImportColumns,
  timeZone: string,
  outcomeOf: OutcomeOf = () => null,
): ImportPreview {
  const numbered = withLineNumbers(header, rows);
  const hasNoRows = isWholeFile && numbered.length === 0;
  const problem = headerProblem(header, columns) ?? (hasNoRows ? message('imports.noRows') : null);
  const { orders, refused } =
    problem === null ? groupedRows(numbered, importFormat(header, columns, timeZone)) : { orders: [], refused: [] };
  const refusedLines = new Set(refused.map(({ line }) => line));
  return {
    problem,
    rows: numbered.slice(0, shownRows).map(({ line, cells }) => ({
      line,
      cells,
      values: Object.fromEntries(
        importFields.map(({ field }) => [field, cellAt(cells, columns[field])]),
      ) as PreviewRow['values'],
      isRefused: refusedLines.has(line),
    })),
    refused,
    outcomes: outcomesOf(orders, outcomeOf),
    rowCount: numbered.length,
    isWholeFile,
  };
}

function withLineNumbers(header: readonly string[], rows: ImportSample['rows']): CsvRow[] {
  const numbered = numberedRows(rows, 1 + countLines(header));
  return numbered.filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
}

function groupedRows(
  rows: readonly CsvRow[],
  format: Parameters<typeof groupImportRows>[0],
): { orders: readonly ImportOrder[]; refused: Omit<RefusedRow, 'cells'>[] } {
  const grouper = groupImportRows(format);
  const grouped = [...rows.map(({ line, cells }) => grouper.add(line, cells)), grouper.end()];
  return {
    orders: grouped.flatMap(({ orders }) => orders),
    refused: grouped
      .flatMap(({ refused }) => refused)
      .map(({ line, reason }) => ({ line, reason }))
      .toSorted((a, b) => a.line - b.line),
  };
}

function outcomesOf(orders: readonly ImportOrder[], outcomeOf: OutcomeOf): readonly ImportOutcome[] {
  const outcomes = orders.flatMap((order) => outcomeOf(order) ?? []);
  const alike = groupBy(outcomes, ({ stage, reason }) => JSON.stringify([stage, reason]));
  return [...alike.values()].flatMap((group) => {
    const [first] = group;
    return first === undefined ? [] : [{ ...first, orders: group.length }];
  });
}

function cellAt(cells: readonly string[], index: number | undefined): string {
  return index === undefined ? '' : (cells[index] ?? '').trim();
}

import { message, type Words } from '../messages/Message.ts';
import type { SavedVersion } from '../shared/calls/SavedVersion.ts';
import { byteOrderMark, csvCell, lineEnd, withoutFormulaMarks } from '../shared/texts/csvCell.ts';
import { isRoundedCode, withoutAddedDecimal } from '../shared/texts/spreadsheetCodes.ts';
import { checkStockChange, stockLimits } from './checkStockChange.ts';
import { changesLevel, type StockSaveDecision } from './decideStockSave.ts';
import { readUnits } from './stockDraft.ts';
import { availableUnits, type StockChange, stockKey, type StockLevel } from './StockLevel.ts';

/** A row of a file. */
export interface StockCsvRow {
  /** Number of its first line, from 1. */
  line: number;
  cells: readonly string[];
}

/** A skipped row, and why. */
export interface RefusedStockRow extends StockCsvRow {
  reason: Words;
}

/** What a file would change. */
export interface StockImport {
  /** Why the file can't be read at all; `null` when it can. */
  problem: Words | null;
  changes: readonly StockChange[];
  refused: readonly RefusedStockRow[];
  /** Rows with no change. */
  unchanged: number;
}

/** The contents of a CSV file of levels and the decision on its changes; `null` for an unreadable file. */
export interface StockImportOutcome {
  read: StockImport;
  decision: StockSaveDecision | null;
}

interface KnownStock {
  /** At least the levels of the file's SKUs. */
  levels: readonly StockLevel[];
  locations: readonly { locationId: string; name: string }[];
}

const columns = {
  sku: 'SKU',
  location: 'Location',
  onHand: 'On hand',
  lowAt: 'Low at',
  allocated: 'Allocated',
  available: 'Available',
} as const;

/** Header spellings for each column, without spaces, lines and capitals. */
const headings = {
  sku: ['sku', 'variantsku'],
  location: ['location', 'locationname', 'locationid'],
  onHand: ['onhand', 'onhandnew', 'quantity', 'qty'],
  lowAt: ['lowat', 'lowstock', 'lowstockthreshold', 'reorderpoint'],
} satisfies Partial<Record<keyof typeof columns, readonly string[]>>;

type ReadColumn = keyof typeof headings;
type ColumnIndexes = Partial<Record<ReadColumn, number>>;

/** Distinct SKUs in a file. */
export function skusOfFile(rows: readonly StockCsvRow[]): readonly string[] {
  const [header, ...others] = rows;
  const { sku } = columnIndexes(header?.cells ?? []);
  return sku === undefined ? [] : [...new Set(others.map(({ cells }) => skuIn(cells[sku])))];
}

/** Reads a file of levels; every row is a change, has no change, or is refused with the reason. */
export function readStockCsv(rows: readonly StockCsvRow[], { levels, locations }: KnownStock): StockImport {
  const [header, ...others] = rows;
  const indexes = columnIndexes(header?.cells ?? []);
  const problem = fileProblem(header, indexes, others.length);
  if (problem !== null) return { problem, changes: [], refused: [], unchanged: 0 };
  const known = new Map(levels.map((level) => [stockKey(level), level]));
  const locationIds = new Map(
    locations.flatMap(({ locationId, name }) => [
      [name.trim().toLowerCase(), locationId],
      [locationId, locationId],
    ]),
  );
  const lines = new Map<string, number>();
  const changes: StockChange[] = [];
  const refused: RefusedStockRow[] = [];
  let unchanged = 0;
  for (const row of others) {
    if (row.cells.every((cell) => cell.trim() === '')) continue;
    const read = readRow(row, indexes, { known, locationIds });
    if ('reason' in read) {
      refused.push({ ...row, reason: read.reason });
      continue;
    }
    const key = stockKey(read);
    const first = lines.get(key);
    if (first !== undefined) {
      refused.push({ ...row, reason: message('stock.sameRow', { line: first }) });
      continue;
    }
    lines.set(key, row.line);
    if (changesLevel(known.get(key) ?? null, read)) changes.push(read);
    else unchanged += 1;
  }
  return { problem: null, changes, refused, unchanged };
}

function columnIndexes(header: readonly string[]): ColumnIndexes {
  const names = header.map((cell) =>
    cell
      .replace(/^\uFEFF/, '')
      .toLowerCase()
      .replaceAll(/[\s_-]/g, ''),
  );
  const found = Object.entries(headings).map(([column, known]) => [
    column,
    names.findIndex((name) => (known as readonly string[]).includes(name)),
  ]);
  return Object.fromEntries(found.filter(([, index]) => index !== -1)) as ColumnIndexes;
}

function fileProblem(header: StockCsvRow | undefined, indexes: ColumnIndexes, rows: number): Words | null {
  if (header === undefined || header.cells.every((cell) => cell.trim() === '')) return message('stock.empty');
  const missing = (['sku', 'location', 'onHand'] as const).filter((column) => indexes[column] === undefined);
  if (missing.length > 0) return message('stock.noColumn', { names: missing.map((column) => columns[column]) });
  return rows > stockLimits.changes ? message('stock.rows', { most: stockLimits.changes }) : null;
}

interface KnownRows {
  known: ReadonlyMap<string, StockLevel>;
  /** By id, and by name in lower case. */
  locationIds: ReadonlyMap<string, string>;
}

function skuIn(cell = ''): string {
  return withoutAddedDecimal(withoutFormulaMarks(cell.trim()));
}

/** A row's change, or why it is refused. */
function readRow(
  { cells }: StockCsvRow,
  indexes: ColumnIndexes,
  { known, locationIds }: KnownRows,
): StockChange | { reason: Words } {
  const cellOf = (column: ReadColumn) => {
    const index = indexes[column];
    return index === undefined ? null : withoutFormulaMarks((cells[index] ?? '').trim());
  };
  const sku = skuIn(cellOf('sku') ?? '');
  const location = cellOf('location') ?? '';
  if (sku === '') return { reason: message('stock.noSku') };
  if (isRoundedCode(sku)) return { reason: message('stock.rounded', { sku }) };
  if (location === '') return { reason: message('stock.noLocation') };
  const locationId = locationIds.get(location.toLowerCase());
  if (locationId === undefined) return { reason: message('stock.unknownLocation', { location }) };
  const before = known.get(stockKey({ sku, locationId }));
  const onHand = readUnits(cellOf('onHand') ?? '');
  if (onHand === null) return { reason: message('stock.noNumber') };
  const lowText = cellOf('lowAt');
  const lowAt = lowText === null ? (before?.lowAt ?? null) : readUnits(lowText);
  const problem = checkStockChange({ sku, onHand, lowAt, before: before ?? null });
  return problem === null ? { sku, locationId, onHand, lowAt, baseVersion: before?.version ?? 0 } : { reason: problem };
}

/** A whole CSV file of levels, which can be imported again. */
export function stockToCsv(
  rows: readonly Omit<StockLevel, keyof SavedVersion>[],
  locations: readonly { locationId: string; name: string }[],
): string {
  const names = new Map(locations.map(({ locationId, name }) => [locationId, name]));
  const lines = rows.map((row) =>
    [
      csvCell(row.sku),
      csvCell(names.get(row.locationId) ?? row.locationId),
      row.onHand,
      row.lowAt ?? '',
      row.allocated,
      availableUnits(row),
    ].join(','),
  );
  const header = Object.values(columns).join(',');
  return byteOrderMark + [header, ...lines].map((line) => line + lineEnd).join('');
}

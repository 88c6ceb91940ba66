import Papa from 'papaparse';
import { SeedError } from './SeedError.ts';
import type { SeedLine, SeedOrder } from './SeedOrder.ts';

const columns = [
  'InvoiceNo',
  'StockCode',
  'Description',
  'Quantity',
  'InvoiceDate',
  'UnitPrice',
  'CustomerID',
  'Country',
] as const;
type Column = (typeof columns)[number];

/**
 * Orders of a CSV with the columns of the Online Retail data set (in any order, others ignored), newest first. Lines of
 * an invoice are grouped; the first one's time counts. `file` is for errors. Throws SeedError.
 */
export function parseSeed(content: string, file: string): SeedOrder[] {
  const text = content.replace(/^\uFEFF/, '');
  if (text.trim() === '') throw new SeedError(file, null, 'the file is empty');
  const orders = new Map<string, Draft>();
  const keep = interner();
  const dates = new Map<string, number>();
  let header: readonly string[] | undefined;
  let at: Record<Column, number>;
  // Position of the row in `text`.
  let start = 0;

  const readRow = (row: readonly string[]) => {
    const fail = (what: string): never => {
      throw new SeedError(file, lineAt(text, start), what);
    };
    if (row.length === 1 && row[0] === '') return;
    if (row.length !== header?.length) fail(`${row.length} fields where the header has ${header?.length}`);
    const field = (column: Column) => row[at[column]] ?? '';

    const invoice = field('InvoiceNo').trim();
    if (invoice === '') fail('InvoiceNo is blank');
    const sku = field('StockCode').trim();
    if (sku === '') fail('StockCode is blank');
    const quantity = Number(field('Quantity'));
    if (field('Quantity').trim() === '' || !Number.isSafeInteger(quantity))
      fail(`Quantity "${field('Quantity')}" is not a whole number`);
    const price = Number(field('UnitPrice'));
    if (field('UnitPrice').trim() === '' || !Number.isFinite(price))
      fail(`UnitPrice "${field('UnitPrice')}" is not a number`);
    const dateText = field('InvoiceDate');
    const time =
      dates.get(dateText) ??
      parseTime(dateText) ??
      fail(`InvoiceDate "${dateText}" is not a time like 2010-12-01 08:26:00`);
    dates.set(dateText, time);

    const line: SeedLine = { sku: keep(sku), name: keep(field('Description').trim()), quantity, price };
    const order = orders.get(invoice);
    if (order) order.lines.push(line);
    else {
      const customer = field('CustomerID').trim().replace(/\.0$/, '');
      orders.set(keep(invoice), {
        invoice: keep(invoice),
        at: time,
        customer: customer === '' ? null : keep(customer),
        country: keep(field('Country').trim()),
        lines: [line],
      });
    }
  };

  // Row by row: half a million rows at once take 300 MB and ten times as long.
  Papa.parse<string[]>(text, {
    delimiter: ',',
    step: ({ data: row, errors, meta }) => {
      if (errors.some((error) => error.type === 'Quotes'))
        throw new SeedError(file, lineAt(text, start), 'a quoted field is not closed or goes on after its quote');
      if (header === undefined) {
        header = row;
        at = readHeader(row, file);
      } else readRow(row);
      start = meta.cursor;
    },
  });
  if (orders.size === 0) throw new SeedError(file, null, 'there is a header but no order');
  // Reversed first: of two orders in one minute the later in the file is newer.
  return [...orders.values()].toReversed().sort((a, b) => b.at - a.at);
}

type Draft = SeedOrder & { lines: SeedLine[] };

function readHeader(header: readonly string[], file: string): Record<Column, number> {
  const names = header.map((name) => name.trim());
  const missing = columns.filter((column) => !names.includes(column));
  if (missing.length > 0) throw new SeedError(file, 1, `missing column ${missing.join(', ')}`);
  const position = (column: Column) => names.indexOf(column);
  return {
    InvoiceNo: position('InvoiceNo'),
    StockCode: position('StockCode'),
    Description: position('Description'),
    Quantity: position('Quantity'),
    InvoiceDate: position('InvoiceDate'),
    UnitPrice: position('UnitPrice'),
    CustomerID: position('CustomerID'),
    Country: position('Country'),
  };
}

/**
 * The source has no time zone and all times are shifted by one amount, so they are read as UTC. `null` for an invalid
 * time.
 */
function parseTime(text: string): number | null {
  const match = /^(\d{4}-\d{2}-\d{2})[ T](\d{2}:\d{2})(:\d{2})?$/.exec(text.trim());
  if (!match) return null;
  const time = new Date(`${match[1]}T${match[2]}${match[3] ?? ':00'}Z`);
  if (Number.isNaN(time.getTime())) return null;
  // `Date.UTC` rolls 30 February over to March.
  return time.toISOString().startsWith(`${match[1]}T${match[2]}`) ? time.getTime() : null;
}

/** Number of the line that begins at a position. Quoted fields may contain line breaks, so rows are not lines. */
function lineAt(text: string, position: number): number {
  return 1 + (text.slice(0, position).match(/\r\n|\n|\r/g)?.length ?? 0);
}

/**
 * Interns texts. A field is a slice that keeps the whole file in memory, so it is copied: 48 MB of source become a few
 * thousand distinct codes and descriptions.
 */
function interner(): (text: string) => string {
  const known = new Map<string, string>();
  return (text) => {
    const found = known.get(text);
    if (found !== undefined) return found;
    const copy = JSON.parse(JSON.stringify(text)) as string;
    known.set(copy, copy);
    return copy;
  };
}

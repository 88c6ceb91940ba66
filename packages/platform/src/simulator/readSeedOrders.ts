import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { createGunzip } from 'node:zlib';
import { seededRandom } from '@hub/domain/simulation';
import type { PastState, StoreLineInput, StoreOrderInput } from './StoreOptions.ts';

const columns = [
  'InvoiceNo',
  'StockCode',
  'Description',
  'Quantity',
  'InvoiceDate',
  'UnitPrice',
  'CustomerID',
  'Country',
];

const dayMs = 86_400_000;

/** Share of orders of an age that are still open. */
const openShares: readonly (readonly [ageMs: number, share: number])[] = [
  [dayMs, 0.85],
  [7 * dayMs, 0.25],
  [30 * dayMs, 0.03],
];

export interface SeedOrdersOptions {
  /** Time of the newest order, ms since 1970. */
  newestAt: number;
  /** Order id by number; the store's own if absent. */
  idOf?: (number: string) => number;
  /** Returned lines stay in the order as removed lines, so that lines keep their positions. */
  keepsReturns?: boolean;
}

interface Draft {
  number: string;
  at: number;
  customer: string | null;
  country: string;
  lines: StoreLineInput[];
}

/**
 * Orders from a CSV or CSV.gz with the columns of the Online Retail data set, oldest first, shifted in time so that the
 * newest is at `newestAt`. Reads line by line, because the file is 48 MB. Throws for a file with other columns.
 */
export async function* readSeedOrders(path: string, options: SeedOrdersOptions): AsyncGenerator<StoreOrderInput> {
  const file = createReadStream(path);
  const input = path.endsWith('.gz') ? file.pipe(createGunzip()) : file;
  const drafts = new Map<string, Draft>();
  const keep = interner();
  let header: readonly string[] | null = null;
  let rest = '';
  for await (const line of createInterface({ input, crlfDelay: Infinity })) {
    // A quoted field may contain line breaks.
    rest = rest === '' ? line : `${rest}\n${line}`;
    if ((rest.split('"').length - 1) % 2 === 1) continue;
    const fields = splitCsvLine(rest);
    rest = '';
    if (header === null) {
      header = fields.map((name) => name.replace(/^\uFEFF/, '').trim());
      if (!columns.every((column) => header?.includes(column)))
        throw new Error(`${path} has not the columns ${columns.join(', ')}.`);
      continue;
    }
    if (fields.length >= columns.length) addRow(drafts, header, fields, keep);
  }
  const sorted = [...drafts.values()].sort((a, b) => a.at - b.at);
  drafts.clear();
  const newest = sorted.at(-1)?.at ?? 0;
  const shift = options.newestAt - newest;
  for (const [index, draft] of sorted.entries()) {
    yield toOrder(draft, shift, newest - draft.at, options);
    // Frees memory after handing the order over.
    draft.lines = [];
    delete sorted[index];
  }
}

function addRow(
  drafts: Map<string, Draft>,
  header: readonly string[],
  fields: readonly string[],
  keep: (text: string) => string,
): void {
  const field = (name: string) => (fields[header.indexOf(name)] ?? '').trim();
  const number = field('InvoiceNo');
  const line: StoreLineInput = {
    sku: keep(field('StockCode')),
    name: keep(field('Description')),
    quantity: Number(field('Quantity')),
    price: Number(field('UnitPrice')),
  };
  const known = drafts.get(number);
  if (known) {
    known.lines.push(line);
    return;
  }
  const customer = field('CustomerID').replace(/\.0$/, '');
  const kept = keep(number);
  drafts.set(kept, {
    number: kept,
    at: Date.parse(`${field('InvoiceDate').replace(' ', 'T')}Z`),
    customer: customer === '' ? null : keep(customer),
    country: keep(field('Country')),
    lines: [line],
  });
}

function toOrder(
  draft: Draft,
  shift: number,
  ageMs: number,
  { idOf, keepsReturns = false }: SeedOrdersOptions,
): StoreOrderInput {
  const { number, at, customer, country, lines } = draft;
  const isCancelled = lines.every(({ quantity }) => quantity <= 0);
  const returned = lines.map((line) => ({ ...line, quantity: Math.abs(line.quantity) }));
  const ordered = keepsReturns
    ? returned.map((line, index) => ((lines[index]?.quantity ?? 0) > 0 ? line : { ...line, isRemoved: true }))
    : lines.filter(({ quantity }) => quantity > 0);
  return {
    ...(idOf && { id: idOf(number) }),
    number,
    at: at + shift,
    customer,
    country,
    lines: isCancelled ? returned : ordered,
    state: isCancelled ? 'cancelled' : stateAt(number, ageMs),
  };
}

function stateAt(number: string, ageMs: number): PastState {
  const share = openShares.find(([limit]) => ageMs < limit)?.[1] ?? 0;
  if (seededRandom(number, 'open') < share) return 'open';
  return ageMs < 7 * dayMs ? 'fulfilled' : 'closed';
}

/** Fields of a row; a quote inside a quoted field is doubled. */
function splitCsvLine(line: string): string[] {
  if (!line.includes('"')) return line.split(',');
  const fields: string[] = [];
  for (const match of line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g))
    fields.push(match[1] === undefined ? (match[2] ?? '') : match[1].replaceAll('""', '"'));
  return fields;
}

/** Interns texts: a field is a slice that would keep its whole file chunk in memory. */
function interner(): (text: string) => string {
  const known = new Map<string, string>();
  return (text) => {
    const found = known.get(text);
    if (found !== undefined) return found;
    const copy = Buffer.from(text).toString();
    known.set(copy, copy);
    return copy;
  };
}

import { maxSavedViews, viewName, viewNameProblem } from '@hub/domain/orders/list';
import { asRecord, parseJson } from '@hub/domain/shared';
import { readFilters, writeFilters } from './filtersInAddress.ts';
import { readListAddress, writeListAddress } from './listAddress.ts';

/** A view keeps its search mode and fields; the list that it opens knows what the server supports. */
const anySearch = ['search', 'fieldFilters'];

/** A named filter, period, sort and cause of one list. */
export interface SavedView {
  name: string;
  /** Query without defaults, as `viewQuery` writes it: `period=all&search=%23536`. */
  query: string;
}

/** A shop's stored views, by the slug of their list. */
export type SavedViews = Readonly<Record<string, readonly SavedView[]>>;

export interface ReadViews {
  views: SavedViews;
  /** Number of unreadable views; 'all': none was readable. */
  unreadable: number | 'all';
}

/** Longest accepted query; a cause of 200 characters takes up to 2,400 in it. */
const maxQueryLength = 4_000;

/** The part of an address that a view stores: filters, sort and cause. */
export function viewQuery(address: URLSearchParams): string {
  const filtered = writeFilters(new URLSearchParams(), readFilters(address, anySearch));
  const { sort, cause } = readListAddress(address);
  return writeListAddress(filtered, { sort, cause }).toString();
}

/** The address of a view: first page, no open orders; other parameters stay. */
export function withView(address: URLSearchParams, query: string): URLSearchParams {
  const view = new URLSearchParams(query);
  return writeListAddress(writeFilters(address, readFilters(view, anySearch)), {
    ...readListAddress(view),
    page: 1,
    orderIds: [],
  });
}

/**
 * Reads the stored views, which anyone can edit. Invalid ones are dropped and counted; queries are parsed like
 * addresses.
 */
export function readViews(text: string | null): ReadViews {
  if (text === null) return { views: {}, unreadable: 0 };
  const lists = asRecord(asRecord(parseJson(text))?.lists);
  if (!lists) return { views: {}, unreadable: 'all' };
  let unreadable = 0;
  const read = Object.entries(lists).map(([slug, rows]): [string, SavedView[]] => {
    if (!Array.isArray(rows)) unreadable += 1;
    const views: SavedView[] = [];
    for (const row of Array.isArray(rows) ? rows : []) {
      const view = readView(row, views);
      if (view && views.length < maxSavedViews) views.push(view);
      else unreadable += 1;
    }
    return [slug, views];
  });
  return { views: Object.fromEntries(read), unreadable };
}

export function writeViews(views: SavedViews): string {
  return JSON.stringify({ version: 1, lists: views });
}

function readView(row: unknown, others: readonly SavedView[]): SavedView | null {
  const { name, query } = asRecord(row) ?? {};
  if (typeof name !== 'string' || typeof query !== 'string' || query.length > maxQueryLength) return null;
  const taken = others.map((other) => other.name);
  if (viewNameProblem(name, taken) !== null) return null;
  return { name: viewName(name), query: viewQuery(new URLSearchParams(query)) };
}

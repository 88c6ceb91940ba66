import { maxSavedViews, viewName, viewNameProblem } from '@hub/domain/orders';
import { asRecord, parseJson } from '@hub/domain/shared';
import { readFilters, writeFilters } from './filtersInAddress.ts';
import { readListAddress, writeListAddress } from './listAddress.ts';

/** A named filter, period and sort of one list. */
export interface SavedView {
  name: string;
  /** As an address has them, defaults left out: `period=all&search=%23536`. Always what `viewQuery` would write. */
  query: string;
}

/** What a browser keeps for one shop: the views of each list, by its slug. */
export type SavedViews = Readonly<Record<string, readonly SavedView[]>>;

export interface ReadViews {
  views: SavedViews;
  /** How many could not be read; 'all': nothing could. */
  unreadable: number | 'all';
}

/** Longer than any filter that a person types. */
const maxQueryLength = 2_000;

/**
 * The part of an address that a view keeps: filter, period and sort, and nothing of the session, the page or the open
 * orders.
 */
export function viewQuery(address: URLSearchParams): string {
  const filtered = writeFilters(new URLSearchParams(), readFilters(address));
  return writeListAddress(filtered, { sort: readListAddress(address).sort }).toString();
}

/** An address that asks for a view, at its first page and with no order open; everything else of it stays. */
export function withView(address: URLSearchParams, query: string): URLSearchParams {
  const view = new URLSearchParams(query);
  return writeListAddress(writeFilters(address, readFilters(view)), {
    sort: readListAddress(view).sort,
    page: 1,
    orderIds: [],
  });
}

/**
 * What was kept, whatever became of it since: anybody can write into a browser's storage. A view that makes no sense is
 * left out and counted; a query is read as an address is, so that nothing else comes out of it.
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

import type { Order } from '../Order.ts';
import { inLanguage } from '../../languages/inLanguage.ts';

/** Orders per page when the server sends visible rows only; also its maximum per request. */
export const windowPageSize = 200;

/** Pages kept around the visible rows: 10,000 orders. */
const keptPageCount = 50;

/** Rows to load beyond each edge of the visible rows, so scrolling meets no gap. */
const overscan = 100;

/** A page of a list as read. */
export interface WindowPage {
  /** From 1. */
  page: number;
  /** Readable orders in list order. */
  orders: readonly Order[];
  /** Length of the whole list at the time. */
  total: number;
  /** ms since 1970. */
  readAt: number;
}

/** Rows of a list: the first one, and the one after the last. */
export interface RowRange {
  from: number;
  to: number;
}

/** Why a row's order is not loaded. */
export type RowGap = 'loading' | 'failed' | 'unreadable';

/** Text in the row of an order that is not loaded. */
export const rowGapTexts = inLanguage('rowGapTexts', {
  loading: 'Loading order',
  failed: 'Couldn’t load this order.',
  unreadable: 'This order couldn’t be read.',
} satisfies Record<RowGap, string>);

/** A partly loaded list, newest first. */
export interface OrderWindow {
  /** Orders in the list, loaded or not. */
  readonly length: number;
  /** A row's order; `undefined` when it is not loaded or there is no such row. */
  at(index: number): Order | undefined;
  /** The row of the first loaded order that matches; -1 for none. */
  findIndex(matches: (order: Order) => boolean): number;
  /** Why a row's order is not loaded. */
  gapAt(index: number): RowGap;
  /** Rows of the loaded pages. */
  readonly loadedRanges: readonly RowRange[];
  /** Every order is loaded, as of one instant. */
  readonly isWhole: boolean;
}

/** A fully loaded list in display order. */
export function wholeWindow(orders: readonly Order[]): OrderWindow {
  return {
    length: orders.length,
    at: (index) => orders.at(index),
    findIndex: (matches) => orders.findIndex(matches),
    gapAt: () => 'loading',
    loadedRanges: [{ from: 0, to: orders.length }],
    isWhole: true,
  };
}

/** The loaded orders, by `orderId`. */
export function loadedOrders({ at, loadedRanges }: OrderWindow): ReadonlyMap<string, Order> {
  const loaded = new Map<string, Order>();
  for (const { from, to } of loadedRanges)
    for (let index = from; index < to; index += 1) {
      const order = at(index);
      if (order !== undefined) loaded.set(order.orderId, order);
    }
  return loaded;
}

/** A row's page, from 1. */
export function windowPageOf(index: number): number {
  return Math.floor(index / windowPageSize) + 1;
}

/** The pages to request: visible ones first, then the overscan. */
export function windowPagesToRead({ from, to }: RowRange, total: number): readonly number[] {
  const last = Math.max(total, 1) - 1;
  const clamp = (index: number) => Math.min(Math.max(index, 0), last);
  const inSight = pagesBetween(clamp(from), clamp(Math.max(to - 1, from)));
  const around = pagesBetween(clamp(from - overscan), clamp(to - 1 + overscan));
  return [...inSight, ...around.filter((page) => !inSight.includes(page))];
}

/**
 * The kept pages plus those just read. Drops excess pages farthest from the visible rows. Returns the same map when
 * nothing changed.
 */
export function keepWindowPages(
  kept: ReadonlyMap<number, WindowPage>,
  read: readonly WindowPage[],
  { from }: RowRange,
): ReadonlyMap<number, WindowPage> {
  const fresh = read.filter((page) => kept.get(page.page)?.readAt !== page.readAt);
  if (fresh.length === 0) return kept;
  const next = new Map(kept);
  for (const page of fresh) next.set(page.page, page);
  const middle = windowPageOf(from);
  const byDistance = [...next.keys()].toSorted((a, b) => Math.abs(a - middle) - Math.abs(b - middle));
  for (const page of byDistance.slice(keptPageCount)) next.delete(page);
  // The page just read is too far away to keep.
  const isAsBefore = next.size === kept.size && [...next].every(([page, value]) => kept.get(page) === value);
  return isAsBefore ? kept : next;
}

/** Length of the list by the page read last; `null` before any is read. */
export function windowTotal(pages: ReadonlyMap<number, WindowPage>): number | null {
  const [newest] = newestFirst(pages);
  return newest?.total ?? null;
}

/** Pages read when the list had another length: their rows may have moved. */
export function outdatedWindowPages(pages: ReadonlyMap<number, WindowPage>): readonly number[] {
  const [newest, ...others] = newestFirst(pages);
  return newest === undefined
    ? []
    : others.filter(({ total, readAt }) => total !== newest.total && readAt < newest.readAt).map(({ page }) => page);
}

/**
 * The list built from these pages. An order that moved during reading is in two of them: it is shown in the page read
 * last.
 */
export function createOrderWindow(
  pages: ReadonlyMap<number, WindowPage>,
  failedPages: ReadonlySet<number>,
): OrderWindow {
  const length = windowTotal(pages) ?? 0;
  const rows = new Map<number, readonly (Order | undefined)[]>();
  const shownIds = new Set<string>();
  for (const { page, orders } of newestFirst(pages)) {
    rows.set(
      page,
      orders.map((order) => (shownIds.size < shownIds.add(order.orderId).size ? order : undefined)),
    );
  }
  const pageRows = (index: number) => rows.get(windowPageOf(index));
  const firstRows = rows.get(1)?.filter((order, index) => order !== undefined && index < length) ?? [];
  return {
    length,
    at: (index) => (index < length ? pageRows(index)?.[index % windowPageSize] : undefined),
    findIndex(matches) {
      for (const page of [...rows.keys()].toSorted((a, b) => a - b)) {
        const position = rows.get(page)?.findIndex((order) => order !== undefined && matches(order)) ?? -1;
        const index = (page - 1) * windowPageSize + position;
        if (position >= 0 && index < length) return index;
      }
      return -1;
    },
    gapAt(index) {
      const page = windowPageOf(index);
      const read = rows.get(page);
      if (read !== undefined && index % windowPageSize >= read.length && pages.get(page)?.total === length)
        return 'unreadable';
      return failedPages.has(page) ? 'failed' : 'loading';
    },
    loadedRanges: [...rows].map(([page, { length: read }]) => {
      const from = (page - 1) * windowPageSize;
      return { from, to: Math.min(from + read, length) };
    }),
    isWhole: length <= windowPageSize && firstRows.length === length,
  };
}

/** Orders that can arrive between two calls and shift a sought order by that many rows. */
const soughtSlack = 20;

/** The pages to request to load an order whose row was found. */
export function windowPagesOfRow(row: number, total: number): readonly number[] {
  return pagesBetween(row, Math.max(row, Math.min(row + soughtSlack, total - 1)));
}

function pagesBetween(from: number, to: number): readonly number[] {
  const first = windowPageOf(from);
  return Array.from({ length: windowPageOf(to) - first + 1 }, (_, index) => first + index);
}

function newestFirst(pages: ReadonlyMap<number, WindowPage>): readonly WindowPage[] {
  return [...pages.values()].toSorted((a, b) => b.readAt - a.readAt);
}

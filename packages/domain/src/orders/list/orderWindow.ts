import type { Order } from '../Order.ts';
import { inLanguage } from '../../languages/inLanguage.ts';

/** Orders of a page, where the server hands out the rows in sight; also the most that it hands out at once. */
export const windowPageSize = 200;

/** Pages that are kept around the rows in sight: 10,000 orders. */
const keptPageCount = 50;

/** Rows beyond each edge of the rows in sight that are asked for too, so that the wheel meets no gap. */
const overscan = 100;

/** A page of a list, as it was read. */
export interface WindowPage {
  /** From 1. */
  page: number;
  /** Orders that could be read, in the list's order. */
  orders: readonly Order[];
  /** Orders of the whole list when it was read. */
  total: number;
  /** ms since 1970. */
  readAt: number;
}

/** Rows of a list: the first one, and the one after the last. */
export interface RowRange {
  from: number;
  to: number;
}

/** Why the order of a row is not there. */
export type RowGap = 'loading' | 'failed' | 'unreadable';

/** What stands in the row of an order that is not there. */
export const rowGapTexts = inLanguage('rowGapTexts', {
  loading: 'Loading order',
  failed: 'Couldn’t load this order.',
  unreadable: 'This order couldn’t be read.',
} satisfies Record<RowGap, string>);

/** A list of which only some orders are there, newest first. */
export interface OrderWindow {
  /** Orders of the list, there or not. */
  readonly length: number;
  /** The order of a row; undefined where it is not there, or where there is no such row. */
  at(index: number): Order | undefined;
  /** The row of the first order that is there and matches; -1 for none. */
  findIndex(matches: (order: Order) => boolean): number;
  /** Why the order of a row is not there. */
  gapAt(index: number): RowGap;
  /** Rows of the pages that are there. */
  readonly loadedRanges: readonly RowRange[];
  /** Every order is there, as of one instant. */
  readonly isWhole: boolean;
}

/** A list whose orders are all there, in display order. */
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

/** The orders that are there, by `orderId`. */
export function loadedOrders({ at, loadedRanges }: OrderWindow): ReadonlyMap<string, Order> {
  const loaded = new Map<string, Order>();
  for (const { from, to } of loadedRanges)
    for (let index = from; index < to; index += 1) {
      const order = at(index);
      if (order !== undefined) loaded.set(order.orderId, order);
    }
  return loaded;
}

/** The page of a row, from 1. */
export function windowPageOf(index: number): number {
  return Math.floor(index / windowPageSize) + 1;
}

/** The pages to ask for: those in sight first, then those of the overscan. */
export function windowPagesToRead({ from, to }: RowRange, total: number): readonly number[] {
  const last = Math.max(total, 1) - 1;
  const clamp = (index: number) => Math.min(Math.max(index, 0), last);
  const inSight = pagesBetween(clamp(from), clamp(Math.max(to - 1, from)));
  const around = pagesBetween(clamp(from - overscan), clamp(to - 1 + overscan));
  return [...inSight, ...around.filter((page) => !inSight.includes(page))];
}

/**
 * The pages kept, with those that were just read. Of too many the farthest from the rows in sight are let go. The same
 * map when nothing has changed.
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
  // What was read is too far away to be kept.
  const isAsBefore = next.size === kept.size && [...next].every(([page, value]) => kept.get(page) === value);
  return isAsBefore ? kept : next;
}

/** Orders of the list by the page that was read last; null before there is one. */
export function windowTotal(pages: ReadonlyMap<number, WindowPage>): number | null {
  const [newest] = newestFirst(pages);
  return newest?.total ?? null;
}

/** Pages that were read when the list had another length than now: their rows may stand elsewhere. */
export function outdatedWindowPages(pages: ReadonlyMap<number, WindowPage>): readonly number[] {
  const [newest, ...others] = newestFirst(pages);
  return newest === undefined
    ? []
    : others.filter(({ total, readAt }) => total !== newest.total && readAt < newest.readAt).map(({ page }) => page);
}

/**
 * The list of these pages. An order that moved while they were read stands in two of them: it is shown in the page that
 * was read last.
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

/** Orders that may arrive between two calls: a sought order may have moved on by so many rows. */
const soughtSlack = 20;

/** The pages to ask for so that an order is there of which the row was found. */
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

import type { Order } from './Order.ts';
import { sortNewestFirst } from './sortNewestFirst.ts';

/** How a list is sorted: newest first is the specification's (§2), the others are a person's choice. */
export type OrderSort = 'newest' | 'oldest' | 'customer';

export interface OrderSortOption {
  value: OrderSort;
  label: string;
}

/** The sort selector, in its order. */
export const orderSorts: readonly OrderSortOption[] = [
  { value: 'newest', label: 'Newest first' },
  { value: 'oldest', label: 'Oldest first' },
  { value: 'customer', label: 'Customer, A to Z' },
];

/** §2 "Sorted by creation time, newest first." */
export const defaultSort: OrderSort = 'newest';

/** Shown where the server pages: it sends its pages newest first, so another sort holds within the page that is there. */
export const pagedSortNote = 'The server sends these orders page by page, newest first. This sort holds within the page.';

/** Whether a text, from an address for instance, is one of the sorts. */
export function isOrderSort(text: unknown): text is OrderSort {
  return orderSorts.some((sort) => sort.value === text);
}

/** The orders as a list shows them. Orders that are equal in the sort keep newest first among them; those without a time come last, or after a reversal first. */
export function sortOrders(orders: readonly Order[], sort: OrderSort): readonly Order[] {
  const newestFirst = sortNewestFirst(orders);
  if (sort === 'newest') return newestFirst;
  if (sort === 'oldest') return newestFirst.toReversed();
  const rank = ranksOf(newestFirst);
  return newestFirst.toSorted((a, b) => (rank.get(a.customerName) ?? 0) - (rank.get(b.customerName) ?? 0));
}

/** The place of each name in the alphabet, with "Customer 9" before "Customer 10"; each name is compared once, not once per order. */
function ranksOf(orders: readonly Order[]): ReadonlyMap<string, number> {
  const { compare } = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });
  const names = [...new Set(orders.map(({ customerName }) => customerName))].sort(compare);
  return new Map(names.map((name, place) => [name, place]));
}

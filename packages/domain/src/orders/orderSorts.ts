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

/**
 * Shown where the server pages: it sends its pages newest first, so another sort holds within the page that is there.
 */
export const pagedSortNote =
  'The server sends these orders page by page, newest first. This sort holds within the page.';

/** Whether a text, from an address for instance, is one of the sorts. */
export function isOrderSort(text: unknown): text is OrderSort {
  return orderSorts.some((sort) => sort.value === text);
}

/**
 * Each list is sorted once in each way: the list on the screen, the steps from order to order and a range with Shift
 * all ask for the same.
 */
const sortedLists = new WeakMap<readonly Order[], Map<OrderSort, readonly Order[]>>();

/**
 * The orders as a list shows them. Orders that are equal in the sort keep newest first among them; those without a time
 * come last, or after a reversal first.
 */
export function sortOrders(orders: readonly Order[], sort: OrderSort): readonly Order[] {
  const cached = sortedLists.get(orders) ?? new Map<OrderSort, readonly Order[]>();
  const sorted = cached.get(sort) ?? sortOrdersBy(orders, sort);
  sortedLists.set(orders, cached.set(sort, sorted));
  return sorted;
}

function sortOrdersBy(orders: readonly Order[], sort: OrderSort): readonly Order[] {
  switch (sort) {
    case 'newest':
      return sortNewestFirst(orders);
    case 'oldest':
      return sortOrders(orders, 'newest').toReversed();
    case 'customer':
      return byCustomer(sortOrders(orders, 'newest'));
  }
}

/** Each name is compared once, not once per order; the orders then go to their places without a comparison. */
function byCustomer(orders: readonly Order[]): readonly Order[] {
  const names = sortAlphabetically(new Set(orders.map(({ customerName }) => customerName)));
  const groups = new Map(names.map((name): [string, Order[]] => [name, []]));
  for (const order of orders) groups.get(order.customerName)?.push(order);
  return [...groups.values()].flat();
}

/** From A to Z, with "Customer 9" before "Customer 10". */
function sortAlphabetically(names: ReadonlySet<string>): readonly string[] {
  const { compare } = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });
  // The letters' own order is found in a tenth of the time, and what is nearly in order takes few comparisons.
  return [...names].sort().sort(compare);
}

import type { SortDirection } from '../fields/fieldTable.ts';
import type { Order } from '../Order.ts';
import { orderFieldRows } from '../fields/orderFields.ts';
import { sortLatestFirst, sortNewestFirst } from './sortNewestFirst.ts';
import { inLanguage } from '../../languages/inLanguage.ts';
import { pageLocale } from '../../languages/pageLocale.ts';

type SortedRow = Extract<(typeof orderFieldRows)[number], { sorts: object }>;

/** Sorts of a list, from the field table; newest first is the default (§2). */
export type OrderSort = { [Row in SortedRow as Row['field']]: keyof Row['sorts'] }[SortedRow['field']];

export interface OrderSortOption {
  value: OrderSort;
  label: string;
}

/** Labels of the sorts. */
export const sortLabels = inLanguage('sortLabels', {
  newest: 'Newest first',
  oldest: 'Oldest first',
  customer: 'Customer, A to Z',
} satisfies Record<OrderSort, string>);

const sortRows: readonly { sort: OrderSort; row: SortedRow; direction: SortDirection }[] = orderFieldRows.flatMap(
  (row) =>
    'sorts' in row
      ? Object.entries(row.sorts).map(([sort, direction]) => ({ sort: sort as OrderSort, row, direction }))
      : [],
);

/** Options of the sort selector. */
export const orderSorts: readonly OrderSortOption[] = sortRows.map(({ sort }) => ({
  value: sort,
  label: sortLabels[sort],
}));

/** Default sort (§2). */
export const defaultSort: OrderSort = 'newest';

/** A longer list that a server sends in windows stays newest first, because another sort needs all of its orders. */
export const maxSortedOrders = 50_000;

/** Shown for such a list. */
export const tooLongToSortNote = inLanguage(
  'tooLongToSortNote',
  'This list is too long to be sorted, so the newest orders come first.',
);

/** Type guard for text from an address. */
export function isOrderSort(text: unknown): text is OrderSort {
  return orderSorts.some((sort) => sort.value === text);
}

/** Sorts each list once per sort: list, pager and Shift ranges share the result, 10 ms at 25,900 orders. */
const sortedLists = new WeakMap<readonly Order[], Map<OrderSort, readonly Order[]>>();

/** Sorted orders. Ties stay newest first; orders without a time come last, or first when reversed. */
export function sortOrders(orders: readonly Order[], sort: OrderSort): readonly Order[] {
  const cached = sortedLists.get(orders) ?? new Map<OrderSort, readonly Order[]>();
  const sorted = cached.get(sort) ?? sortOrdersBy(orders, sort);
  sortedLists.set(orders, cached.set(sort, sorted));
  return sorted;
}

function sortOrdersBy(orders: readonly Order[], sort: OrderSort): readonly Order[] {
  const sorted = sortRows.find((row) => row.sort === sort);
  if (sort === defaultSort || sorted === undefined) return sortNewestFirst(orders);
  const { row, direction } = sorted;
  const newestFirst = sortOrders(orders, defaultSort);
  const ascending =
    row.kind === 'time' ? sortLatestFirst(newestFirst, row.field).toReversed() : sortByText(newestFirst, row.field);
  return direction === 'ascending' ? ascending : ascending.toReversed();
}

/** Compares each distinct text once instead of every order: 10 ms instead of 66 at 25,900 orders. */
function sortByText(orders: readonly Order[], field: Extract<SortedRow, { kind: 'text' }>['field']): readonly Order[] {
  const texts = sortAlphabetically(new Set(orders.map((order) => order[field])));
  const groups = new Map(texts.map((text): [string, Order[]] => [text, []]));
  for (const order of orders) groups.get(order[field])?.push(order);
  return [...groups.values()].flat();
}

/** A to Z, with "Customer 9" before "Customer 10". */
function sortAlphabetically(names: ReadonlySet<string>): readonly string[] {
  const { compare } = new Intl.Collator(pageLocale('en'), { numeric: true, sensitivity: 'base' });
  return [...names].sort(compare);
}

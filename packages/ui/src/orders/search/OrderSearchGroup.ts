import type { SearchMode } from '@hub/domain/dashboard';
import type { TabNumber } from '@hub/domain/orders';
import type { FoundOrder } from '@hub/domain/orders/list';

/** A found order with its tab; null while unknown. */
export type OrderSearchResult = FoundOrder<TabNumber | null>;

/** Opens a list of orders: those of a customer, with a product, or all that match the text. */
export interface OrderSearchLink {
  /** Unique in its group. */
  key: string;
  title: string;
  /** The postcode of a customer, the title of a product; empty: none. */
  detail: string;
  /** "34 orders"; empty: none. */
  note: string;
  /** Search mode and text of the list. */
  list: { searchMode: SearchMode; search: string };
}

/** Results of one search. */
export interface OrderSearchGroup {
  key: 'order' | 'sku' | 'customer' | 'product';
  label: string;
  /** The first few results. */
  found: readonly OrderSearchResult[];
  /** After the orders: customers or products, and the whole group as a list. */
  links?: readonly OrderSearchLink[] | undefined;
  /** Number of results. */
  total: number;
  /** False if there are more than were counted. */
  isWhole: boolean;
}

/** An option of the listbox. */
export type OrderSearchOption = { id: string } & (
  | (OrderSearchResult & { link?: undefined })
  | { link: OrderSearchLink; order?: undefined }
);

/** All options in display order; an order may be in both groups. */
export function searchOptions(groups: readonly OrderSearchGroup[], prefix: string): OrderSearchOption[] {
  return groups.flatMap((group) => groupOptions(group, prefix));
}

/** The options of one group, orders first. */
export function groupOptions({ key, found, links = [] }: OrderSearchGroup, prefix: string): OrderSearchOption[] {
  return [
    ...found.map((result) => ({ ...result, id: `${prefix}-${key}-${result.order.orderId}` })),
    ...links.map((link) => ({ link, id: `${prefix}-${key}-link-${link.key}` })),
  ];
}

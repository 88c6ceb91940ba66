import type { Order, TabNumber } from '@hub/domain/orders';

/** A found order with its tab; null while unknown. */
export interface OrderSearchResult {
  order: Order;
  tab: TabNumber | null;
}

/** Results of one search. */
export interface OrderSearchGroup {
  key: 'order' | 'sku';
  label: string;
  /** The first few. */
  found: readonly OrderSearchResult[];
  /** Number of results. */
  total: number;
  /** False where the server has more pages than were counted. */
  isWhole: boolean;
}

/** An option of the listbox. */
export interface OrderSearchOption extends OrderSearchResult {
  id: string;
}

/** All options in display order; an order may be in both groups. */
export function searchOptions(groups: readonly OrderSearchGroup[], prefix: string): OrderSearchOption[] {
  return groups.flatMap(({ key, found }) => found.map((order) => ({ ...order, id: optionId(prefix, key, order) })));
}

export function optionId(prefix: string, key: OrderSearchGroup['key'], { order }: OrderSearchResult): string {
  return `${prefix}-${key}-${order.id}`;
}

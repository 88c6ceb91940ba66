import type { Order, TabNumber } from '@hub/domain/orders';

/** An order that was found, and the list it stands in; null while nobody knows. */
export interface OrderSearchResult {
  order: Order;
  tab: TabNumber | null;
}

/** What one way of searching found. */
export interface OrderSearchGroup {
  key: 'order' | 'sku';
  label: string;
  /** The first few. */
  found: readonly OrderSearchResult[];
  /** How many there are in all. */
  total: number;
  /** False where the server has further pages, so that there are more than `total`. */
  isWhole: boolean;
}

/** One option of the list, in its place. */
export interface OrderSearchOption extends OrderSearchResult {
  id: string;
}

/** All options in the order of the arrow keys; an order may have been found in two ways. */
export function searchOptions(groups: readonly OrderSearchGroup[], prefix: string): OrderSearchOption[] {
  return groups.flatMap(({ key, found }) => found.map((order) => ({ ...order, id: optionId(prefix, key, order) })));
}

export function optionId(prefix: string, key: OrderSearchGroup['key'], { order }: OrderSearchResult): string {
  return `${prefix}-${key}-${order.id}`;
}

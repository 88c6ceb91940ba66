import type { Order, TabNumber } from '@hub/domain/orders';

/** An order that was found, and the list it stands in; null while nobody knows. */
export interface FoundOrder {
  order: Order;
  tab: TabNumber | null;
}

/** What one way of searching found. */
export interface FoundGroup {
  key: 'order' | 'sku';
  label: string;
  /** The first few. */
  found: readonly FoundOrder[];
  /** How many there are in all. */
  total: number;
  /** False where the server has further pages, so that there are more than `total`. */
  isWhole: boolean;
}

/** One option of the list, in its place. */
export interface FindOption extends FoundOrder {
  id: string;
}

/** All options in the order of the arrow keys; an order may have been found in two ways. */
export function findOptions(groups: readonly FoundGroup[], prefix: string): FindOption[] {
  return groups.flatMap(({ key, found }) => found.map((order) => ({ ...order, id: optionId(prefix, key, order) })));
}

export function optionId(prefix: string, key: FoundGroup['key'], { order }: FoundOrder): string {
  return `${prefix}-${key}-${order.id}`;
}

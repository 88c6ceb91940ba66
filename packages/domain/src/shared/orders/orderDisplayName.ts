import type { OrderReference } from './OrderReference.ts';

/** Name of an order on the screen: its own, or its id where it has none. */
export function orderDisplayName({ orderName, orderId }: OrderReference): string {
  return orderName.trim() === '' ? orderId : orderName;
}

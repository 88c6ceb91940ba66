import type { OrderReference } from './OrderReference.ts';

/** An order's display name: its own, or its id if it has none. */
export function orderDisplayName({ orderName, orderId }: OrderReference): string {
  return orderName.trim() === '' ? orderId : orderName;
}

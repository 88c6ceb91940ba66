import type { Order } from './Order.ts';

/**
 * The orders between two of a shown list, both included, in either direction; only the last one when the first has left
 * the list.
 */
export function ordersBetween(shown: readonly Order[], fromId: string | null, toId: string): readonly Order[] {
  const to = shown.findIndex(({ orderId }) => orderId === toId);
  if (to < 0) return [];
  const from = fromId === null ? -1 : shown.findIndex(({ orderId }) => orderId === fromId);
  if (from < 0) return shown.slice(to, to + 1);
  return shown.slice(Math.min(from, to), Math.max(from, to) + 1);
}

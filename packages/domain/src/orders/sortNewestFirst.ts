import { parseEpoch } from '../shared/parseEpoch.ts';
import type { Order } from './Order.ts';
import { isNewestFirstByText } from './isNewestFirstByText.ts';

/** Cache by list: several parts of a screen sort the same one. */
const sortedLists = new WeakSet<readonly Order[]>();

/**
 * Newest first (§2), stable, orders without a readable time last. Returns the same list when it is sorted already, as
 * it is when the server sorted it.
 */
export function sortNewestFirst(orders: readonly Order[]): readonly Order[] {
  if (sortedLists.has(orders)) return orders;
  if (isNewestFirstByText(orders)) {
    sortedLists.add(orders);
    return orders;
  }
  const epochs = Float64Array.from(orders, (order) => parseEpoch(order.createdAt) ?? -Infinity);
  if (isDescending(epochs)) return orders;
  const indexes = Uint32Array.from(epochs.keys());
  indexes.sort((a, b) => compare(epochs[b] ?? 0, epochs[a] ?? 0) || a - b);
  return Array.from(indexes, (index) => orders[index]).filter((order) => order !== undefined);
}

/** A subtraction would give NaN for two orders without a time. */
function compare(a: number, b: number): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

function isDescending(epochs: Float64Array): boolean {
  for (let index = 1; index < epochs.length; index += 1) {
    if ((epochs[index] ?? 0) > (epochs[index - 1] ?? 0)) return false;
  }
  return true;
}

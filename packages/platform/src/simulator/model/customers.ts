import { firstCustomerId } from './storeIds.ts';
import type { BookedOrder } from './storeTypes.ts';

/** Customer id of an order, from the number or name in the source; null for a guest. */
export function customerIdOf({ customer }: Pick<BookedOrder, 'customer'>): number | null {
  if (customer === null) return null;
  if (/^\d{1,9}$/.test(customer)) return firstCustomerId + Number(customer);
  let hash = 0;
  for (const sign of customer) hash = (hash * 31 + (sign.codePointAt(0) ?? 0)) % 1_000_000_007;
  return firstCustomerId + 1_000_000_000 + hash;
}

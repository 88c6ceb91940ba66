import { formatCount } from './formatCount.ts';

/** "1 order", "2,913 orders". */
export function ordersText(orders: number): string {
  return orders === 1 ? '1 order' : `${formatCount(orders)} orders`;
}

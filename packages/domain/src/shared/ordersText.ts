import { formatQuantity } from './formatQuantity.ts';

/** "1 order", "2,913 orders". */
export function ordersText(orders: number): string {
  return formatQuantity(orders, 'order');
}

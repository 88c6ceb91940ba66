import { formatCount } from '../shared/formatCount.ts';
import { ordersText } from '../shared/ordersText.ts';

/** What the table covers: all orders in fulfillment or those of the first page, and what is missing. */
export function batchCoverage({
  orders,
  undated,
  unreadable,
  hasMore,
}: {
  orders: number;
  undated: number;
  unreadable: number;
  hasMore: boolean;
}): string {
  const all = hasMore
    ? `Based on the newest ${ordersText(orders)} in fulfillment; the server has more.`
    : `Based on the batch times of the ${ordersText(orders)} in fulfillment, of all time.`;
  const left = [
    ...(undated === 0 ? [] : [`${formatCount(undated)} without a batch time`]),
    ...(unreadable === 0 ? [] : [`${formatCount(unreadable)} that could not be read`]),
  ];
  return left.length === 0 ? all : `${all} Not in the table: ${left.join(', ')}.`;
}

import { formatCount } from '../shared/formatCount.ts';
import { ordersText } from '../shared/ordersText.ts';
import { inLanguage } from '../languages/inLanguage.ts';

/** Words of what the table covers. */
export const batchCoverageWords = inLanguage('batchCoverageWords', {
  newest: (orders: number) => `Based on the newest ${ordersText(orders)} in fulfillment. There are more.`,
  all: (orders: number) => `Based on the batch times of the ${ordersText(orders)} in fulfillment, of all time.`,
  undated: (orders: number) => `${formatCount(orders)} without a batch time`,
  unreadable: (orders: number) => `${formatCount(orders)} that could not be read`,
  left: (parts: string) => ` Not in the table: ${parts}.`,
});

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
  const all = hasMore ? batchCoverageWords.newest(orders) : batchCoverageWords.all(orders);
  const left = [
    ...(undated === 0 ? [] : [batchCoverageWords.undated(undated)]),
    ...(unreadable === 0 ? [] : [batchCoverageWords.unreadable(unreadable)]),
  ];
  return left.length === 0 ? all : all + batchCoverageWords.left(left.join(', '));
}

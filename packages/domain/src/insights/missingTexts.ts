import { formatCount } from '../shared/formatCount.ts';

/** How many rows could not be read and are in no chart; null when there are none. */
export function unreadableText(count: number): string | null {
  if (count === 0) return null;
  return count === 1
    ? '1 order could not be read and is in no chart.'
    : `${formatCount(count)} orders could not be read and are in no chart.`;
}

/** Orders without a readable time of creation are in no column; null when there are none. */
export function undatedText(count: number): string | null {
  if (count === 0) return null;
  return count === 1
    ? '1 order has no readable time of creation and stands in no column.'
    : `${formatCount(count)} orders have no readable time of creation and stand in no column.`;
}

/** Orders that the server counts to a period and the shop's calendar does not; null when there are none. */
export function outsideText(count: number): string | null {
  if (count === 0) return null;
  return count === 1
    ? '1 order is from a day of neither period and stands in no column.'
    : `${formatCount(count)} orders are from days of neither period and stand in no column.`;
}

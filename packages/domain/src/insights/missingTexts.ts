import { ordersText } from '../shared/ordersText.ts';

/** How many rows could not be read and are in no chart; null when there are none. */
export function unreadableText(count: number): string | null {
  if (count === 0) return null;
  return `${ordersText(count)} could not be read and ${count === 1 ? 'is' : 'are'} in no chart.`;
}

/** Orders without a readable time of creation are in no column; null when there are none. */
export function undatedText(count: number): string | null {
  if (count === 0) return null;
  const [has, stands] = count === 1 ? ['has', 'stands'] : ['have', 'stand'];
  return `${ordersText(count)} ${has} no readable time of creation and ${stands} in no column.`;
}

/** Orders that the server counts to a period and the shop's calendar does not; null when there are none. */
export function outsideText(count: number): string | null {
  if (count === 0) return null;
  const words =
    count === 1 ? 'is from a day of neither period and stands' : 'are from days of neither period and stand';
  return `${ordersText(count)} ${words} in no column.`;
}

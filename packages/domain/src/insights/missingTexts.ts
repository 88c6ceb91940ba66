import { ordersText } from '../shared/orders/ordersText.ts';
import { inLanguage } from '../languages/inLanguage.ts';

/** How many rows could not be read and are in no chart; null when there are none. */
export const unreadableText = inLanguage('unreadableText', (count: number): string | null => {
  if (count === 0) return null;
  return `${ordersText(count)} couldn’t be read and ${count === 1 ? 'isn’t' : 'aren’t'} in the charts.`;
});

/** Orders without a readable time of creation are in no column; null when there are none. */
export const undatedText = inLanguage('undatedText', (count: number): string | null => {
  if (count === 0) return null;
  const [has, is] = count === 1 ? ['has', 'isn’t'] : ['have', 'aren’t'];
  return `${ordersText(count)} ${has} no creation date and ${is} shown.`;
});

/** Orders that the server counts to a period and the shop's calendar does not; null when there are none. */
export const outsideText = inLanguage('outsideText', (count: number): string | null => {
  if (count === 0) return null;
  return `${ordersText(count)} ${count === 1 ? 'falls outside both periods and isn’t' : 'fall outside both periods and aren’t'} shown.`;
});

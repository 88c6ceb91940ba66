import { ordersText } from '../shared/orders/ordersText.ts';
import { inLanguage } from '../languages/inLanguage.ts';

/** How many unreadable rows are missing from the charts; `null` for none. */
export const unreadableText = inLanguage('unreadableText', (count: number): string | null => {
  if (count === 0) return null;
  return `${ordersText(count)} couldn’t be read and ${count === 1 ? 'isn’t' : 'aren’t'} in the charts.`;
});

/** Orders without a readable creation time, which are in no column; `null` for none. */
export const undatedText = inLanguage('undatedText', (count: number): string | null => {
  if (count === 0) return null;
  const [has, is] = count === 1 ? ['has', 'isn’t'] : ['have', 'aren’t'];
  return `${ordersText(count)} ${has} no creation date and ${is} shown.`;
});

/** Orders that are in the period for the server but not in the shop's calendar; `null` for none. */
export const outsideText = inLanguage('outsideText', (count: number): string | null => {
  if (count === 0) return null;
  return `${ordersText(count)} ${count === 1 ? 'falls outside both periods and isn’t' : 'fall outside both periods and aren’t'} shown.`;
});

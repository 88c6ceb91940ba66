import { inLanguage } from '../../languages/inLanguage.ts';
import { formatQuantity } from '../numbers/formatQuantity.ts';

/** Why lines are not counted. */
export type LeftOutReason = 'not goods to send' | 'cancelled, or not goods to send';

/** Words for lines that are not counted. */
export const leftOutWords = inLanguage('leftOutWords', {
  notGoods: (lines: number) =>
    `Not counted: ${formatQuantity(lines, 'line item')} that ${lines === 1 ? 'doesn’t' : 'don’t'} ship.`,
  canceledOrNotGoods: (lines: number) => {
    const which = lines === 1 ? 'is canceled or doesn’t ship' : 'are canceled or don’t ship';
    return `Not counted: ${formatQuantity(lines, 'line item')} that ${which}.`;
  },
});

/** "Not counted: 2 line items that don’t ship."; `null` when every line is counted. */
export function leftOutText(lines: number, reason: LeftOutReason): string | null {
  if (lines === 0) return null;
  return reason === 'not goods to send' ? leftOutWords.notGoods(lines) : leftOutWords.canceledOrNotGoods(lines);
}

import { inLanguage } from '../languages/inLanguage.ts';
import { formatQuantity } from './formatQuantity.ts';

/** Why lines are not counted. */
export type LeftOutReason = 'not goods to send' | 'cancelled, or not goods to send';

/** Words of lines that are not counted. */
export const leftOutWords = inLanguage('leftOutWords', {
  notGoods: (lines: number) =>
    `Not counted: ${formatQuantity(lines, 'line')} that ${lines === 1 ? 'is' : 'are'} not goods to send.`,
  canceledOrNotGoods: (lines: number) =>
    `Not counted: ${formatQuantity(lines, 'line')} that ${lines === 1 ? 'is' : 'are'} cancelled, or not goods to send.`,
});

/** "Not counted: 2 lines that are not goods to send."; null when every line is counted. */
export function leftOutText(lines: number, reason: LeftOutReason): string | null {
  if (lines === 0) return null;
  return reason === 'not goods to send' ? leftOutWords.notGoods(lines) : leftOutWords.canceledOrNotGoods(lines);
}

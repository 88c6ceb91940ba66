import { formatQuantity } from './formatQuantity.ts';

/** "Not counted: 2 lines that are not goods to send."; null when every line is counted. */
export function leftOutText(
  lines: number,
  reason: 'not goods to send' | 'cancelled, or not goods to send',
): string | null {
  if (lines === 0) return null;
  return `Not counted: ${formatQuantity(lines, 'line')} that ${lines === 1 ? 'is' : 'are'} ${reason}.`;
}

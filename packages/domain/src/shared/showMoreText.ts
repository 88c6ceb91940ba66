import { formatCount } from './formatCount.ts';

/** So many rows of a long table at first, and with each press of the button. */
export const rowsAtATime = 100;

/** Words of the button below a table of which more is there. */
export function showMoreText(left: number): string {
  return `Show ${formatCount(Math.min(left, rowsAtATime))} more`;
}

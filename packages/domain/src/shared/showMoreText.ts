import { formatCount } from './formatCount.ts';

/** Rows of a long table at first, and per press of the button. */
export const rowsAtATime = 100;

/** Label of the button below a table with more rows. */
export function showMoreText(left: number): string {
  return `Show ${formatCount(Math.min(left, rowsAtATime))} more`;
}

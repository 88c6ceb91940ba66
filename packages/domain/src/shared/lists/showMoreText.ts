import { inLanguage } from '../../languages/inLanguage.ts';
import { formatCount } from '../numbers/formatCount.ts';

/** Rows of a long table shown at first, and added per press of the button. */
export const rowsAtATime = 100;

export const showMoreWords = inLanguage('showMoreWords', (rows: number): string => `Show ${formatCount(rows)} more`);

/** Label of the button below a table with more rows. */
export function showMoreText(left: number): string {
  return showMoreWords(Math.min(left, rowsAtATime));
}

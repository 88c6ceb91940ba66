import { formatCount } from '../numbers/formatCount.ts';
import { ordersText } from '../orders/ordersText.ts';
import { inLanguage } from '../../languages/inLanguage.ts';

/** Orders missed because others moved while a list was read page by page. */
export interface ReadGap {
  /** Orders that were read, or at least counted. */
  read: number;
  /** Orders that the list should have had; `null` when the server did not say. */
  expected: number | null;
}

/** Label of the button that reloads the list. */
export const readAgainLabel = inLanguage('readAgainLabel', 'Reload');

/** Words for a gap. */
export const gapWords = inLanguage('gapWords', {
  some: (read: number) => `Orders moved while these ${formatCount(read)} were loading, so some may be missing.`,
  of: (read: number, expected: number) =>
    `${formatCount(read)} of about ${ordersText(expected)}; ${formatCount(expected - read)} moved while loading.`,
});

/** "120 of about 125 orders; 5 moved while loading." */
export function readGapText({ read, expected }: ReadGap): string {
  return expected === null ? gapWords.some(read) : gapWords.of(read, expected);
}

/** The gap of several lists shown as one; `read` is each list's result. */
export function sumReadGaps(lists: readonly { read: number; gap: ReadGap | null }[]): ReadGap | null {
  if (lists.every(({ gap }) => gap === null)) return null;
  const expected = lists.map(({ read, gap }) => (gap === null ? read : gap.expected));
  return {
    read: lists.reduce((sum, { read }) => sum + read, 0),
    expected: expected.reduce((sum, count) => (sum === null || count === null ? null : sum + count), 0),
  };
}

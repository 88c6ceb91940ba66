import { formatCount } from '../shared/numbers/formatCount.ts';
import { inLanguage } from '../languages/inLanguage.ts';

/** A dashboard figure and the list it counts. */
export interface CountedList {
  /** Title of the figure: "Total Orders". */
  title: string;
  /** Its value in `stats`; `null` when the server sent none, so there is nothing to compare. */
  figure: number | null;
  /** Readable orders in the list. */
  listed: number;
  /** Unreadable rows in the list. */
  unreadable: number;
}

/** Heading of the notice. */
export const disagreementTitle = inLanguage('disagreementTitle', 'The figures and the lists don’t match');

/** Figure and count already have digit grouping. */
export const disagreementText = inLanguage(
  'disagreementText',
  (title: string, figure: string, listed: string): string => `${title} says ${figure}, the list has ${listed}.`,
);

/**
 * One sentence per figure that differs from its list. They are two replies, so an order that moves between them is in
 * only one.
 */
export function disagreements(lists: readonly CountedList[]): readonly string[] {
  return lists.flatMap(({ title, figure, listed, unreadable }) => {
    const came = listed + unreadable;
    return figure === null || came === figure ? [] : [disagreementText(title, formatCount(figure), formatCount(came))];
  });
}

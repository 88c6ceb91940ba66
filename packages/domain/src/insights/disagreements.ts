import { formatCount } from '../shared/numbers/formatCount.ts';
import { inLanguage } from '../languages/inLanguage.ts';

/** A figure of the dashboard and the list that it counts. */
export interface CountedList {
  /** Title of the figure: "Total Orders". */
  title: string;
  /** Its value in `stats`; null where the server sent none, so that nothing can be compared. */
  figure: number | null;
  /** Readable orders of the list. */
  listed: number;
  /** Rows of the list that could not be read. */
  unreadable: number;
}

/** Heading of the notice. */
export const disagreementTitle = inLanguage('disagreementTitle', 'The figures and the lists don’t match');

/** Figure and count are grouped already. */
export const disagreementText = inLanguage(
  'disagreementText',
  (title: string, figure: string, listed: string): string => `${title} says ${figure}, the list has ${listed}.`,
);

/**
 * One sentence for each figure that differs from its list. They are two replies: an order that moves in between is in
 * one only.
 */
export function disagreements(lists: readonly CountedList[]): readonly string[] {
  return lists.flatMap(({ title, figure, listed, unreadable }) => {
    const came = listed + unreadable;
    return figure === null || came === figure ? [] : [disagreementText(title, formatCount(figure), formatCount(came))];
  });
}

import { formatCount } from '../shared/formatCount.ts';

/** A figure of the dashboard, and the list that it counts. */
export interface CountedList {
  /** What the figure is called: "Total Orders". */
  title: string;
  /** What `stats` says. */
  figure: number;
  /** Orders of the list that could be read. */
  listed: number;
  /** Orders that came with it and could not. */
  unreadable: number;
}

/** Heading of the notice. */
export const disagreementTitle = 'The figures and the lists do not agree';

/**
 * Where a figure and its list differ, in a sentence each. They are two answers: an order that arrives or moves in
 * between is in one and not in the other. Saying so beats showing one of them.
 */
export function disagreements(lists: readonly CountedList[]): readonly string[] {
  return lists.flatMap(({ title, figure, listed, unreadable }) => {
    const came = listed + unreadable;
    return came === figure ? [] : [`${title} says ${formatCount(figure)}, the list has ${formatCount(came)}.`];
  });
}

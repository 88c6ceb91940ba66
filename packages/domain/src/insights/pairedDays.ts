import type { DayCount } from './createOrderTally.ts';
import type { ComparedDays, DaySpan } from './comparedDays.ts';
import { daysBetween, daysLater } from './days.ts';

/** The days of two periods side by side: first with first, last with last. */
export interface DayPair {
  /** 1 for the first day of each period. */
  place: number;
  currentDay: string;
  previousDay: string;
  current: number;
  previous: number;
}

export interface PairedDays {
  /** So many days stand in one pair: 1, or more where the periods are long. */
  daysEach: number;
  pairs: readonly DayPair[];
}

/** So many pairs of columns can still be told apart on a phone. */
const mostPairs = 31;

/** The sums of both sides are the orders of the days inside the two spans. */
export function pairedDays(days: ComparedDays, current: readonly DayCount[], previous: readonly DayCount[]): PairedDays {
  const length = daysBetween(days.current.first, days.current.last) + 1;
  const daysEach = Math.ceil(length / mostPairs);
  const [nowCounts, beforeCounts] = [countsIn(days.current, daysEach, current), countsIn(days.previous, daysEach, previous)];
  const pairs = Array.from({ length: Math.ceil(length / daysEach) }, (_, place) => ({
    place: place + 1,
    currentDay: daysLater(days.current.first, place * daysEach),
    previousDay: daysLater(days.previous.first, place * daysEach),
    current: nowCounts.get(place) ?? 0,
    previous: beforeCounts.get(place) ?? 0,
  }));
  return { daysEach, pairs };
}

function countsIn(span: DaySpan, daysEach: number, days: readonly DayCount[]): ReadonlyMap<number, number> {
  const counts = new Map<number, number>();
  for (const { day, orders } of days) {
    if (day < span.first || day > span.last) continue;
    const place = Math.floor(daysBetween(span.first, day) / daysEach);
    counts.set(place, (counts.get(place) ?? 0) + orders);
  }
  return counts;
}

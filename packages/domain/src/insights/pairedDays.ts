import type { ComparedDays, DaySpan } from './comparedDays.ts';
import type { DayCount } from './createOrderTally.ts';
import { daysBetween, daysLater } from './days.ts';

/** Matching days of both periods, such as the first of each, or the first few. */
export interface DayPair {
  days: DaySpan;
  orders: number;
  daysBefore: DaySpan;
  ordersBefore: number;
}

export interface PairedDays {
  /** Days per pair; the last pair may have fewer. */
  daysPerPair: number;
  pairs: readonly DayPair[];
  /** Orders on days outside both periods: the server may use another time zone. */
  outside: number;
}

/** Maximum pairs of columns that fit on a phone. */
const maxPairs = 31;

/** The days of two periods side by side. Including `outside`, both sides sum to the given days. */
export function pairedDays(
  { current, previous }: ComparedDays,
  days: readonly DayCount[],
  daysBefore: readonly DayCount[],
): PairedDays {
  const daysPerPair = Math.ceil((daysBetween(current.first, current.last) + 1) / maxPairs);
  const [spans, spansBefore] = [splitSpan(current, daysPerPair), splitSpan(previous, daysPerPair)];
  const pairs = spans.flatMap((span, index): DayPair[] => {
    const before = spansBefore[index];
    return before
      ? [{ days: span, orders: ordersIn(span, days), daysBefore: before, ordersBefore: ordersIn(before, daysBefore) }]
      : [];
  });
  const all = ordersOf(days) + ordersOf(daysBefore);
  return {
    daysPerPair,
    pairs,
    outside: pairs.reduce((left, { orders, ordersBefore }) => left - orders - ordersBefore, all),
  };
}

/** Splits a span into chunks of that many days; the last can be shorter. */
function splitSpan({ first, last }: DaySpan, daysPerPair: number): readonly DaySpan[] {
  const parts: DaySpan[] = [];
  for (let from = first; from <= last; from = daysLater(from, daysPerPair)) {
    const to = daysLater(from, daysPerPair - 1);
    parts.push({ first: from, last: to < last ? to : last });
  }
  return parts;
}

function ordersIn({ first, last }: DaySpan, days: readonly DayCount[]): number {
  return ordersOf(days.filter(({ day }) => day >= first && day <= last));
}

function ordersOf(days: readonly DayCount[]): number {
  return days.reduce((sum, { orders }) => sum + orders, 0);
}

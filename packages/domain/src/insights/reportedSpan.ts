import { calendarDay } from '../shared/calendarDay.ts';

/** The days that a report covers, in the shop's zone. */
export interface ReportedSpan {
  /** `YYYY-MM-DD`; null where the period has no beginning: then the oldest order is it. */
  first: string | null;
  last: string;
  /** A rolling period begins at some time of day, so its first day is only a part of one. */
  isFirstDayPartial: boolean;
}

/**
 * `range`: the instants of the period, `to` not included, null for an open end; an open one ends when the answer was
 * asked for.
 */
export function reportedSpan(
  range: { from: Date | null; to: Date | null },
  requestedAt: Date,
  timeZone: string,
): ReportedSpan {
  const end = Math.min(range.to === null ? Number.POSITIVE_INFINITY : range.to.getTime() - 1, requestedAt.getTime());
  const last = calendarDay(end, timeZone);
  if (range.from === null) return { first: null, last, isFirstDayPartial: false };
  const from = range.from.getTime();
  const first = calendarDay(from, timeZone);
  // A period in the future has not begun: its first day is all there is.
  return { first, last: last < first ? first : last, isFirstDayPartial: calendarDay(from - 1, timeZone) === first };
}

import { calendarDay } from '../shared/dates/calendarDay.ts';

/** The days that a report covers, in the shop's zone. */
export interface ReportedSpan {
  /** `YYYY-MM-DD`; null: the period has no beginning, so the oldest order's day is used. */
  first: string | null;
  last: string;
  /** A rolling period begins within its first day. */
  isFirstDayPartial: boolean;
}

/** `range`: the instants of the period, `to` not included; an open end means the time of the reply. */
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
  // A period in the future has no days but its first.
  return { first, last: last < first ? first : last, isFirstDayPartial: calendarDay(from - 1, timeZone) === first };
}

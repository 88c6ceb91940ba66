import { calendarDay } from '../shared/dates/calendarDay.ts';

/** The days that a report covers, in the shop's zone. */
export interface ReportedSpan {
  /** `YYYY-MM-DD`; `null` when the period has no start and the oldest order's day is used. */
  first: string | null;
  last: string;
  /** A rolling period begins partway through its first day. */
  isFirstDayPartial: boolean;
}

/** `range` is the period's instants with `to` exclusive; an open end means the time of the reply. */
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
  // A future period has only its first day.
  return { first, last: last < first ? first : last, isFirstDayPartial: calendarDay(from - 1, timeZone) === first };
}

/** Default report period; the default of lists is one day (§9), too short for a chart. */
export const defaultReportPeriod = 'last_30d';

import type { DayCount } from './createOrderTally.ts';
import { formatDaySpan } from './comparedDays.ts';
import { dayAfter, daysBetween, mondayOf } from './days.ts';
import type { ReportedSpan } from './reportedSpan.ts';

export type CalendarUnit = 'day' | 'week' | 'month' | 'year';

/** One column of the chart and one row of its table. */
export interface CalendarBucket {
  /** First and last day as `YYYY-MM-DD`, both inclusive and within the period. */
  first: string;
  last: string;
  /** Short axis label. */
  label: string;
  /** Full label for the table and for screen readers. */
  longLabel: string;
  orders: number;
  /** The period starts partway through its first day, so no custom period has exactly these orders. */
  isPartial: boolean;
}

export interface CalendarBuckets {
  unit: CalendarUnit;
  /** Oldest first. Includes days but not years without orders. The counts sum to those of the days. */
  buckets: readonly CalendarBucket[];
}

/** Most columns that fit on a phone. */
const maxDays = 62;
const maxWeeksInDays = 62 * 7;
const maxMonthsInDays = 60 * 31;

/** Groups days by day, week, month or year, whichever fits on a screen. */
export function calendarBuckets(days: readonly DayCount[], span: ReportedSpan): CalendarBuckets {
  // Server and browser clocks differ: an order just outside the period still belongs to the list.
  const ends = [span.first ?? days[0]?.day, span.last, days[0]?.day, days.at(-1)?.day]
    .filter((day) => day !== undefined)
    .sort();
  const [first, last] = [ends[0], ends.at(-1)];
  if (first === undefined || last === undefined || (span.first === null && days.length === 0))
    return { unit: 'day', buckets: [] };

  const unit = unitFor(daysBetween(first, last) + 1);
  const isPartial = span.isFirstDayPartial && first === span.first;
  const buckets = new Map<string, CalendarBucket>();
  if (unit !== 'year') for (let day = first; day <= last; day = dayAfter(day)) bucketOf(day);
  for (const { day, orders } of days) bucketOf(day).orders += orders;
  return { unit, buckets: [...buckets.values()].map((bucket) => withLabels(bucket, unit)) };

  function bucketOf(day: string): CalendarBucket {
    const key = keyOf(day, unit);
    const known = buckets.get(key);
    if (known) {
      if (day > known.last) known.last = day;
      return known;
    }
    const made = {
      first: day,
      last: day,
      label: '',
      longLabel: '',
      orders: 0,
      isPartial: isPartial && buckets.size === 0,
    };
    buckets.set(key, made);
    return made;
  }
}

function unitFor(days: number): CalendarUnit {
  if (days <= maxDays) return 'day';
  if (days <= maxWeeksInDays) return 'week';
  return days <= maxMonthsInDays ? 'month' : 'year';
}

function keyOf(day: string, unit: CalendarUnit): string {
  if (unit === 'day') return day;
  if (unit === 'week') return mondayOf(day);
  return day.slice(0, unit === 'month' ? 'YYYY-MM'.length : 'YYYY'.length);
}

function withLabels(bucket: CalendarBucket, unit: CalendarUnit): CalendarBucket {
  const { first, last } = bucket;
  if (unit === 'day') return { ...bucket, label: first.slice('YYYY-'.length), longLabel: first };
  if (unit === 'week')
    return { ...bucket, label: first.slice('YYYY-'.length), longLabel: formatDaySpan({ first, last }) };
  const name = keyOf(first, unit);
  return { ...bucket, label: name, longLabel: name };
}

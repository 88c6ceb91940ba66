import { tzOffset } from '@date-fns/tz/tzOffset';
import { isIanaTimeZone } from '../shared/isIanaTimeZone.ts';
import { chosenDays } from './areFiltersReady.ts';
import type { OrderFilters } from './OrderFilters.ts';
import type { Period } from './periods.ts';

/** From `from` (included) up to `to` (not included); null leaves that end open. */
export interface DateRange {
  from: Date | null;
  to: Date | null;
}

const minute = 60_000;
const hour = 60 * minute;

/** The largest UTC offset in use is +14 h, the smallest -12 h; an hour more on each side. */
const maxOffsetEast = 15 * hour;
const maxOffsetWest = 13 * hour;

/** Length of the rolling periods; null for the others. */
const rollingHours = {
  last_24h: 24,
  last_7d: 7 * 24,
  last_30d: 30 * 24,
  custom: null,
  all: null,
} satisfies Record<Period, number | null>;

/**
 * The instants that the filters' period covers. Rolling periods are hours back from `now`. A custom period is whole
 * days in `timeZone`, both included, so a day may last 23 or 25 hours; while incomplete it covers everything, because
 * no dates are sent for it either (contract, "`fix` is the period").
 */
export function periodRange(filters: OrderFilters, now: Date, timeZone: string): DateRange {
  const hours = rollingHours[filters.period];
  if (hours !== null) return { from: new Date(now.getTime() - hours * hour), to: null };
  const days = filters.period === 'custom' ? chosenDays(filters) : null;
  if (days === null) return { from: null, to: null };
  return { from: startOfDay(days.first, 0, timeZone), to: startOfDay(days.last, 1, timeZone) };
}

/** Whether an instant (milliseconds since 1970 UTC) lies in the range. */
export function isInRange(epoch: number, { from, to }: DateRange): boolean {
  return (from === null || epoch >= from.getTime()) && (to === null || epoch < to.getTime());
}

/**
 * The first instant of a day `YYYY-MM-DD` in the zone, or of the day so many days later. Where clocks change at
 * midnight it is the instant of the jump. A binary search, because a `TZDate` made from local parts is an hour off when
 * the machine's own clocks change that night.
 */
function startOfDay(day: string, daysLater: number, timeZone: string): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const midnight = Date.UTC(year, month - 1, date + daysLater);
  const zone = isIanaTimeZone(timeZone) ? timeZone : 'UTC';
  let before = midnight - maxOffsetEast;
  let after = midnight + maxOffsetWest;
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2);
    if (wallClock(middle, zone) >= midnight) after = middle;
    else before = middle;
  }
  return new Date(after);
}

/** Wall clock time of the zone as if it were UTC, in ms, so that two readings can be compared. */
function wallClock(epoch: number, zone: string): number {
  return epoch + tzOffset(zone, new Date(epoch)) * minute;
}

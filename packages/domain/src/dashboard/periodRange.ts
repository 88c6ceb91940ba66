import { hourMs } from '../shared/dates/durations.ts';
import { zoneOffset } from '../shared/dates/zoneOffset.ts';
import { chosenDays } from './areFiltersReady.ts';
import type { OrderFilters } from './OrderFilters.ts';
import type { Period } from './periods.ts';

/** From `from` (inclusive) to `to` (exclusive); `null` leaves that end open. */
export interface DateRange {
  from: Date | null;
  to: Date | null;
}

/** UTC offsets in use span -12 h to +14 h; one more hour on each side. */
const maxOffsetEast = 15 * hourMs;
const maxOffsetWest = 13 * hourMs;

/** Length of a rolling period; `null` for the others. */
const rollingHours = {
  last_24h: 24,
  last_7d: 7 * 24,
  last_30d: 30 * 24,
  custom: null,
  all: null,
} satisfies Record<Period, number | null>;

/**
 * The range that the filters' period covers. Rolling periods count back from `now`. A custom period is whole days in
 * `timeZone`, both inclusive, so a day can last 23 or 25 hours. While incomplete it covers everything, because no
 * dates are sent for it (contract, "`fix` is the period").
 */
export function periodRange(filters: OrderFilters, now: Date, timeZone: string): DateRange {
  const hours = rollingHours[filters.period];
  if (hours !== null) return { from: new Date(now.getTime() - hours * hourMs), to: null };
  const days = filters.period === 'custom' ? chosenDays(filters) : null;
  if (days === null) return { from: null, to: null };
  return { from: startOfDay(days.first, 0, timeZone), to: startOfDay(days.last, 1, timeZone) };
}

/** Whether an instant (ms since 1970 UTC) is in the range. */
export function isInRange(epoch: number, { from, to }: DateRange): boolean {
  return (from === null || epoch >= from.getTime()) && (to === null || epoch < to.getTime());
}

/**
 * First instant of a `YYYY-MM-DD` day in the zone, or of the day that many days later. When clocks change at midnight
 * it is the instant of the change. Uses binary search because a `TZDate` made from local parts is an hour off when
 * the machine's own clocks change that night.
 */
function startOfDay(day: string, daysLater: number, timeZone: string): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const midnight = Date.UTC(year, month - 1, date + daysLater);
  let before = midnight - maxOffsetEast;
  let after = midnight + maxOffsetWest;
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2);
    if (middle + zoneOffset(middle, timeZone) >= midnight) after = middle;
    else before = middle;
  }
  return new Date(after);
}

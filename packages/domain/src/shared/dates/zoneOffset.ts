import { tzOffset } from '@date-fns/tz/tzOffset';
import { dayMs, minuteMs } from './durations.ts';
import { isIanaTimeZone } from './isIanaTimeZone.ts';
import { rememberFew } from '../rememberFew.ts';

/** Enough for that many shops' zones and for about ten years of days. */
const most = { zones: 500, days: 4_000 };

/**
 * UTC offset by zone and day number, ms; `null` on a day with a clock change. Looked up twice per day instead of per
 * instant: an export formats half a million times.
 */
const offsetsOf = rememberFew(most.zones, (timeZone: string) =>
  rememberFew(most.days, (day: number) => offsetOfDay(day, timeZone)),
);

/** A zone's UTC offset at an instant (ms since 1970 UTC), in ms; 0 for an unknown zone. */
export function zoneOffset(epoch: number, timeZone: string): number {
  return offsetsOf(timeZone)(Math.floor(epoch / dayMs)) ?? offsetAt(epoch, timeZone);
}

/** Clocks change at most once a day, so a day with equal offsets at both ends has a single offset. */
function offsetOfDay(day: number, timeZone: string): number | null {
  const [atStart, atEnd] = [offsetAt(day * dayMs, timeZone), offsetAt((day + 1) * dayMs, timeZone)];
  return atStart === atEnd ? atStart : null;
}

function offsetAt(epoch: number, timeZone: string): number {
  if (!isIanaTimeZone(timeZone)) return 0;
  return Math.round(tzOffset(timeZone, new Date(epoch)) * minuteMs);
}

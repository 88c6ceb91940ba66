import { tzOffset } from '@date-fns/tz/tzOffset';
import { dayMs, minuteMs } from './durations.ts';
import { isIanaTimeZone } from './isIanaTimeZone.ts';

/** UTC offset by day number, ms; null for a day on which the clocks change. */
type OffsetsByDay = Map<number, number | null>;

/** Looked up twice per day instead of per instant: an export formats half a million times. */
const offsetsByZone = new Map<string, OffsetsByDay>();

/** UTC offset of a zone at an instant (milliseconds since 1970 UTC), in ms; 0 for an unknown zone. */
export function zoneOffset(epoch: number, timeZone: string): number {
  const offsets = offsetsByZone.get(timeZone) ?? new Map<number, number | null>();
  offsetsByZone.set(timeZone, offsets);
  const day = Math.floor(epoch / dayMs);
  const known = offsets.get(day);
  const offset = known === undefined ? offsetOfDay(day, timeZone) : known;
  if (known === undefined) offsets.set(day, offset);
  return offset ?? offsetAt(epoch, timeZone);
}

/** Clocks change at most once a day, so a day with equal offsets at both ends has one offset. */
function offsetOfDay(day: number, timeZone: string): number | null {
  const [atStart, atEnd] = [offsetAt(day * dayMs, timeZone), offsetAt((day + 1) * dayMs, timeZone)];
  return atStart === atEnd ? atStart : null;
}

function offsetAt(epoch: number, timeZone: string): number {
  if (!isIanaTimeZone(timeZone)) return 0;
  return Math.round(tzOffset(timeZone, new Date(epoch)) * minuteMs);
}

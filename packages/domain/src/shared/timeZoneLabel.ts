import { isIanaTimeZone } from './isIanaTimeZone.ts';

/** Cached: constructing one takes half a millisecond. */
const formatters = new Map<string, Intl.DateTimeFormat>();

/**
 * The zone in words for beside a date picker: "London time (GMT)", "New York time (GMT-5)", "UTC". `now` decides summer
 * or winter.
 */
export function timeZoneLabel(timeZone: string, now: Date): string {
  if (!isIanaTimeZone(timeZone)) return 'UTC';
  const offset = offsetLabel(timeZone, now);
  const city = cityOf(timeZone);
  return city === null ? offset : `${city} time (${offset})`;
}

/** The city is the last segment of the name; zones without one (`UTC`, `Etc/GMT+5`) show the offset only. */
function cityOf(timeZone: string): string | null {
  if (/^(etc\/|utc$|gmt|zulu$|universal$|uct$|greenwich$)/i.test(timeZone)) return null;
  return timeZone.slice(timeZone.lastIndexOf('/') + 1).replaceAll('_', ' ');
}

/** "GMT", "GMT-5" or "GMT+12:45"; UTC by its own name. Some engines write "GMT+0" for "GMT". */
function offsetLabel(timeZone: string, now: Date): string {
  if (/^(etc\/)?(utc|uct|zulu|universal)$/i.test(timeZone)) return 'UTC';
  const at = Number.isNaN(now.getTime()) ? new Date(0) : now;
  const formatter =
    formatters.get(timeZone) ?? new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'shortOffset' });
  formatters.set(timeZone, formatter);
  const parts = formatter.formatToParts(at);
  const name = parts.find((part) => part.type === 'timeZoneName')?.value ?? 'UTC';
  return name === 'GMT+0' ? 'GMT' : name;
}

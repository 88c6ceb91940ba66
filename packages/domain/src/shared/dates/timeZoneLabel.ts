import { inLanguage } from '../../languages/inLanguage.ts';
import { minuteMs } from './durations.ts';
import { isIanaTimeZone } from './isIanaTimeZone.ts';
import { zoneOffset } from './zoneOffset.ts';

/** A city's time. */
export const zoneTime = inLanguage('zoneTime', (city: string, offset: string): string => `${city} time (${offset})`);

/**
 * The zone in words, shown beside a date picker: "London time (GMT)", "New York time (GMT-5)", "UTC". `now` decides
 * between summer and winter time.
 */
export function timeZoneLabel(timeZone: string, now: Date): string {
  if (!isIanaTimeZone(timeZone)) return 'UTC';
  const offset = offsetLabel(timeZone, now);
  const city = cityOf(timeZone);
  return city === null ? offset : zoneTime(city, offset);
}

/** The city is the name's last segment; zones without one (`UTC`, `Etc/GMT+5`) show only the offset. */
function cityOf(timeZone: string): string | null {
  if (/^(etc\/|utc$|gmt|zulu$|universal$|uct$|greenwich$)/i.test(timeZone)) return null;
  return timeZone.slice(timeZone.lastIndexOf('/') + 1).replaceAll('_', ' ');
}

/** "GMT", "GMT-5" or "GMT+12:45"; UTC keeps its name. */
function offsetLabel(timeZone: string, now: Date): string {
  if (/^(etc\/)?(utc|uct|zulu|universal)$/i.test(timeZone)) return 'UTC';
  const offset = zoneOffset(Number.isNaN(now.getTime()) ? 0 : now.getTime(), timeZone);
  if (offset === 0) return 'GMT';
  const minutes = Math.abs(offset) / minuteMs;
  const rest = minutes % 60 === 0 ? '' : `:${String(minutes % 60).padStart(2, '0')}`;
  return `GMT${offset < 0 ? '-' : '+'}${Math.floor(minutes / 60)}${rest}`;
}

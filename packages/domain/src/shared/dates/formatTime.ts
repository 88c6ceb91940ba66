import { clockParts } from './clockParts.ts';
import type { IsoTime } from './IsoTime.ts';
import { parseEpoch } from './parseEpoch.ts';

/**
 * `YYYY-MM-DD hh:mm:ss AM|PM` in the zone (§9). '' for `null`; an unreadable time is shown as it is. An unknown zone
 * reads as UTC.
 */
export function formatTime(time: IsoTime | null, timeZone: string): string {
  if (time === null) return '';
  const epoch = parseEpoch(time);
  if (epoch === null) return time;
  const { year, month, day, hour, minute, second, dayPeriod } = clockParts(epoch, timeZone);
  return `${year}-${month}-${day} ${hour}:${minute}:${second} ${dayPeriod}`;
}

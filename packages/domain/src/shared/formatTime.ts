import { clockParts } from './clockParts.ts';
import type { IsoTime } from './IsoTime.ts';
import { parseInstant } from './parseInstant.ts';

/**
 * `YYYY-MM-DD hh:mm:ss AM|PM` in the given zone (§9). '' for null, and the text as it came when it names no instant: a
 * person can still read that, "Invalid Date" says nothing. A zone that does not exist reads as UTC.
 */
export function formatTime(iso: IsoTime | null, timeZone: string): string {
  if (iso === null) return '';
  const epoch = parseInstant(iso);
  if (epoch === null) return iso;
  const { year, month, day, hour, minute, second, dayPeriod } = clockParts(epoch, timeZone);
  return `${year}-${month}-${day} ${hour}:${minute}:${second} ${dayPeriod}`;
}

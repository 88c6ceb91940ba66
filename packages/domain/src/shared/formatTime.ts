import { clockParts } from './clockParts.ts';
import { type Moment, momentText } from './Moment.ts';
import { parseEpoch } from './parseEpoch.ts';

/**
 * `YYYY-MM-DD hh:mm:ss AM|PM` in the given zone (§9). '' for null, and the text as it came when it names no instant: a
 * person can still read that, "Invalid Date" says nothing. A zone that does not exist reads as UTC.
 */
export function formatTime(moment: Moment | null, timeZone: string): string {
  if (moment === null) return '';
  const epoch = parseEpoch(moment);
  if (epoch === null) return momentText(moment);
  const { year, month, day, hour, minute, second, dayPeriod } = clockParts(epoch, timeZone);
  return `${year}-${month}-${day} ${hour}:${minute}:${second} ${dayPeriod}`;
}

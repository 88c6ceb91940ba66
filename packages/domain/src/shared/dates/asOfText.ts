import { calendarDay } from './calendarDay.ts';
import { clockParts } from './clockParts.ts';
import { inLanguage } from '../../languages/inLanguage.ts';

/** Says when figures were read. */
export const asOf = inLanguage('asOf', (time: string): string => `As of ${time}`);

/**
 * `As of 10:42:07 AM`: when figures were read, in the zone; with the date unless it is today. Milliseconds since 1970
 * UTC.
 */
export function asOfText(epoch: number, now: number, timeZone: string): string {
  const { hour, minute, second, dayPeriod } = clockParts(epoch, timeZone);
  const day = calendarDay(epoch, timeZone);
  const date = day === calendarDay(now, timeZone) ? '' : `${day} `;
  return asOf(`${date}${hour}:${minute}:${second} ${dayPeriod}`);
}

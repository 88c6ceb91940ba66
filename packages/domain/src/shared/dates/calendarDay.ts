import { clockParts } from './clockParts.ts';

/** The calendar day `YYYY-MM-DD` of an instant (milliseconds since 1970 UTC) in the zone. */
export function calendarDay(epoch: number, timeZone: string): string {
  const { year, month, day } = clockParts(epoch, timeZone);
  return `${year}-${month}-${day}`;
}

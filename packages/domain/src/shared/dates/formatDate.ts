import { calendarDay } from './calendarDay.ts';
import type { IsoTime } from './IsoTime.ts';
import { parseEpoch } from './parseEpoch.ts';

/** `YYYY-MM-DD`; otherwise like `formatTime`. */
export function formatDate(time: IsoTime | null, timeZone: string): string {
  if (time === null) return '';
  const epoch = parseEpoch(time);
  return epoch === null ? time : calendarDay(epoch, timeZone);
}

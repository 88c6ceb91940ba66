import { calendarDay } from './calendarDay.ts';
import type { IsoTime } from './IsoTime.ts';
import { parseInstant } from './parseInstant.ts';

/** `YYYY-MM-DD`, otherwise as `formatTime`. */
export function formatDate(iso: IsoTime | null, timeZone: string): string {
  if (iso === null) return '';
  const epoch = parseInstant(iso);
  return epoch === null ? iso : calendarDay(epoch, timeZone);
}

import { calendarDay } from './calendarDay.ts';
import { type Moment, momentText } from './Moment.ts';
import { parseEpoch } from './parseEpoch.ts';

/** `YYYY-MM-DD`, otherwise as `formatTime`. */
export function formatDate(moment: Moment | null, timeZone: string): string {
  if (moment === null) return '';
  const epoch = parseEpoch(moment);
  return epoch === null ? momentText(moment) : calendarDay(epoch, timeZone);
}

import { minuteMs } from './durations.ts';
import type { IsoTime } from './IsoTime.ts';
import { parseEpoch } from './parseEpoch.ts';

/** Minutes. */
const hour = 60;
const day = 24 * hour;
const month = 30 * day;
const year = 365 * day;

/**
 * Age in words, rounded down: "3 days ago", "in 2 hours", "just now" within a minute either way. '' for null and
 * unreadable times. A month is 30 days, a year 365.
 */
export function formatAge(time: IsoTime | null, now: Date): string {
  const epoch = parseEpoch(time);
  const present = now.getTime();
  if (epoch === null || Number.isNaN(present)) return '';
  const minutes = Math.floor(Math.abs(present - epoch) / minuteMs);
  if (minutes === 0) return 'just now';
  const words = duration(minutes);
  return epoch < present ? `${words} ago` : `in ${words}`;
}

function duration(minutes: number): string {
  if (minutes < hour) return counted(minutes, 'minute');
  if (minutes < day) return counted(minutes / hour, 'hour');
  if (minutes < month) return counted(minutes / day, 'day');
  // Twelve months are 360 days; the remaining five count as a year too.
  if (minutes < 12 * month) return counted(minutes / month, 'month');
  return counted(Math.max(1, minutes / year), 'year');
}

function counted(amount: number, unit: string): string {
  const whole = Math.floor(amount);
  return whole === 1 ? `1 ${unit}` : `${whole} ${unit}s`;
}

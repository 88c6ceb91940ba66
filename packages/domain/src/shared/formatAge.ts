import type { IsoTime } from './IsoTime.ts';
import { parseEpoch } from './parseEpoch.ts';

/** In minutes. */
const hour = 60;
const day = 24 * hour;
const month = 30 * day;
const year = 365 * day;

/**
 * How long ago, in words and rounded down: "3 days ago", "in 2 hours", "just now" within a minute either way (clocks
 * differ). '' for null and for a text that names no instant. A day is 24 hours, a month 30 days, a year 365.
 */
export function formatAge(time: IsoTime | null, now: Date): string {
  const epoch = parseEpoch(time);
  const present = now.getTime();
  if (epoch === null || Number.isNaN(present)) return '';
  const minutes = Math.floor(Math.abs(present - epoch) / 60_000);
  if (minutes === 0) return 'just now';
  const words = duration(minutes);
  return epoch < present ? `${words} ago` : `in ${words}`;
}

function duration(minutes: number): string {
  if (minutes < hour) return counted(minutes, 'minute');
  if (minutes < day) return counted(minutes / hour, 'hour');
  if (minutes < month) return counted(minutes / day, 'day');
  // Twelve months are five days short of a year, and called one.
  if (minutes < 12 * month) return counted(minutes / month, 'month');
  return counted(Math.max(1, minutes / year), 'year');
}

function counted(amount: number, unit: string): string {
  const whole = Math.floor(amount);
  return whole === 1 ? `1 ${unit}` : `${whole} ${unit}s`;
}

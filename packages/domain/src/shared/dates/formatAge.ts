import { inLanguage } from '../../languages/inLanguage.ts';
import { plural } from '../../languages/plural.ts';
import { minuteMs } from './durations.ts';
import type { IsoTime } from './IsoTime.ts';
import { parseEpoch } from './parseEpoch.ts';

/** Minutes. */
const hour = 60;
const day = 24 * hour;
const month = 30 * day;
const year = 365 * day;

/** Words for an age. */
export const ageWords = inLanguage('ageWords', {
  justNow: 'just now',
  /** As used after `ago` and `ahead`. */
  units: {
    minute: { one: 'minute', other: 'minutes' },
    hour: { one: 'hour', other: 'hours' },
    day: { one: 'day', other: 'days' },
    month: { one: 'month', other: 'months' },
    year: { one: 'year', other: 'years' },
  },
  ago: (duration: string) => `${duration} ago`,
  ahead: (duration: string) => `in ${duration}`,
});

/** Time since or until a moment. */
export interface Age {
  /** "3 days"; '' within a minute. */
  duration: string;
  isPast: boolean;
}

/** Distance of a time from now; `null` for `null` and unreadable times. */
export function ageOf(time: IsoTime | null, now: Date): Age | null {
  const epoch = parseEpoch(time);
  const present = now.getTime();
  if (epoch === null || Number.isNaN(present)) return null;
  const minutes = Math.floor(Math.abs(present - epoch) / minuteMs);
  return { duration: minutes === 0 ? '' : durationText(minutes), isPast: epoch < present };
}

/**
 * Age in words, rounded down: "3 days ago", "in 2 hours", "just now" within a minute either way. '' for `null` and
 * unreadable times. A month is 30 days, a year 365.
 */
export function formatAge(time: IsoTime | null, now: Date): string {
  const age = ageOf(time, now);
  if (age === null) return '';
  if (age.duration === '') return ageWords.justNow;
  return age.isPast ? ageWords.ago(age.duration) : ageWords.ahead(age.duration);
}

function durationText(minutes: number): string {
  if (minutes < hour) return counted(minutes, 'minute');
  if (minutes < day) return counted(minutes / hour, 'hour');
  if (minutes < month) return counted(minutes / day, 'day');
  // Twelve months are 360 days; the remaining five days count as a year too.
  if (minutes < 12 * month) return counted(minutes / month, 'month');
  return counted(Math.max(1, minutes / year), 'year');
}

function counted(amount: number, unit: keyof typeof ageWords.units): string {
  const whole = Math.floor(amount);
  return `${whole} ${plural(whole, ageWords.units[unit])}`;
}

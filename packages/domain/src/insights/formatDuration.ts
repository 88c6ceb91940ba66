import { minuteMs } from '../shared/dates/durations.ts';
import { inLanguage } from '../languages/inLanguage.ts';

/** Non-breaking space between a number and its unit. */
const nonBreakingSpace = '\u00A0';

/** Words for durations. */
export const durationWords = inLanguage('durationWords', {
  short: 'under a minute',
  days: (days: number) => (days === 1 ? `1${nonBreakingSpace}day` : `${days}${nonBreakingSpace}days`),
});

/** A duration in its two largest units: "35 min", "5 h 20 min", "3 days 4 h". A dash for `null`. */
export function formatDuration(milliseconds: number | null): string {
  if (milliseconds === null || !Number.isFinite(milliseconds)) return '–';
  const minutes = Math.round(milliseconds / minuteMs);
  if (minutes < 1) return durationWords.short;
  if (minutes < 60) return `${minutes}${nonBreakingSpace}min`;
  const hours = Math.floor(minutes / 60);
  if (hours < 24) return twoParts(`${hours}${nonBreakingSpace}h`, minutes % 60, 'min');
  const days = Math.floor(hours / 24);
  return twoParts(durationWords.days(days), hours % 24, 'h');
}

function twoParts(large: string, small: number, unit: string): string {
  return small === 0 ? large : `${large} ${small}${nonBreakingSpace}${unit}`;
}

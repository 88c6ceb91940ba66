import { chosenDays } from './areFiltersReady.ts';
import { type Period, periods } from './periods.ts';

/**
 * While the days of a custom period cannot be asked for: what is missing, and what shows until then. Null when they
 * can.
 */
export function customPeriodHint(
  days: { startDate: string | null; endDate: string | null },
  shownPeriod?: Period,
): string | null {
  if (days.startDate === null || days.endDate === null)
    return `Both days are needed. Until they are there, ${shownPeriodText(shownPeriod)}.`;
  return chosenDays(days) === null ? `Until the days are in order, ${shownPeriodText(shownPeriod)}.` : null;
}

function shownPeriodText(shownPeriod?: Period): string {
  const shown = periods.find(({ value }) => value === shownPeriod);
  return !shown || shown.value === 'custom' ? 'nothing changes' : `you see “${shown.label}”`;
}

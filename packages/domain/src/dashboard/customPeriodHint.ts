import { chosenDays } from './areFiltersReady.ts';
import { type Period, periods } from './periods.ts';

/** What is missing in a custom period, and what is shown until then; null when the period is complete. */
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

import { chosenDays } from './areFiltersReady.ts';
import { type Period, periods } from './periods.ts';
import { inLanguage } from '../languages/inLanguage.ts';

/** Words of a custom period that is not complete. */
export const customPeriodWords = inLanguage('customPeriodWords', {
  bothNeeded: (shown: string) => `Enter both days. Until then, ${shown}.`,
  notInOrder: (shown: string) => `Put the days in order. Until then, ${shown}.`,
  unchanged: 'nothing changes',
  shown: (period: string) => `you see “${period}”`,
});

/** What is missing in a custom period, and what is shown until then; null when the period is complete. */
export function customPeriodHint(
  days: { startDate: string | null; endDate: string | null },
  shownPeriod?: Period,
): string | null {
  if (days.startDate === null || days.endDate === null)
    return customPeriodWords.bothNeeded(shownPeriodText(shownPeriod));
  return chosenDays(days) === null ? customPeriodWords.notInOrder(shownPeriodText(shownPeriod)) : null;
}

function shownPeriodText(shownPeriod?: Period): string {
  const shown = periods.find(({ value }) => value === shownPeriod);
  return !shown || shown.value === 'custom' ? customPeriodWords.unchanged : customPeriodWords.shown(shown.label);
}

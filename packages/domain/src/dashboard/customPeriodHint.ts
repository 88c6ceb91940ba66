import { chosenDays } from './areFiltersReady.ts';
import { type Period, periods } from './periods.ts';
import { inLanguage } from '../languages/inLanguage.ts';

/** Words for an incomplete custom period. */
export const customPeriodWords = inLanguage('customPeriodWords', {
  bothNeeded: (shown: string) => `Enter both days. Until then, ${shown}.`,
  notInOrder: (shown: string) => `Put the days in order. Until then, ${shown}.`,
  unchanged: 'nothing changes',
  shown: (period: string) => `you see “${period}”`,
});

/** What a custom period lacks and what is shown until then; `null` when complete. */
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

import { bidiIsolate } from '../shared/texts/bidiIsolate.ts';
import { chosenDays } from './areFiltersReady.ts';
import { defaultFilters, type OrderFilters } from './OrderFilters.ts';
import { periods } from './periods.ts';
import { searchModeLabel } from './searchModes.ts';
import { parseSearchText } from './searchText.ts';
import { inLanguage } from '../languages/inLanguage.ts';

/** All orders of all time, for exports of a whole tab and for searches across stages. */
export const allOrdersFilters: OrderFilters = { ...defaultFilters, period: 'all' };

/**
 * The filters in words, for the screen and the note beside an export: `Last 7d, Search by SKU "85123A"`. `fieldTexts`
 * describes the fields.
 */
export function describeFilters(filters: OrderFilters, fieldTexts: readonly string[] = []): string {
  const search = filters.search.trim();
  const text =
    search === '' ? [] : [`${searchModeLabel(filters.searchMode)} "${bidiIsolate(parseSearchText(search).text)}"`];
  return [describePeriod(filters), ...text, ...fieldTexts].join(', ');
}

/** Words for a period. */
export const filterWords = inLanguage('filterWords', {
  everyPeriod: 'Every period',
  days: (first: string, last: string) => `${first} to ${last}`,
});

function describePeriod(filters: OrderFilters): string {
  if (filters.period === 'all') return filterWords.everyPeriod;
  const days = filters.period === 'custom' ? chosenDays(filters) : null;
  if (days !== null) return days.first === days.last ? days.first : filterWords.days(days.first, days.last);
  return periods.find(({ value }) => value === filters.period)?.label ?? filters.period;
}

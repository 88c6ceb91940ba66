export type * from './Stats.ts';
export { attentionItems } from './attentionItems.ts';
export { type AttentionQueue, type AttentionTab, attentionTabs } from './AttentionQueue.ts';
export { attentionTexts, healthTexts } from './attentionTexts.ts';
export { customPeriodHint } from './customPeriodHint.ts';
export { dashboardMoreInfoPath, dashboardTexts } from './dashboardTexts.ts';
export { allOrdersFilters, describeFilters } from './describeFilters.ts';
export { areFiltersReady, chosenDays } from './areFiltersReady.ts';
export { filterSlug } from './filterSlug.ts';
export {
  defaultFilters,
  type FieldFilters,
  filterDebounceMs,
  isNarrowed,
  isSameFieldFilters,
  noFieldFilters,
  type OrderFilters,
} from './OrderFilters.ts';
export { ordersOutside, outsidePeriodText } from './outsidePeriod.ts';
export { hiddenStages } from './hiddenStages.ts';
export { invalidDateText, parseDateInput } from './parseDateInput.ts';
export { isInRange, periodRange, type DateRange } from './periodRange.ts';
export { defaultPeriod, isPeriod, periods, type Period } from './periods.ts';
export {
  allSearchModes,
  defaultSearchMode,
  isSearchMode,
  searchModeLabel,
  searchModes,
  searchModesOf,
  type SearchMode,
  type SearchModeOption,
} from './searchModes.ts';
export { parseSearchText, wholeSearchText } from './searchText.ts';
export { summaryCards, type SummaryCard, summaryTitles } from './summaryCards.ts';
export { visibleTabs } from './visibleTabs.ts';
export { filterTexts } from './filterTexts.ts';

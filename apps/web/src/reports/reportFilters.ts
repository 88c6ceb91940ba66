import { chosenDays, defaultFilters, isPeriod, type OrderFilters, type Period } from '@hub/domain/dashboard';
import { defaultReportPeriod } from '@hub/domain/insights';
import { readFilters, writeFilters } from '../orders/list/filtersInAddress.ts';

/** The name that lists give it too, see filtersInAddress; only what a report does without it differs. */
const periodParameter = 'period';

/**
 * What a report's address asks for: a period and its days, nothing else. A list without a period shows a day, a report
 * a month.
 */
export function readReportFilters(address: URLSearchParams): OrderFilters {
  const { period, startDate, endDate } = readFilters(address);
  return {
    ...defaultFilters,
    period: isPeriod(address.get(periodParameter)) ? period : defaultReportPeriod,
    startDate,
    endDate,
  };
}

/** The same address asking for this period; everything that is no filter stays. */
export function writeReportFilters(address: URLSearchParams, filters: OrderFilters): URLSearchParams {
  const next = writeFilters(address, filters);
  if (filters.period === defaultReportPeriod) next.delete(periodParameter);
  else next.set(periodParameter, filters.period);
  return next;
}

/** The tab with the period that is chosen, so that going from tab to tab keeps it. */
export function withReportFilters(path: string, filters: OrderFilters): string {
  const query = writeReportFilters(new URLSearchParams(), filters).toString();
  return query === '' ? path : `${path}?${query}`;
}

/** The filters of a list of some whole days. */
export function customDaysFilters(first: string, last: string): OrderFilters {
  return { ...defaultFilters, period: 'custom', startDate: first, endDate: last };
}

/** The two days of a custom period once both are chosen. */
export function customDays(filters: OrderFilters): { first: string; last: string } | null {
  return filters.period === ('custom' satisfies Period) ? chosenDays(filters) : null;
}

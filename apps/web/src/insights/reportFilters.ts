import { chosenDays, defaultFilters, isPeriod, type OrderFilters, type Period } from '@hub/domain/dashboard';
import { defaultReportPeriod } from '@hub/domain/insights';
import { readFilters, writeFilters } from '../orders/list/filtersInAddress.ts';

/** Same name as in lists, see filtersInAddress; only the default differs. */
const periodParameter = 'period';

/** Period and days of a report's address. The default is a month; a list's is a day. */
export function readReportFilters(address: URLSearchParams): OrderFilters {
  const { period, startDate, endDate } = readFilters(address);
  return {
    ...defaultFilters,
    period: isPeriod(address.get(periodParameter)) ? period : defaultReportPeriod,
    startDate,
    endDate,
  };
}

/** The same address with this period; other parameters stay. */
export function writeReportFilters(address: URLSearchParams, filters: OrderFilters): URLSearchParams {
  const next = writeFilters(address, filters);
  if (filters.period === defaultReportPeriod) next.delete(periodParameter);
  else next.set(periodParameter, filters.period);
  return next;
}

/** A tab's path with the current period. */
export function withReportFilters(path: string, filters: OrderFilters): string {
  const query = writeReportFilters(new URLSearchParams(), filters).toString();
  return query === '' ? path : `${path}?${query}`;
}

/** Filters of a list of whole days. */
export function customDaysFilters(first: string, last: string): OrderFilters {
  return { ...defaultFilters, period: 'custom', startDate: first, endDate: last };
}

/** The days of a custom period once both are chosen. */
export function customDays(filters: OrderFilters): { first: string; last: string } | null {
  return filters.period === ('custom' satisfies Period) ? chosenDays(filters) : null;
}

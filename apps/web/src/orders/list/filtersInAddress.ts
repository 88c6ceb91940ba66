import { defaultFilters, isPeriod, isSearchMode, type OrderFilters, parseDateInput } from '@hub/domain/dashboard';

/** Names of the filters in an address. */
const paramNames = {
  period: 'period',
  searchMode: 'by',
  search: 'search',
  startDate: 'from',
  endDate: 'to',
} as const satisfies Record<keyof OrderFilters, string>;

/** The filters of an address; missing or invalid ones are the default (§9). */
export function readFilters(address: URLSearchParams): OrderFilters {
  const period = address.get(paramNames.period);
  const searchMode = address.get(paramNames.searchMode);
  return {
    period: isPeriod(period) ? period : defaultFilters.period,
    searchMode: isSearchMode(searchMode) ? searchMode : defaultFilters.searchMode,
    search: address.get(paramNames.search) ?? defaultFilters.search,
    startDate: parseDateInput(address.get(paramNames.startDate) ?? ''),
    endDate: parseDateInput(address.get(paramNames.endDate) ?? ''),
  };
}

/** The same address with these filters, defaults left out; other parameters stay. */
export function writeFilters(address: URLSearchParams, filters: OrderFilters): URLSearchParams {
  const next = new URLSearchParams(address);
  for (const field of Object.keys(paramNames) as (keyof OrderFilters)[]) {
    const value = filters[field];
    if (value === null || value === defaultFilters[field]) next.delete(paramNames[field]);
    else next.set(paramNames[field], value);
  }
  return next;
}

/** A path with these filters, so that a list shows what the dashboard counted. */
export function filteredPath(path: string, filters: OrderFilters): string {
  const query = writeFilters(new URLSearchParams(), filters).toString();
  return query === '' ? path : `${path}?${query}`;
}

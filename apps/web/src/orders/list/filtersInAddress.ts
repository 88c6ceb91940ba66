import { filterFieldRows } from '@hub/domain/orders';
import {
  defaultFilters,
  defaultSearchMode,
  isPeriod,
  type OrderFilters,
  parseDateInput,
  searchModesOf,
} from '@hub/domain/dashboard';

/** Names of the filters in an address. */
const paramNames = {
  period: 'period',
  searchMode: 'by',
  search: 'search',
  startDate: 'from',
  endDate: 'to',
} as const satisfies Record<Exclude<keyof OrderFilters, 'fields'>, string>;

/** The filters of an address; missing ones, and those that the server does not know, are the default (§9). */
export function readFilters(address: URLSearchParams, capabilities: readonly string[] = []): OrderFilters {
  const period = address.get(paramNames.period);
  const searchMode = address.get(paramNames.searchMode);
  return {
    period: isPeriod(period) ? period : defaultFilters.period,
    searchMode: searchModesOf(capabilities).find(({ value }) => value === searchMode)?.value ?? defaultSearchMode,
    search: address.get(paramNames.search) ?? defaultFilters.search,
    startDate: parseDateInput(address.get(paramNames.startDate) ?? ''),
    endDate: parseDateInput(address.get(paramNames.endDate) ?? ''),
    ...(capabilities.includes('fieldFilters') && readFields(address)),
  };
}

function readFields(address: URLSearchParams): Pick<OrderFilters, 'fields'> {
  const values = filterFieldRows.flatMap(({ field, wire }) => {
    const value = address.get(wire);
    return value === null || value === '' ? [] : [[field, value]];
  });
  return values.length === 0 ? {} : { fields: Object.fromEntries(values) };
}

/** The same address with these filters, defaults left out; other parameters stay. */
export function writeFilters(address: URLSearchParams, filters: OrderFilters): URLSearchParams {
  const next = new URLSearchParams(address);
  for (const { field, wire } of filterFieldRows) {
    const value = filters.fields?.[field];
    if (value === undefined) next.delete(wire);
    else next.set(wire, value);
  }
  for (const field of Object.keys(paramNames) as (keyof typeof paramNames)[]) {
    const value = filters[field];
    if (value === null || value === defaultFilters[field]) next.delete(paramNames[field]);
    else next.set(paramNames[field], value);
  }
  return next;
}

/** Whether the address has a filter; without any, the remembered period applies. */
export function namesFilters(address: URLSearchParams): boolean {
  return [...Object.values(paramNames), ...filterFieldRows.map(({ wire }) => wire)].some((name) => address.has(name));
}

/** The same address with this period, even the default one, and the days of a custom one. */
export function withPeriod(address: URLSearchParams, chosen: Pick<OrderFilters, 'period' | 'startDate' | 'endDate'>) {
  const next = new URLSearchParams(address);
  next.set(paramNames.period, chosen.period);
  if (chosen.period !== 'custom') return next;
  if (chosen.startDate !== null) next.set(paramNames.startDate, chosen.startDate);
  if (chosen.endDate !== null) next.set(paramNames.endDate, chosen.endDate);
  return next;
}

/**
 * A path with these filters, so that a list shows what the dashboard counted. Always includes the period, because the
 * list may remember another.
 */
export function filteredPath(path: string, filters: OrderFilters): string {
  return `${path}?${withPeriod(writeFilters(new URLSearchParams(), filters), filters).toString()}`;
}

import { areFiltersReady, isPeriod, isSearchMode, defaultFilters, type OrderFilters } from '@hub/domain/dashboard';
import { filterFieldRows } from '@hub/domain/orders';
import { RequestError } from './RequestError.ts';

/** The filter of `stats` and `list-order`, in wire names. */
export interface FilterQuery extends Partial<Record<(typeof filterFieldRows)[number]['wire'], string | undefined>> {
  fix: string;
  search_by_filter: string;
  search?: string | undefined;
  start_date?: string | undefined;
  end_date?: string | undefined;
}

/** The filters of a query. Throws RequestError 400 for custom days that do not exist or are out of order. */
export function toOrderFilters(query: FilterQuery): OrderFilters {
  const filters: OrderFilters = {
    period: isPeriod(query.fix) ? query.fix : defaultFilters.period,
    searchMode: isSearchMode(query.search_by_filter) ? query.search_by_filter : defaultFilters.searchMode,
    search: query.search?.trim() ?? '',
    startDate: query.start_date ?? null,
    endDate: query.end_date ?? null,
    ...fieldsOf(query),
  };
  if (!areFiltersReady(filters) && (query.start_date ?? query.end_date) !== undefined)
    throw new RequestError(400, 'query: start_date and end_date have to be two days, the first not after the last.');
  return filters;
}

function fieldsOf(query: FilterQuery): Pick<OrderFilters, 'fields'> {
  const values = filterFieldRows.flatMap(({ field, wire }) => (query[wire] ? [[field, query[wire]]] : []));
  return values.length === 0 ? {} : { fields: Object.fromEntries(values) };
}

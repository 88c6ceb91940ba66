import { filterFieldRows } from '@hub/domain/orders';
import { chosenDays, type OrderFilters } from '@hub/domain/dashboard';

/** Query of `stats` and `list-order`; dates only with `custom`, and only as a pair. */
export function filterQuery(filters: OrderFilters): Record<string, string | undefined> {
  const days = filters.period === 'custom' ? chosenDays(filters) : null;
  return {
    fix: filters.period,
    search_by_filter: filters.searchMode,
    search: filters.search.trim() === '' ? undefined : filters.search.trim(),
    start_date: days?.first,
    end_date: days?.last,
    ...Object.fromEntries(filterFieldRows.map(({ field, wire }) => [wire, filters.fields?.[field]])),
  };
}

import type { OrderFilters } from './OrderFilters.ts';
import { parseDateInput } from './parseDateInput.ts';

/**
 * Whether the filters can be sent. A custom period needs two existing days in order (contract, "`fix` is the
 * period"); every other period is always ready.
 */
export function areFiltersReady(filters: OrderFilters): boolean {
  return filters.period !== 'custom' || chosenDays(filters) !== null;
}

/** A custom period's days as `YYYY-MM-DD`; `null` until both are chosen and in order. */
export function chosenDays({
  startDate,
  endDate,
}: Pick<OrderFilters, 'startDate' | 'endDate'>): { first: string; last: string } | null {
  const first = startDate === null ? null : parseDateInput(startDate);
  const last = endDate === null ? null : parseDateInput(endDate);
  if (first === null || last === null || first > last) return null;
  return { first, last };
}

import type { OrderFilters } from './OrderFilters.ts';
import { parseDateInput } from './parseDateInput.ts';

/**
 * Whether the filters can be sent. A custom period is ready when both days are chosen, exist and are in order
 * (contract, "`fix` is the period"); every other period always is.
 */
export function areFiltersReady(filters: OrderFilters): boolean {
  return filters.period !== 'custom' || chosenDays(filters) !== null;
}

/**
 * The two days of a custom period as `YYYY-MM-DD`, or null until both are chosen and the first is not after the last.
 */
export function chosenDays({
  startDate,
  endDate,
}: Pick<OrderFilters, 'startDate' | 'endDate'>): { first: string; last: string } | null {
  const first = startDate === null ? null : parseDateInput(startDate);
  const last = endDate === null ? null : parseDateInput(endDate);
  if (first === null || last === null || first > last) return null;
  return { first, last };
}

import { areFiltersReady, defaultFilters, isPeriod, type OrderFilters, parseDateInput } from '@hub/domain/dashboard';
import { asRecord, parseJson } from '@hub/domain/shared';

/** A period with the days of a custom one. */
export type PeriodWithDays = Pick<OrderFilters, 'period' | 'startDate' | 'endDate'>;

/** The default one when the stored period is unreadable or only half a custom one. */
export function readPeriod(stored: unknown): PeriodWithDays {
  if (isPeriod(stored) && stored !== 'custom') return { period: stored, startDate: null, endDate: null };
  const { period, from, to } = asRecord(stored) ?? {};
  const read = {
    ...defaultFilters,
    startDate: typeof from === 'string' ? parseDateInput(from) : null,
    endDate: typeof to === 'string' ? parseDateInput(to) : null,
  };
  const custom = { ...read, period: 'custom' as const };
  return period === 'custom' && areFiltersReady(custom) ? custom : defaultFilters;
}

/** By screen; empty when nothing readable is stored. `text`: the value of `periodsKey`. */
export function readPeriods(text: string | null): Readonly<Record<string, unknown>> {
  return (text === null ? null : asRecord(parseJson(text))) ?? {};
}

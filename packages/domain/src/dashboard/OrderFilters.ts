import type { Period } from './periods.ts';
import { defaultPeriod } from './periods.ts';
import type { SearchMode } from './searchModes.ts';
import { defaultSearchMode } from './searchModes.ts';

/** The filters of the dashboard's header; stats, lists and exports all take them (§2, §7). */
export interface OrderFilters {
  period: Period;
  searchMode: SearchMode;
  /** As typed; '' matches every order. */
  search: string;
  /** `YYYY-MM-DD` in the shop's zone, first day included. Read for `custom` only. */
  startDate: string | null;
  /** `YYYY-MM-DD` in the shop's zone, last day included. Read for `custom` only. */
  endDate: string | null;
  /** Values of an order's own fields, by field: only orders with exactly these. Absent, as {}: any. */
  fields?: FieldFilters;
}

/** Values by the name of the field, as the table of an order's fields has it; a field without one has any. */
export type FieldFilters = Readonly<Record<string, string>>;

export const noFieldFilters: FieldFilters = {};

/** Whether two choices leave the same orders. */
export function isSameFieldFilters(one: FieldFilters = noFieldFilters, other: FieldFilters = noFieldFilters): boolean {
  const names = Object.keys(one);
  return names.length === Object.keys(other).length && names.every((name) => one[name] === other[name]);
}

/** Whether a text or a field leaves orders of the period out. */
export function isNarrowed({ search, fields }: OrderFilters): boolean {
  return search.trim() !== '' || !isSameFieldFilters(fields);
}

/** The default filters: the last 24 hours, by order (§9). */
export const defaultFilters: OrderFilters = {
  period: defaultPeriod,
  searchMode: defaultSearchMode,
  search: '',
  startDate: null,
  endDate: null,
};

/** Debounce of the text filter, ms (§5, §9). */
export const filterDebounceMs = 700;

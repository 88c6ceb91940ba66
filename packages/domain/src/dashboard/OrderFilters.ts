import type { Period } from './periods.ts';
import { defaultPeriod } from './periods.ts';
import type { SearchMode } from './searchModes.ts';
import { defaultSearchMode } from './searchModes.ts';

/** The dashboard header's filters; stats, lists and exports all use them (§2, §7). */
export interface OrderFilters {
  period: Period;
  searchMode: SearchMode;
  /** As typed; '' matches every order. */
  search: string;
  /** `YYYY-MM-DD` in the shop's zone, first day included. Read for `custom` only. */
  startDate: string | null;
  /** `YYYY-MM-DD` in the shop's zone, last day included. Read for `custom` only. */
  endDate: string | null;
  /** Order field values to match exactly. Absent or `{}` matches any order. */
  fields?: FieldFilters;
}

/** Values by field name; a field without one matches any value. */
export type FieldFilters = Readonly<Record<string, string>>;

export const noFieldFilters: FieldFilters = {};

/** Whether two choices select the same orders. */
export function isSameFieldFilters(one: FieldFilters = noFieldFilters, other: FieldFilters = noFieldFilters): boolean {
  const names = Object.keys(one);
  return names.length === Object.keys(other).length && names.every((name) => one[name] === other[name]);
}

/** Whether a text or field leaves out orders of the period. */
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

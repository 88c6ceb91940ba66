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

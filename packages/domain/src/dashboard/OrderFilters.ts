import type { Period } from './periods.ts';
import { defaultPeriod } from './periods.ts';
import type { SearchMode } from './searchModes.ts';
import { defaultSearchMode } from './searchModes.ts';

/** What the dashboard's header asks for; figures, lists and exports all read it (§2, §7). */
export interface OrderFilters {
  period: Period;
  searchMode: SearchMode;
  /** The text as typed; '' asks for everything. */
  search: string;
  /** `YYYY-MM-DD` in the shop's zone, first day included. Only `custom` looks at it. */
  startDate: string | null;
  /** `YYYY-MM-DD` in the shop's zone, last day included. Only `custom` looks at it. */
  endDate: string | null;
}

/** What a person sees before choosing anything: the last 24 hours, by order (§9). */
export const defaultFilters: OrderFilters = {
  period: defaultPeriod,
  searchMode: defaultSearchMode,
  search: '',
  startDate: null,
  endDate: null,
};

/** The filter's text applies after a pause of this many milliseconds (§5, §9). */
export const filterDebounceMs = 700;

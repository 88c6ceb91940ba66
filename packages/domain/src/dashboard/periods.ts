import { inLanguage } from '../languages/inLanguage.ts';

/** The values of the wire's `fix` (§7, §9). */
export type Period = 'last_24h' | 'last_7d' | 'last_30d' | 'custom' | 'all';

export interface PeriodOption {
  value: Period;
  label: string;
}

/** Labels of the period selector (§2). */
export const periodLabels = inLanguage('periodLabels', {
  last_24h: 'Last 24h',
  last_7d: 'Last 7d',
  last_30d: 'Last 30d',
  custom: 'Custom',
  all: 'All',
} satisfies Record<Period, string>);

/** Options of the period selector, in order (§2). */
export const periods: readonly PeriodOption[] = [
  { value: 'last_24h', label: periodLabels.last_24h },
  { value: 'last_7d', label: periodLabels.last_7d },
  { value: 'last_30d', label: periodLabels.last_30d },
  { value: 'custom', label: periodLabels.custom },
  { value: 'all', label: periodLabels.all },
];

export const defaultPeriod: Period = 'last_24h';

/** Type guard for text from an address. */
export function isPeriod(text: unknown): text is Period {
  return periods.some((period) => period.value === text);
}

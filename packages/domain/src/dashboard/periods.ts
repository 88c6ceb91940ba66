/** The values of the wire's `fix` (§7, §9). */
export type Period = 'last_24h' | 'last_7d' | 'last_30d' | 'custom' | 'all';

export interface PeriodOption {
  value: Period;
  label: string;
}

/** Options of the period selector, in order (§2). */
export const periods: readonly PeriodOption[] = [
  { value: 'last_24h', label: 'Last 24h' },
  { value: 'last_7d', label: 'Last 7d' },
  { value: 'last_30d', label: 'Last 30d' },
  { value: 'custom', label: 'Custom' },
  { value: 'all', label: 'All' },
];

export const defaultPeriod: Period = 'last_24h';

/** Type guard for a text from an address. */
export function isPeriod(text: unknown): text is Period {
  return periods.some((period) => period.value === text);
}

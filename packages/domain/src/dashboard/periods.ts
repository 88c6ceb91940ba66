/** The values of the wire's `fix` (§7, §9). */
export type Period = 'last_24h' | 'last_7d' | 'last_30d' | 'custom' | 'all';

export interface PeriodOption {
  value: Period;
  label: string;
}

/** The period selector, in its order (§2). */
export const periods: readonly PeriodOption[] = [
  { value: 'last_24h', label: 'Last 24h' },
  { value: 'last_7d', label: 'Last 7d' },
  { value: 'last_30d', label: 'Last 30d' },
  { value: 'custom', label: 'Custom' },
  { value: 'all', label: 'All' },
];

/** §9 "Default period last_24h". */
export const defaultPeriod: Period = 'last_24h';

/** Whether a text, from an address for instance, is one of the five periods. */
export function isPeriod(text: unknown): text is Period {
  return periods.some((period) => period.value === text);
}

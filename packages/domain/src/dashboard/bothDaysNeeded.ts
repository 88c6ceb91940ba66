import { type Period, periods } from './periods.ts';

/** While a custom period has not got both its days: what is needed, and what shows until then. */
export function bothDaysNeeded(shownPeriod?: Period): string {
  const shown = periods.find(({ value }) => value === shownPeriod);
  if (!shown || shown.value === 'custom') return 'Both days are needed. Until they are there, nothing changes.';
  return `Both days are needed. Until they are there, you see “${shown.label}”.`;
}

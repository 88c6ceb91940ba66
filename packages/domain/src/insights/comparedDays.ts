import { daysBetween, daysLater } from './days.ts';
import { inLanguage } from '../languages/inLanguage.ts';

/** Whole days in the shop's zone, both inclusive: `YYYY-MM-DD`. */
export interface DaySpan {
  first: string;
  last: string;
}

/** Two spans of equal length; the earlier one ends the day before the later one begins. */
export interface ComparedDays {
  current: DaySpan;
  previous: DaySpan;
  /** The current span has not ended; it is compared with days that have. */
  isUnfinished: boolean;
}

/** Periods with a preceding one; All has none. */
export type ComparedPeriod = 'last_24h' | 'last_7d' | 'last_30d' | 'custom';

/** Words for the compared periods. */
export const comparedDayTexts = inLanguage('comparedDayTexts', {
  last_24h: 'Yesterday',
  last_7d: 'Last 7 full days',
  last_30d: 'Last 30 full days',
  custom: 'Custom',
  span: (first: string, last: string) => `${first} to ${last}`,
});

/**
 * The comparison's periods. Rolling periods become whole ended days, because only whole days can be requested
 * (`start_date`, `end_date`).
 */
export const comparedPeriods: readonly { value: ComparedPeriod; label: string }[] = [
  { value: 'last_24h', label: comparedDayTexts.last_24h },
  { value: 'last_7d', label: comparedDayTexts.last_7d },
  { value: 'last_30d', label: comparedDayTexts.last_30d },
  { value: 'custom', label: comparedDayTexts.custom },
];

/** Used when no period or All is selected. */
export const defaultComparedPeriod: ComparedPeriod = 'last_7d';

export function isComparedPeriod(text: unknown): text is ComparedPeriod {
  return comparedPeriods.some(({ value }) => value === text);
}

const fullDays = { last_24h: 1, last_7d: 7, last_30d: 30 } as const;

/**
 * The two spans to compare. `today` is the day in the shop's zone. `custom` is the selected days; `null` while
 * incomplete.
 */
export function comparedDays(period: ComparedPeriod, custom: DaySpan | null, today: string): ComparedDays | null {
  if (period === 'custom') return custom === null ? null : withPrevious(custom, today);
  return withPrevious({ first: daysLater(today, -fullDays[period]), last: daysLater(today, -1) }, today);
}

function withPrevious(current: DaySpan, today: string): ComparedDays {
  const days = daysBetween(current.first, current.last) + 1;
  return {
    current,
    previous: { first: daysLater(current.first, -days), last: daysLater(current.first, -1) },
    isUnfinished: current.last >= today,
  };
}

/** "2026-11-01 to 2026-11-07", or the one day. */
export function formatDaySpan({ first, last }: DaySpan): string {
  return first === last ? first : comparedDayTexts.span(first, last);
}

import { daysBetween, daysLater } from './days.ts';
import { inLanguage } from '../languages/inLanguage.ts';

/** Whole days of the shop's zone, both included: `YYYY-MM-DD`. */
export interface DaySpan {
  first: string;
  last: string;
}

/** Two spans of the same length; the earlier ends on the day before the later begins. */
export interface ComparedDays {
  current: DaySpan;
  previous: DaySpan;
  /** The current span has not ended: it is compared with days that have. */
  isUnfinished: boolean;
}

/** The periods that have one before them; all orders have none. */
export type ComparedPeriod = 'last_24h' | 'last_7d' | 'last_30d' | 'custom';

/** Words of the compared periods. */
export const comparedDayTexts = inLanguage('comparedDayTexts', {
  last_24h: 'Yesterday',
  last_7d: 'Last 7 full days',
  last_30d: 'Last 30 full days',
  custom: 'Custom',
  span: (first: string, last: string) => `${first} to ${last}`,
});

/**
 * The period selector of the comparison. Rolling periods become whole days that have ended, since only whole days can
 * be requested (`start_date`, `end_date`).
 */
export const comparedPeriods: readonly { value: ComparedPeriod; label: string }[] = [
  { value: 'last_24h', label: comparedDayTexts.last_24h },
  { value: 'last_7d', label: comparedDayTexts.last_7d },
  { value: 'last_30d', label: comparedDayTexts.last_30d },
  { value: 'custom', label: comparedDayTexts.custom },
];

/** Compared when nothing, or all orders, is chosen. */
export const defaultComparedPeriod: ComparedPeriod = 'last_7d';

export function isComparedPeriod(text: unknown): text is ComparedPeriod {
  return comparedPeriods.some(({ value }) => value === text);
}

const fullDays = { last_24h: 1, last_7d: 7, last_30d: 30 } as const;

/**
 * The two spans to compare. `today`: the day in the shop's zone. `custom`: the chosen days; null while they are
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

import { filterTexts, type OrderFilters, type Stats } from '@hub/domain/dashboard';
import { bidiIsolate } from '@hub/domain/shared';
import styles from './EmptyPeriodHint.module.css';

export interface EmptyPeriodHintProps {
  stats: Stats;
  filters: OrderFilters;
}

/** Suggests a longer period when there are no orders. */
export function EmptyPeriodHint({ stats, filters }: EmptyPeriodHintProps) {
  if (stats.totalOrders !== 0) return null;
  return <p className={styles.hint}>{hint(filters)}</p>;
}

function hint({ search, period }: OrderFilters): string {
  const text = search.trim();
  if (text !== '') return filterTexts.noMatch(bidiIsolate(text));
  if (period === 'all') return filterTexts.noneYet;
  return filterTexts.noneInPeriod;
}

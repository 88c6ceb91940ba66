import type { OrderFilters, Stats } from '@hub/domain/dashboard';
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
  if (text !== '')
    return `No order matches “${bidiIsolate(text)}” in this period. Clear the filter or choose a longer period.`;
  if (period === 'all') return 'There are no orders yet. New orders from your store appear here.';
  return 'There are no orders in this period. Choose a longer one to see earlier orders.';
}

import type { OrderFilters } from '@hub/domain/dashboard';
import { useMemo } from 'react';
import { useLastReadyFilters } from '../orders/list/useLastReadyFilters.ts';
import { useAddress } from '../address/useAddress.ts';
import { readReportFilters, writeReportFilters } from './reportFilters.ts';

export interface ReportFilters {
  /** What the controls show. */
  shown: OrderFilters;
  /** What is fetched: the same, but for a custom period whose days are not chosen yet. */
  queryFilters: OrderFilters;
  change(next: OrderFilters): void;
}

/**
 * The period of a report. It stands in the address, so it survives a reload, Back, a copied link, and the way to
 * another tab.
 */
export function useReportFilters(): ReportFilters {
  const [address, write] = useAddress();
  const shown = useMemo(() => readReportFilters(address), [address]);
  const queryFilters = useLastReadyFilters(shown);
  return { shown, queryFilters, change: (next) => write((before) => writeReportFilters(before, next)) };
}

import type { OrderFilters } from '@hub/domain/dashboard';
import { useMemo } from 'react';
import { useLastReady } from '../orders/useLastReady.ts';
import { useAddress } from '../shared/useAddress.ts';
import { readReportFilters, writeReportFilters } from './reportFilters.ts';

export interface ReportFilters {
  /** What the controls show. */
  shown: OrderFilters;
  /** What is fetched: the same, but for a custom period whose days are not chosen yet. */
  asked: OrderFilters;
  change(next: OrderFilters): void;
}

/**
 * The period of a report. It stands in the address, so it survives a reload, Back, a copied link, and the way to
 * another tab.
 */
export function useReportFilters(): ReportFilters {
  const [address, write] = useAddress();
  const shown = useMemo(() => readReportFilters(address), [address]);
  const asked = useLastReady(shown);
  return { shown, asked, change: (next) => write((before) => writeReportFilters(before, next)) };
}

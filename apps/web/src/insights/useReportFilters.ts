import type { OrderFilters } from '@hub/domain/dashboard';
import { useMemo } from 'react';
import { useLastReadyFilters } from '../orders/list/useLastReadyFilters.ts';
import { useAddress } from '../address/useAddress.ts';
import { readReportFilters, writeReportFilters } from './reportFilters.ts';

export interface ReportFilters {
  /** What the controls show. */
  shown: OrderFilters;
  /** What is loaded: the last complete period, while a custom one is incomplete. */
  queryFilters: OrderFilters;
  change(next: OrderFilters): void;
}

/** The period of a report, kept in the address, so that it survives reload, Back, copied links and tab changes. */
export function useReportFilters(): ReportFilters {
  const [address, write] = useAddress();
  const shown = useMemo(() => readReportFilters(address), [address]);
  const queryFilters = useLastReadyFilters(shown);
  return { shown, queryFilters, change: (next) => write((before) => writeReportFilters(before, next)) };
}

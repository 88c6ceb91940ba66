import { defaultPeriod, areFiltersReady, type OrderFilters } from '@hub/domain/dashboard';
import { useState } from 'react';

/**
 * What is asked for: a custom period once both days are chosen; until then the period before it stays, or the default
 * one.
 */
export function useLastReadyFilters(filters: OrderFilters): OrderFilters {
  const [ready, setReady] = useState(areFiltersReady(filters) ? filters : { ...filters, period: defaultPeriod });
  if (filters !== ready && areFiltersReady(filters)) {
    setReady(filters);
    return filters;
  }
  return ready;
}

import { defaultPeriod, filtersReady, type OrderFilters } from '@hub/domain/dashboard';
import { useState } from 'react';

/**
 * What is asked for: a custom period once both days are chosen; until then the period before it stays, or the default
 * one.
 */
export function useLastReady(filters: OrderFilters): OrderFilters {
  const [ready, setReady] = useState(filtersReady(filters) ? filters : { ...filters, period: defaultPeriod });
  if (filters !== ready && filtersReady(filters)) {
    setReady(filters);
    return filters;
  }
  return ready;
}

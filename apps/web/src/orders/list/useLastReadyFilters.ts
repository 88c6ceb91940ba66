import { defaultPeriod, areFiltersReady, type OrderFilters } from '@hub/domain/dashboard';
import { useState } from 'react';

/** The last complete filters: an incomplete custom period keeps the previous ones, or the default. */
export function useLastReadyFilters(filters: OrderFilters): OrderFilters {
  const [ready, setReady] = useState(areFiltersReady(filters) ? filters : { ...filters, period: defaultPeriod });
  if (filters !== ready && areFiltersReady(filters)) {
    setReady(filters);
    return filters;
  }
  return ready;
}

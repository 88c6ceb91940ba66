import { everyOrder } from '@hub/domain/dashboard';
import { orderText } from '@hub/domain/fulfillment';
import type { OrderPath } from '@hub/ui/fulfillment';
import { useCallback } from 'react';
import { useListPath } from '../orders/useListPath.ts';

/** All Orders, searched for one of them whatever its age; null for a person without the dashboard. */
export function useOrderPath(): OrderPath {
  const pathOf = useListPath();
  return useCallback((order) => pathOf(1, { ...everyOrder, search: orderText(order) }), [pathOf]);
}

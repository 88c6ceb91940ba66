import type { OrderFilters } from '@hub/domain/dashboard';
import type { DaySpan } from '@hub/domain/insights';

/** Keys of the queries of the insights screens. */
export const insightKeys = {
  all: (shop: string) => [shop, 'insights'] as const,
  comparison: (shop: string, timeZone: string, current: DaySpan, previous: DaySpan) =>
    [...insightKeys.all(shop), 'comparison', timeZone, current, previous] as const,
  errors: (shop: string, filters: OrderFilters) => [...insightKeys.all(shop), 'errors', filters] as const,
  skus: (shop: string, filters: OrderFilters) => [...insightKeys.all(shop), 'skus', filters] as const,
  orders: (shop: string, timeZone: string, filters: OrderFilters) =>
    [...insightKeys.all(shop), 'orders', timeZone, filters] as const,
};

import type { OrderFilters } from '@hub/domain/dashboard';

/** Keys of the queries of the fulfillment screens. */
export const fulfillmentKeys = {
  all: (shop: string) => [shop, 'fulfillment'] as const,
  batches: (shop: string, timeZone: string, filters: OrderFilters) =>
    [...fulfillmentKeys.all(shop), 'batches', timeZone, filters] as const,
  stages: (shop: string, filters: OrderFilters) => [...fulfillmentKeys.all(shop), 'stages', filters] as const,
};

import type { OrderFilters } from '@hub/domain/dashboard';

/** Keys of the queries that several reports share. */
export const reportKeys = {
  sample: (shop: string, filters: OrderFilters) => [shop, 'reports', 'sample', filters] as const,
};

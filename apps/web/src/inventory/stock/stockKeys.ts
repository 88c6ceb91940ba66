import type { StockFilters } from '@hub/domain/stock';

/** Keys of the queries of stock. */
export const stockKeys = {
  all: (shop: string) => [shop, 'inventory', 'stock'] as const,
  page: (shop: string, filters: StockFilters, page: number) => [...stockKeys.all(shop), filters, page] as const,
  save: (shop: string) => [shop, 'inventory', 'save stock'] as const,
  file: (shop: string) => [shop, 'inventory', 'stock file'] as const,
};

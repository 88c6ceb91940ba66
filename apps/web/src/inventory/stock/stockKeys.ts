import type { StockFilters, StockKey } from '@hub/domain/stock';

/** Keys of the stock queries. */
export const stockKeys = {
  all: (shop: string) => [shop, 'inventory', 'stock'] as const,
  page: (shop: string, filters: StockFilters, page: number) => [...stockKeys.all(shop), filters, page] as const,
  movements: (shop: string, { sku, locationId }: StockKey) =>
    [...stockKeys.all(shop), 'movements', sku, locationId] as const,
  save: (shop: string) => [shop, 'inventory', 'save stock'] as const,
  file: (shop: string) => [shop, 'inventory', 'stock file'] as const,
};

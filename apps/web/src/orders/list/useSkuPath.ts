import type { OrderFilters } from '@hub/domain/dashboard';
import { type TabNumber, tabs } from '@hub/domain/orders';
import type { SkuPath } from '@hub/ui/data';
import { useListPath } from './useListPath.ts';

/** Orders that wait for a SKU are back orders; those that contain it may be in any list. */
const orderTabByFigure = { ordered: tabs.all, short: tabs.backOrders } as const satisfies Record<string, TabNumber>;

/** Paths to the orders of a period that contain a SKU. */
export function useSkuPath(filters: OrderFilters): SkuPath {
  const listPath = useListPath();
  return (sku, figure) => listPath(orderTabByFigure[figure], { ...filters, searchMode: 'sku_wise', search: sku });
}

import { readSkuReport } from '@hub/api-client/insights';
import { describeFilters, type OrderFilters } from '@hub/domain/dashboard';
import type { SkuReport } from '@hub/domain/insights';
import { sections } from '@hub/domain/shared';
import type { Loadable } from '@hub/ui/data';
import { useOpenShop } from '../session/OpenShop.ts';
import { useShopLoadable } from '../session/useShopLoadable.ts';
import { insightKeys } from './insightKeys.ts';

/** Units by SKU of all orders of the period. */
export function useSkuReport(filters: OrderFilters): Loadable<SkuReport & { period: string }> {
  const { shop, client } = useOpenShop();
  return useShopLoadable({
    queryKey: insightKeys.skus(shop, filters),
    section: sections.tracking,
    queryFn: async ({ signal }) => ({
      ...(await readSkuReport(client, filters, { signal })),
      period: describeFilters(filters),
    }),
  });
}

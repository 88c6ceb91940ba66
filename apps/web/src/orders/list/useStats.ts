import type { OrderFilters, Stats } from '@hub/domain/dashboard';
import { sections } from '@hub/domain/shared';
import type { Loadable } from '@hub/ui/data';
import { useOpenShop } from '../../session/OpenShop.ts';
import { useShopLoadable } from '../../session/useShopLoadable.ts';
import { orderKeys } from '../orderKeys.ts';

export function useStats(filters: OrderFilters): Loadable<Stats> {
  const { shop, client } = useOpenShop();
  return useShopLoadable({
    queryKey: orderKeys.stats(shop, filters),
    section: sections.dashboard,
    queryFn: ({ signal }) => client.orders.getStats(filters, { signal }),
  });
}

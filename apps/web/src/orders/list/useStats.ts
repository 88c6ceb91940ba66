import type { OrderFilters, Stats } from '@hub/domain/dashboard';
import { sections } from '@hub/domain/shared';
import type { Loadable } from '@hub/ui/data';
import { useOpenShop } from '../../session/OpenShop.ts';
import { useShopLoadable } from '../../session/useShopLoadable.ts';
import { statsQuery } from './statsQuery.ts';

/** When `enabled` is false nothing is requested, and the result has no meaning. */
export function useStats(filters: OrderFilters, { enabled = true } = {}): Loadable<Stats> {
  const { shop, client } = useOpenShop();
  return useShopLoadable({
    ...statsQuery(client, shop, filters),
    section: sections.dashboard,
    enabled,
  });
}

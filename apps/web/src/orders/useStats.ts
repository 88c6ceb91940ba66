import type { OrderFilters, Stats } from '@hub/domain/dashboard';
import type { Loadable } from '@hub/ui/shared';
import { useOpenShop } from '../session/OpenShop.ts';
import { useQuestion } from '../shared/useQuestion.ts';

/** The figures for these filters (§7 stats). */
export function useStats(filters: OrderFilters): Loadable<Stats> {
  const { shop, client } = useOpenShop();
  return useQuestion({
    key: [shop, 'stats', filters],
    section: 1,
    ask: (signal) => client.orders.getStats(filters, { signal }),
  });
}

import { describeFilters, type OrderFilters } from '@hub/domain/dashboard';
import { batchingFigures, batchingTabs } from '@hub/domain/fulfillment';
import { sections } from '@hub/domain/shared';
import type { PeriodStages } from '@hub/ui/fulfillment';
import type { Loadable } from '@hub/ui/data';
import { useOpenShop } from '../session/OpenShop.ts';
import { useLoadable } from '../queries/useLoadable.ts';
import { batchFields } from './batchFields.ts';

/** The lists of the stages whose orders have not left the house (§7 list-order): only they tell an order's stage. */
export function useStageBatches(filters: OrderFilters): Loadable<PeriodStages> {
  const { shop, client } = useOpenShop();
  return useLoadable({
    queryKey: [shop, 'fulfillment', 'stages', filters],
    section: sections.dashboard,
    async load(signal): Promise<PeriodStages> {
      const lists = batchingTabs.map(async (tab) => ({
        tab,
        ...(await client.orders.listAllOrders({ tab, filters, fields: batchFields }, { signal })),
      }));
      return { ...batchingFigures(await Promise.all(lists)), period: describeFilters(filters) };
    },
    structuralSharing: false,
  });
}

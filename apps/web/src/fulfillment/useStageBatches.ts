import { createOrdersClient } from '@hub/api-client/orders';
import { describeFilters, type OrderFilters } from '@hub/domain/dashboard';
import { batchingFigures, batchingTabs } from '@hub/domain/fulfillment';
import { sections } from '@hub/domain/shared';
import type { PeriodStages } from '@hub/ui/fulfillment';
import type { Loadable } from '@hub/ui/data';
import { useOpenShop } from '../session/OpenShop.ts';
import { useShopLoadable } from '../session/useShopLoadable.ts';
import { gapOfLists } from '../reports/gapOfLists.ts';
import { fulfillmentKeys } from './fulfillmentKeys.ts';
import { batchFields } from './batchFields.ts';

/** The lists of all stages before shipment (§7 `list-order`); only the lists give an order's stage. */
export function useStageBatches(filters: OrderFilters): Loadable<PeriodStages> {
  const { shop, client } = useOpenShop();
  return useShopLoadable({
    queryKey: fulfillmentKeys.stages(shop, filters),
    section: sections.dashboard,
    async queryFn({ signal }): Promise<PeriodStages> {
      const lists = batchingTabs.map(async (tab) => ({
        tab,
        ...(await createOrdersClient(client.context).listAllOrders({ tab, filters, fields: batchFields }, { signal })),
      }));
      const read = await Promise.all(lists);
      return { ...batchingFigures(read), gap: gapOfLists(read), period: describeFilters(filters) };
    },
    structuralSharing: false,
  });
}

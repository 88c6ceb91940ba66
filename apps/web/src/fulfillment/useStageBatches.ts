import { filterWords, type OrderFilters } from '@hub/domain/dashboard';
import { batchingFigures, batchingTabs } from '@hub/domain/fulfillment';
import type { PeriodStages } from '@hub/ui/fulfillment';
import type { Loadable } from '@hub/ui/shared';
import { useOpenShop } from '../session/OpenShop.ts';
import { useQuestion } from '../shared/useQuestion.ts';
import { batchFields } from './batchFields.ts';

/** The lists of the stages whose orders have not left the house (§7 list-order): only they tell an order's stage. */
export function useStageBatches(filters: OrderFilters): Loadable<PeriodStages> {
  const { shop, client } = useOpenShop();
  return useQuestion({
    key: [shop, 'fulfillment', 'stages', filters],
    section: 1,
    async ask(signal): Promise<PeriodStages> {
      const lists = batchingTabs.map(async (tab) => ({
        tab,
        ...(await client.orders.listEveryOrder({ tab, filters, fields: batchFields }, { signal })),
      }));
      return { ...batchingFigures(await Promise.all(lists)), period: filterWords(filters) };
    },
    structuralSharing: false,
  });
}

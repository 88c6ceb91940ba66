import { filterWords, type OrderFilters } from '@hub/domain/dashboard';
import { batchDays, calendarDay } from '@hub/domain/shared';
import type { PeriodBatches } from '@hub/ui/fulfillment';
import type { Loadable } from '@hub/ui/shared';
import { useOpenShop } from '../session/OpenShop.ts';
import { useAppEnvironment } from '../shared/AppEnvironment.ts';
import { useQuestion } from '../shared/useQuestion.ts';
import { batchFields } from './batchFields.ts';

/** All orders of the period (§7 list-order) by the day of their batch. */
export function useBatches(filters: OrderFilters): Loadable<PeriodBatches> {
  const { shop, client, timeZone } = useOpenShop();
  const { now } = useAppEnvironment();
  return useQuestion({
    key: [shop, 'fulfillment', 'batches', timeZone, filters],
    section: 1,
    async ask(signal): Promise<PeriodBatches> {
      const today = calendarDay(now().getTime(), timeZone);
      const { orders, unreadable } = await client.orders.listEveryOrder(
        { tab: 1, filters, fields: batchFields },
        { signal },
      );
      return {
        batches: batchDays(orders, timeZone),
        orders: orders.length,
        unreadable,
        period: filterWords(filters),
        today,
      };
    },
    structuralSharing: false,
  });
}

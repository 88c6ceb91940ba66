import { createOrdersClient } from '@hub/api-client/orders';
import { describeFilters, type OrderFilters } from '@hub/domain/dashboard';
import { batchDays, calendarDay, sections, tabs } from '@hub/domain/shared';
import type { PeriodBatches } from '@hub/ui/fulfillment';
import type { Loadable } from '@hub/ui/data';
import { useOpenShop } from '../session/OpenShop.ts';
import { useAppEnvironment } from '../environment/AppEnvironment.ts';
import { useShopLoadable } from '../session/useShopLoadable.ts';
import { fulfillmentKeys } from './fulfillmentKeys.ts';
import { batchFields } from './batchFields.ts';

/** All orders of the period by batch day (§7 `list-order`). */
export function useBatches(filters: OrderFilters): Loadable<PeriodBatches> {
  const { shop, client, timeZone } = useOpenShop();
  const { now } = useAppEnvironment();
  return useShopLoadable({
    queryKey: fulfillmentKeys.batches(shop, timeZone, filters),
    section: sections.dashboard,
    async queryFn({ signal }): Promise<PeriodBatches> {
      const today = calendarDay(now().getTime(), timeZone);
      const { orders, unreadable, gap } = await createOrdersClient(client.context).listAllOrders(
        { tab: tabs.all, filters, fields: batchFields },
        { signal },
      );
      return {
        batches: batchDays(orders, timeZone),
        orders: orders.length,
        unreadable,
        gap,
        period: describeFilters(filters),
        today,
      };
    },
    structuralSharing: false,
  });
}

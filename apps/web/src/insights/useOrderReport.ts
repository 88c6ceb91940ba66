import { createOrdersClient } from '@hub/api-client/orders';
import { type OrderFilters, periodRange } from '@hub/domain/dashboard';
import { reportedSpan } from '@hub/domain/insights';
import { tabs } from '@hub/domain/shared';
import { sections } from '@hub/domain/shared';
import type { ReportedOrders } from '@hub/ui/insights';
import type { Loadable } from '@hub/ui/data';
import { useOpenShop } from '../session/OpenShop.ts';
import { useAppEnvironment } from '../environment/AppEnvironment.ts';
import { useShopLoadable } from '../session/useShopLoadable.ts';
import { insightKeys } from './insightKeys.ts';
import { reportFields } from './reportFields.ts';
import { tallyOrders } from './tallyOrders.ts';

/** Totals of all orders of the period (§7 `list-order`); the orders are not kept. */
export function useOrderReport(filters: OrderFilters): Loadable<ReportedOrders> {
  const { shop, client, timeZone } = useOpenShop();
  const { now } = useAppEnvironment();
  return useShopLoadable({
    queryKey: insightKeys.orders(shop, timeZone, filters),
    section: sections.dashboard,
    async queryFn({ signal }): Promise<ReportedOrders> {
      const fetchedAt = now();
      const { orders, unreadable, gap } = await createOrdersClient(client.context).listAllOrders(
        { tab: tabs.all, filters, fields: reportFields },
        { signal },
      );
      const span = reportedSpan(periodRange(filters, fetchedAt, timeZone), fetchedAt, timeZone);
      return { report: await tallyOrders(orders, timeZone, signal), unreadable, gap, span, fetchedAt };
    },
    structuralSharing: false,
  });
}

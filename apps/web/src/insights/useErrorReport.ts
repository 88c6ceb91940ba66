import { createOrdersClient } from '@hub/api-client/orders';
import type { OrderFilters } from '@hub/domain/dashboard';
import { type Cause, causeFigures } from '@hub/domain/insights';
import { type Order, tabs } from '@hub/domain/orders';
import { errorCauses, orderErrorLabel, shipmentErrorText } from '@hub/domain/orders/errors';
import { sections } from '@hub/domain/shared';
import type { ReportedErrors } from '@hub/ui/insights';
import type { Loadable } from '@hub/ui/data';
import { useOpenShop } from '../session/OpenShop.ts';
import { useShopLoadable } from '../session/useShopLoadable.ts';
import { insightKeys } from './insightKeys.ts';
import { errorFields } from './reportFields.ts';

/** The error list of the period (§7 `list-order`, tab 5) by cause. */
export function useErrorReport(filters: OrderFilters): Loadable<ReportedErrors> {
  const { shop, client } = useOpenShop();
  return useShopLoadable({
    queryKey: insightKeys.errors(shop, filters),
    section: sections.dashboard,
    async queryFn({ signal }): Promise<ReportedErrors> {
      const { orders, unreadable, gap } = await createOrdersClient(client.context).listAllOrders(
        { tab: tabs.errors, filters, fields: errorFields },
        { signal },
      );
      return { figures: causeFigures(orders, firstCause), unreadable, gap };
    },
  });
}

/** The first error of an order, as shown in its row. */
function firstCause(order: Order): Cause {
  const [first] = errorCauses([order]);
  return first ?? { label: orderErrorLabel(order), message: shipmentErrorText(order) };
}

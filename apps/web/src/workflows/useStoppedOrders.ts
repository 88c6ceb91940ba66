import { createOrdersClient } from '@hub/api-client/orders';
import { describeFilters, type OrderFilters } from '@hub/domain/dashboard';
import {
  errorCauses,
  type Order,
  orderErrorLabel,
  sortNewestFirst,
  tabs,
  workflowErrorParts,
} from '@hub/domain/orders';
import { stoppedFigures, stoppedLabels, type UpdateKind } from '@hub/domain/workflows';
import { type ReadGap, sections } from '@hub/domain/shared';
import type { Loadable } from '@hub/ui/data';
import type { StoppedOrders } from '@hub/ui/workflows';
import { useMemo } from 'react';
import { useOpenShop } from '../session/OpenShop.ts';
import { mapLoadable } from '../queries/mapLoadable.ts';
import { orderKeys } from '../orders/orderKeys.ts';
import { useShopLoadable } from '../session/useShopLoadable.ts';

/** Wire fields of an order in error (§3). */
const fields = ['order_name', 'shopify_created_at', 'error', 'error_message', 'error_type'] as const;

interface ErrorList {
  /** Newest first. */
  orders: readonly Order[];
  unreadable: number;
  gap: ReadGap | null;
  period: string;
}

/** Orders of the period's error list with this kind of error (§7 `list-order`, tab 5); one query for both kinds. */
export function useStoppedOrders(filters: OrderFilters, kind: UpdateKind): Loadable<StoppedOrders> {
  const { shop, client } = useOpenShop();
  const list = useShopLoadable({
    queryKey: orderKeys.stopped(shop, filters),
    section: sections.dashboard,
    async queryFn({ signal }): Promise<ErrorList> {
      const { orders, unreadable, gap } = await createOrdersClient(client.context).listAllOrders(
        { tab: tabs.errors, filters, fields },
        { signal },
      );
      return { orders: sortNewestFirst(orders), unreadable, gap, period: describeFilters(filters) };
    },
  });
  return useMemo(() => mapLoadable(list, (answer) => filterByKind(answer, kind)), [list, kind]);
}

function filterByKind({ orders, unreadable, gap, period }: ErrorList, kind: UpdateKind): StoppedOrders {
  const stopped = orders.filter((order) => stoppedLabels[kind].includes(orderErrorLabel(order)));
  const named = stopped.map(({ workflowErrors }) => workflowErrors.map(workflowErrorParts));
  return { figures: stoppedFigures(errorCauses(stopped), named), listed: orders.length, unreadable, gap, period };
}

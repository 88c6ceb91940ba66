import { createOrdersClient } from '@hub/api-client/orders';
import { WaitCancelledError } from '@hub/api-client/http';
import { allOrdersFilters, type OrderFilters } from '@hub/domain/dashboard';
import { type TabNumber, tabs } from '@hub/domain/orders';
import { type FoundOrderFields, orderSearchTexts } from '@hub/domain/orders/list';
import type { OrderSearchResult } from '@hub/ui/orders';
import { orderDisplayName } from '@hub/domain/shared';
import { useEffect } from 'react';
import { useAppNavigate } from '../../address/TabSession.ts';
import { useAppEnvironment } from '../../environment/AppEnvironment.ts';
import { useRequestMutation } from '../../mutations/useRequestMutation.ts';
import { useOpenShop } from '../../session/OpenShop.ts';
import { filteredPath } from '../list/filtersInAddress.ts';
import { orderPath } from '../list/orderPath.ts';
import { stageListPath } from '../list/stageListPath.ts';
import { orderKeys } from '../orderKeys.ts';
import { findOrderTabs, type OrderTabs } from '../findOrderTabs.ts';

export interface OpenFoundOrder {
  /** The order whose list is being looked up; `null` for none. */
  opening: { orderName: string; since: number; onCancel(): void; onRetry(): void } | null;
  open(found: OrderSearchResult): void;
  /** Opens a search's orders of all time. */
  openList(search: Pick<OrderFilters, 'searchMode' | 'search'>): void;
}

/** Navigates to a found order in its list, after looking up an unknown list. Calls `onNavigate` before it leaves. */
export function useOpenFoundOrder(onNavigate: () => void): OpenFoundOrder {
  const { client, shop } = useOpenShop();
  const { toasts } = useAppEnvironment();
  const navigate = useAppNavigate();
  const goToOrder = (order: FoundOrderFields, tab: TabNumber) => {
    onNavigate();
    navigate(orderPath(order, tab));
  };
  const { startedAt, variables, mutate, cancel, retry } = useRequestMutation<FoundOrderFields, OrderTabs>({
    mutationKey: orderKeys.openFound(shop),
    send: (order, { signal }) =>
      findOrderTabs(
        createOrdersClient(client.context),
        { ...allOrdersFilters, search: orderDisplayName(order) },
        signal,
      ),
    onSuccess({ tabOf, isComplete }, order) {
      const tab = tabOf.get(order.orderId);
      if (tab === undefined && !isComplete) toasts.show(orderSearchTexts.stageUnknown, 'success');
      goToOrder(order, tab ?? tabs.all);
    },
    onError(error, order) {
      if (!(error instanceof WaitCancelledError)) goToOrder(order, tabs.all);
    },
  });
  useEffect(() => cancel, [cancel]);

  const lookUp = (order: FoundOrderFields) => {
    cancel();
    mutate(order);
  };
  return {
    opening:
      startedAt === undefined || variables === undefined
        ? null
        : { orderName: orderDisplayName(variables), since: startedAt, onCancel: cancel, onRetry: retry },
    open: ({ order, tab }) => (tab === null ? lookUp(order) : goToOrder(order, tab)),
    openList(search) {
      cancel();
      onNavigate();
      navigate(filteredPath(stageListPath(tabs.all), { ...allOrdersFilters, ...search }));
    },
  };
}

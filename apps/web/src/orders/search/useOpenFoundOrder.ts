import { SessionExpiredError } from '@hub/api-client/http';
import { allOrdersFilters } from '@hub/domain/dashboard';
import { type Order, orderSearchTexts, type TabNumber, tabs } from '@hub/domain/orders';
import type { OrderSearchResult } from '@hub/ui/orders';
import { useEffect, useRef, useState } from 'react';
import { useAppNavigate } from '../../address/SessionParams.ts';
import { useOpenShop } from '../../session/OpenShop.ts';
import { useAppEnvironment } from '../../environment/AppEnvironment.ts';
import { findOrderTabs } from './findOrderTabs.ts';
import { orderPath } from '../list/orderPath.ts';

export interface OpenFoundOrder {
  /** The order whose list is being looked up; null while none is. */
  opening: { orderName: string; since: number; onCancel(): void; onRetry(): void } | null;
  open(found: OrderSearchResult): void;
}

/**
 * Goes to a found order in its list, and looks up first which one that is where nobody knows yet. `onArrived` is called
 * as it leaves.
 */
export function useOpenFoundOrder(onNavigate: () => void): OpenFoundOrder {
  const { client } = useOpenShop();
  const { toasts } = useAppEnvironment();
  const navigate = useAppNavigate();
  const controllerRef = useRef<AbortController | null>(null);
  const [opened, setOpened] = useState<{ order: Order; since: number } | null>(null);
  useEffect(() => () => controllerRef.current?.abort(), []);

  const cancel = () => {
    controllerRef.current?.abort();
    setOpened(null);
  };
  const goToOrder = (order: Order, tab: TabNumber) => {
    setOpened(null);
    onNavigate();
    navigate(orderPath(order, tab));
  };
  const lookUp = async (order: Order) => {
    controllerRef.current?.abort();
    const controller = new AbortController();
    controllerRef.current = controller;
    setOpened({ order, since: Date.now() });
    try {
      const { tabOf, isComplete } = await findOrderTabs(
        client.orders,
        { ...allOrdersFilters, search: order.orderName },
        controller.signal,
      );
      const tab = tabOf.get(order.orderId);
      if (tab === undefined && !isComplete) toasts.show(orderSearchTexts.stageUnknown, 'success');
      goToOrder(order, tab ?? tabs.all);
    } catch (error) {
      if (controller.signal.aborted) return;
      setOpened(null);
      // The one alert is over everything; going on would only ask in vain.
      if (!(error instanceof SessionExpiredError)) goToOrder(order, tabs.all);
    }
  };

  return {
    opening: opened && {
      orderName: opened.order.orderName,
      since: opened.since,
      onCancel: cancel,
      onRetry: () => void lookUp(opened.order),
    },
    open: ({ order, tab }) => (tab === null ? void lookUp(order) : goToOrder(order, tab)),
  };
}

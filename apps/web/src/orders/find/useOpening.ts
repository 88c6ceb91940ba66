import { SessionExpiredError } from '@hub/api-client/http';
import { everyOrder } from '@hub/domain/dashboard';
import { findTexts, type Order, type TabNumber } from '@hub/domain/orders';
import type { FoundOrder } from '@hub/ui/orders';
import { useEffect, useRef, useState } from 'react';
import { useAppNavigate } from '../../session/AddressSession.ts';
import { useOpenShop } from '../../session/OpenShop.ts';
import { useAppEnvironment } from '../../shared/AppEnvironment.ts';
import { askTabs } from './askTabs.ts';
import { orderAddress } from './orderAddress.ts';

export interface Opening {
  /** The order whose list is being looked up; null while none is. */
  opening: { orderName: string; since: number; onCancel(): void; onRetry(): void } | null;
  open(found: FoundOrder): void;
}

/**
 * Goes to a found order in its list, and looks up first which one that is where nobody knows yet. `onArrived` is called
 * as it leaves.
 */
export function useOpening(onArrived: () => void): Opening {
  const { client } = useOpenShop();
  const { toasts } = useAppEnvironment();
  const navigate = useAppNavigate();
  const running = useRef<AbortController | null>(null);
  const [opened, setOpened] = useState<{ order: Order; since: number } | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const cancel = () => {
    running.current?.abort();
    setOpened(null);
  };
  const go = (order: Order, tab: TabNumber) => {
    setOpened(null);
    onArrived();
    navigate(orderAddress(order, tab));
  };
  const lookUp = async (order: Order) => {
    running.current?.abort();
    const own = new AbortController();
    running.current = own;
    setOpened({ order, since: Date.now() });
    try {
      const { tabOf, complete } = await askTabs(client.orders, { ...everyOrder, search: order.orderName }, own.signal);
      const tab = tabOf.get(order.orderId);
      if (tab === undefined && !complete) toasts.show(findTexts.stageUnknown, 'success');
      go(order, tab ?? 1);
    } catch (error) {
      if (own.signal.aborted) return;
      setOpened(null);
      // The one alert is over everything; going on would only ask in vain.
      if (!(error instanceof SessionExpiredError)) go(order, 1);
    }
  };

  return {
    opening: opened && {
      orderName: opened.order.orderName,
      since: opened.since,
      onCancel: cancel,
      onRetry: () => void lookUp(opened.order),
    },
    open: ({ order, tab }) => (tab === null ? void lookUp(order) : go(order, tab)),
  };
}

import { orderActionTexts, timelineButton } from '@hub/domain/orders/actions';
import { useQueryClient } from '@tanstack/react-query';
import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useState } from 'react';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { useOpenShop } from '../../session/OpenShop.ts';
import { useAppEnvironment } from '../../environment/AppEnvironment.ts';
import { useLazyDialogs } from '../../environment/useLazyDialogs.ts';
import { useOnBack } from '../../address/useOnBack.ts';
import { orderKeys } from '../orderKeys.ts';
import { createRunningOrders, type RunningOrders } from './createRunningOrders.ts';
import type { OrderIntent, OrderActionRequest } from './OrderIntent.ts';

interface OrderActions {
  /** Opens the confirmation of an action and performs the action once confirmed. The button checks the permission. */
  request(request: OrderActionRequest): void;
  /** Actions that run, also after their list has left the screen. */
  running: StoreApi<RunningOrders>;
  /** Typed quantities by item, kept outside the rows, which unmount on scroll. */
  quantities: StoreApi<Readonly<Record<string, string>>>;
}

const OrderActionsContext = createContext<OrderActions | null>(null);

/**
 * State of order actions that outlives rows, lists and screens: running actions, typed quantities and the open
 * confirmation. Reset for another shop.
 */
export function OrderActionsProvider({ children }: { children: ReactNode }) {
  const { shop } = useOpenShop();
  return (
    <ShopOrderActions key={shop} shop={shop}>
      {children}
    </ShopOrderActions>
  );
}

/** For every button, field and shortcut of an order (§5). Throws outside the provider. */
export function useOrderActions(): OrderActions {
  const actions = useContext(OrderActionsContext);
  if (!actions) throw new Error('Actions on orders need an OrderActionsProvider above them.');
  return actions;
}

function ShopOrderActions({ shop, children }: { shop: string; children: ReactNode }) {
  const { newId } = useAppEnvironment();
  const cache = useQueryClient().getMutationCache();
  const [running] = useState(() => createRunningOrders(cache, orderKeys.changes(shop)));
  useEffect(() => running.connect(), [running]);
  const [quantities] = useState((): OrderActions['quantities'] => createStore(() => ({})));
  const [intent, setIntent] = useState<OrderIntent | null>(null);
  const request = useCallback<OrderActions['request']>(
    (asked) =>
      setIntent({
        ...asked,
        button: orderActionTexts(asked.action).label,
        timelineButton: timelineButton(asked.action),
        key: newId(),
        timelineKey: newId(),
      }),
    [newId],
  );
  const close = () => setIntent(null);
  const lazyDialogs = useLazyDialogs(intent !== null, close);
  useOnBack(close);

  return (
    <OrderActionsContext.Provider
      value={useMemo(() => ({ request, running, quantities }), [request, running, quantities])}
    >
      {children}
      {lazyDialogs && intent && <lazyDialogs.OrderActionDialog intent={intent} onClose={close} />}
    </OrderActionsContext.Provider>
  );
}

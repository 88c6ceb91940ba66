import { orderActionTexts, timelineButton } from '@hub/domain/orders/actions';
import { createContext, type ReactNode, useCallback, useContext, useState } from 'react';
import { useOpenShop } from '../../session/OpenShop.ts';
import { useAppEnvironment } from '../../environment/AppEnvironment.ts';
import { useLazyDialogs } from '../../environment/useLazyDialogs.ts';
import { useOnBack } from '../../address/useOnBack.ts';
import type { OrderIntent, OrderActionRequest } from './OrderIntent.ts';
import { RemoveQuantitiesProvider } from './RemoveQuantitiesProvider.tsx';
import { RunningOrdersProvider } from './RunningOrders.tsx';

/** Opens the confirmation of an action and performs the action once confirmed. The button checks the permission. */
export type RequestOrderAction = (request: OrderActionRequest) => void;

const RequestContext = createContext<RequestOrderAction | null>(null);

/**
 * State of order actions that outlives rows, lists and screens: running actions, typed quantities and the open
 * confirmation. Reset for another shop.
 */
export function OrderActionsProvider({ children }: { children: ReactNode }) {
  const { shop } = useOpenShop();
  return (
    <RunningOrdersProvider key={shop}>
      <RemoveQuantitiesProvider>
        <OrderActionDialogProvider>{children}</OrderActionDialogProvider>
      </RemoveQuantitiesProvider>
    </RunningOrdersProvider>
  );
}

/** Opens the confirmation of an action; used by every button and shortcut (§5). */
export function useRequestOrderAction(): RequestOrderAction {
  const requestAction = useContext(RequestContext);
  if (!requestAction) throw new Error('Actions on orders need an OrderActionsProvider above them.');
  return requestAction;
}

function OrderActionDialogProvider({ children }: { children: ReactNode }) {
  const { newId } = useAppEnvironment();
  const [intent, setIntent] = useState<OrderIntent | null>(null);
  const requestAction = useCallback<RequestOrderAction>(
    (request) =>
      setIntent({
        ...request,
        button: orderActionTexts(request.action).label,
        timelineButton: timelineButton(request.action),
        key: newId(),
        timelineKey: newId(),
      }),
    [newId],
  );
  const close = () => setIntent(null);
  const lazyDialogs = useLazyDialogs(intent !== null, close);
  useOnBack(close);

  return (
    <RequestContext.Provider value={requestAction}>
      {children}
      {lazyDialogs && intent && <lazyDialogs.OrderActionDialog intent={intent} onClose={close} />}
    </RequestContext.Provider>
  );
}

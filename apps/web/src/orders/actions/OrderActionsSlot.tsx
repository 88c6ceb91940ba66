import {
  type Order,
  type OrderAction,
  orderActions,
  type OrderDetail,
  orderStep,
  type TabNumber,
} from '@hub/domain/orders';
import { OrderActions } from '@hub/ui/orders';
import { useOpenShop } from '../../session/OpenShop.ts';
import { useActionShortcuts } from './useActionShortcuts.ts';
import { orderAccess } from './orderAccess.ts';
import { useRequestOrderAction } from './OrderActionsProvider.tsx';
import { useIsRunning, useRunningActionId } from './RunningOrders.tsx';
import { useReportResult } from './ActionResults.tsx';

export interface OrderActionsSlotProps {
  tab: TabNumber;
  order: Order;
  /** Null while loading: no step is suggested. */
  detail: OrderDetail | null;
}

/** Actions of an order for this person (§4 "Actions by tab"). */
export function OrderActionsSlot({ tab, order, detail }: OrderActionsSlotProps) {
  const { access } = useOpenShop();
  const isRunning = useIsRunning(order.orderId);
  const running = useRunningActionId(order.orderId);
  const requestAction = useRequestOrderAction();
  const report = useReportResult();
  const offers = orderActions(tab, order, orderAccess(access, isRunning));
  const handleAction = (action: OrderAction) => {
    // Removal has its own control at the item.
    if (action !== 'cancel-item') requestAction({ action, tab, order, report });
  };
  const buttonsRef = useActionShortcuts(offers, handleAction);
  return (
    <div ref={buttonsRef}>
      <OrderActions
        tab={tab}
        offers={offers}
        step={detail && orderStep(detail)}
        running={offers.find(({ action }) => action === running)?.action ?? null}
        onAction={handleAction}
      />
    </div>
  );
}

import type { Order, TabNumber } from '@hub/domain/orders';
import { type OrderAction, orderActions } from '@hub/domain/orders/actions';
import {
  type OrderDetail,
  doneStepText,
  hasShortItems,
  haveShipmentWorkflowsRun,
  orderStep,
} from '@hub/domain/orders/detail';
import { OrderActions } from '@hub/ui/orders';
import { useActionShortcuts } from './useActionShortcuts.ts';
import { useOrderAccess } from './orderAccess.ts';
import { useIsRunning, useRunningActionId } from './useIsRunning.ts';
import { useRequestAction } from './useRequestAction.ts';

export interface OrderActionsSlotProps {
  tab: TabNumber;
  order: Order;
  /** `null` while loading: no step is suggested. */
  detail: OrderDetail | null;
  /** Where another person or a rule has moved the order; absent while it is in the tab. */
  movedText?: string | undefined;
}

/** An order's actions for this person (§4 "Actions by tab"). */
export function OrderActionsSlot({ tab, order, detail, movedText }: OrderActionsSlotProps) {
  const isRunning = useIsRunning(order.orderId);
  const running = useRunningActionId(order.orderId);
  const request = useRequestAction(order, tab);
  const offers = orderActions(tab, order, useOrderAccess(isRunning, movedText));
  const handleAction = (action: OrderAction) => {
    // Removal has its own control at the item.
    if (action !== 'cancel-item') request(action);
  };
  const buttonsRef = useActionShortcuts(offers, handleAction);
  return (
    <div ref={buttonsRef}>
      <OrderActions
        tab={tab}
        offers={offers}
        step={detail && orderStep(detail)}
        isShort={detail ? hasShortItems(detail) : undefined}
        shipmentWorkflowsRan={detail ? haveShipmentWorkflowsRun(detail) : undefined}
        doneText={detail ? doneStepText(detail) : undefined}
        running={offers.find(({ action }) => action === running)?.action ?? null}
        onAction={handleAction}
      />
    </div>
  );
}

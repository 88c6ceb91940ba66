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
import { useActionKeys } from '../screen/useActionKeys.ts';
import { orderAccess } from './orderAccess.ts';
import { useAskOrderAction } from './OrderWork.tsx';
import { useIsRunning, useWhatRuns } from './RunningOrders.tsx';
import { useReport } from './useReport.tsx';

export interface OrderActionsSlotProps {
  tab: TabNumber;
  order: Order;
  /** Null while it is not there: then no next step is suggested. */
  detail: OrderDetail | null;
}

/** What can be done to one order, for this person at this moment (§4 "Actions by tab"). */
export function OrderActionsSlot({ tab, order, detail }: OrderActionsSlotProps) {
  const { access } = useOpenShop();
  const isRunning = useIsRunning(order.orderId);
  const running = useWhatRuns(order.orderId);
  const ask = useAskOrderAction();
  const report = useReport();
  const offers = orderActions(tab, order, orderAccess(access, isRunning));
  const act = (action: OrderAction) => {
    // A removal has a control of its own, at its item.
    if (action !== 'cancel-item') ask({ action, tab, order, report });
  };
  const buttons = useActionKeys(offers, act);
  return (
    <div ref={buttons}>
      <OrderActions
        tab={tab}
        offers={offers}
        step={detail && orderStep(detail)}
        running={offers.find(({ action }) => action === running)?.action ?? null}
        onAction={act}
      />
    </div>
  );
}

import type { SingleAction } from '@hub/api-client/orders';
import type { Order, TabNumber } from '@hub/domain/orders';
import { useOpenNextOrder, useOrderPathOf } from '../OrderPager.tsx';
import { useReportResult } from './ActionResults.tsx';
import { useOrderActions } from './OrderActionsProvider.tsx';

/** Asks for an action on an order from its open row: its result is reported there, and the next order opens if it leaves. */
export function useRequestAction(order: Order, tab: TabNumber): (action: SingleAction) => void {
  const { request } = useOrderActions();
  const report = useReportResult();
  const pathOf = useOrderPathOf();
  const onLeft = useOpenNextOrder(order.orderId);
  return (action) => request({ action, tab, order, report, onLeft, pathOf });
}

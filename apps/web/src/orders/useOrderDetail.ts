import type { LoadedOrderDetail } from '@hub/api-client/orders';
import type { Loadable } from '@hub/ui/shared';
import { useOpenShop } from '../session/OpenShop.ts';
import { useQuestion } from '../shared/useQuestion.ts';

/** Items, shipments, flows and timeline of one order (§7 get-order-detail); takes `orderId`, not `id`. */
export function useOrderDetail(orderId: string): Loadable<LoadedOrderDetail> {
  const { shop, client } = useOpenShop();
  return useQuestion({
    key: [shop, 'orderDetail', orderId],
    ask: (signal) => client.orders.getOrderDetail(orderId, { signal }),
  });
}

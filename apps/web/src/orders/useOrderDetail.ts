import type { ApiClient } from '@hub/api-client';
import type { LoadedOrderDetail } from '@hub/api-client/orders';
import type { Loadable } from '@hub/ui/shared';
import { useOpenShop } from '../session/OpenShop.ts';
import { type Question, useQuestion } from '../shared/useQuestion.ts';

/** Items, shipments, flows and timeline of one order (§7 get-order-detail); takes `orderId`, not `id`. */
export function useOrderDetail(orderId: string): Loadable<LoadedOrderDetail> {
  const { shop, client } = useOpenShop();
  return useQuestion(orderDetailQuestion(shop, client, orderId));
}

/**
 * The one question for an order's detail: whoever reads it first, a row that is opened or one that is in sight, reads
 * it for both.
 */
export function orderDetailQuestion(shop: string, client: ApiClient, orderId: string): Question<LoadedOrderDetail> {
  return {
    key: [...orderDetailKey(shop), orderId],
    ask: (signal) => client.orders.getOrderDetail(orderId, { signal }),
  };
}

/** Begins the key of every order's detail. */
export function orderDetailKey(shop: string): readonly [shop: string, 'orderDetail'] {
  return [shop, 'orderDetail'];
}

import { actionConsequence, type BulkAction, type Order } from '@hub/domain/orders';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useOpenShop } from '../../session/OpenShop.ts';
import { orderDetailQuery } from '../useOrderDetail.ts';

/** What a bulk action does to the goods, where the details of all its orders are loaded; else null. */
export function useBulkConsequence(): (action: BulkAction, orders: readonly Order[]) => string | null {
  const cache = useQueryClient();
  const { shop, client } = useOpenShop();
  return useCallback(
    (action, orders) => {
      const details = orders.flatMap(
        ({ orderId }) => cache.getQueryData(orderDetailQuery(shop, client, orderId).queryKey) ?? [],
      );
      return details.length === orders.length ? actionConsequence(action, details) : null;
    },
    [cache, shop, client],
  );
}

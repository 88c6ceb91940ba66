import { actionConsequence, type BulkAction } from '@hub/domain/orders';
import type { OrderReference } from '@hub/domain/shared';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useOpenShop } from '../../session/OpenShop.ts';
import { orderDetailQuery } from '../useOrderDetail.ts';

/** What a bulk action does to the goods, where the details of all its orders are loaded; else null. */
export function useBulkConsequence(): (action: BulkAction, orders: readonly OrderReference[]) => string | null {
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

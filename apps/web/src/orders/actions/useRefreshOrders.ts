import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useOpenShop } from '../../session/OpenShop.ts';

/** Second part of the key of every question that an action on an order may change the answer to. */
const affectedQueries: ReadonlySet<unknown> = new Set(['orders', 'stats', 'orderDetail']);

/**
 * Asks again for everything that shows orders, after any change: lists, counts and details together. What is not on the
 * screen is asked again when it comes back. Resolves when all have answered; never rejects, since each place shows its
 * own failure.
 */
export function useRefreshOrders(): () => Promise<void> {
  const client = useQueryClient();
  const { shop } = useOpenShop();
  return useCallback(
    () =>
      client.invalidateQueries({
        predicate: ({ queryKey }) => queryKey[0] === shop && affectedQueries.has(queryKey[1]),
      }),
    [client, shop],
  );
}

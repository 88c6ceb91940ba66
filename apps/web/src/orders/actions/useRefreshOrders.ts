import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { endBackgroundReads } from '../../queries/backgroundReads.ts';
import { useOpenShop } from '../../session/OpenShop.ts';
import { orderKeys } from '../orderKeys.ts';

/**
 * Reloads everything that shows orders, after any change: lists, counts and details together. Queries that are not on
 * the screen reload when they come back. Resolves when all have settled; never rejects, because each query shows its
 * own failure.
 */
export function useRefreshOrders(): () => Promise<void> {
  const client = useQueryClient();
  const { shop } = useOpenShop();
  return useCallback(() => {
    const queryKey = orderKeys.all(shop);
    endBackgroundReads(client, queryKey);
    return client.invalidateQueries({ queryKey });
  }, [client, shop]);
}

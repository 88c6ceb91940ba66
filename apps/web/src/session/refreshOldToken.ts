import type { QueryClient } from '@tanstack/react-query';
import { shopKeys, tokenRefreshMs } from './shopKeys.ts';

/**
 * Reloads shop info when it is half an hour old, for example after a computer has slept: the token may be about to
 * expire. Never rejects.
 */
export async function refreshOldToken(client: QueryClient, shop: string): Promise<void> {
  const queryKey = shopKeys.infos(shop);
  const readAt = Math.max(
    0,
    ...client
      .getQueryCache()
      .findAll({ queryKey })
      .map(({ state }) => state.dataUpdatedAt),
  );
  if (Date.now() - readAt >= tokenRefreshMs) await client.refetchQueries({ queryKey }, { cancelRefetch: false });
}

import type { QueryClient } from '@tanstack/react-query';
import { shopKeys, tokenRefreshMs } from './shopKeys.ts';

/**
 * Asks for shop info again when that is half an hour ago, as after a computer has slept: the token may be about to run
 * out. Never rejects.
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

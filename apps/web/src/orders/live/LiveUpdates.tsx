import { readChanges } from '@hub/api-client/events';
import { canView, sections } from '@hub/domain/permissions';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { useAppEnvironment } from '../../environment/AppEnvironment.ts';
import { useOffers, useOpenShop } from '../../session/OpenShop.ts';
import { shopKeys, tokenRefreshMs } from '../../session/shopKeys.ts';
import { createChangeQueue } from './createChangeQueue.ts';

/** Polling interval without a stream of changes. */
const pollMs = 60_000;

/**
 * Keeps lists, figures and details current while the page is open: by the server's stream of changes if it has one,
 * otherwise each minute and when the window gets focus. `since`: before the first of them was read, epoch ms.
 */
export function LiveUpdates({ since }: { since: number }): null {
  const { shop, client, access } = useOpenShop();
  const queryClient = useQueryClient();
  const { sessionMarker } = useAppEnvironment();
  const { isExpired } = useStore(sessionMarker);
  // After a 401 nothing is requested (contract).
  const hasOrders = canView(access, sections.dashboard) && !isExpired;
  const hasStream = useOffers('events') && hasOrders;
  const queue = useMemo(
    () => createChangeQueue({ client: queryClient, shop, isHidden: () => document.hidden }),
    [queryClient, shop],
  );
  const [isConnected, setConnected] = useState(false);

  useEffect(() => {
    if (!hasOrders) return undefined;
    const stop = queue.start();
    const handleVisibility = () => {
      if (!document.hidden) queue.wake();
    };
    document.addEventListener('visibilitychange', handleVisibility);
    return () => {
      document.removeEventListener('visibilitychange', handleVisibility);
      stop();
    };
  }, [queue, hasOrders]);

  useEffect(() => {
    if (!hasStream) return undefined;
    const abort = new AbortController();
    void readChanges(
      client,
      { onChange: queue.add, onConnectionChange: (isOpen) => !abort.signal.aborted && setConnected(isOpen) },
      { signal: abort.signal, since, beforeOpen: () => refreshOldToken(queryClient, shop) },
    );
    return () => {
      abort.abort();
      setConnected(false);
    };
  }, [client, queryClient, shop, queue, hasStream, since]);

  useEffect(() => {
    if (!hasOrders || isConnected) return undefined;
    const readAll = () => void refreshOldToken(queryClient, shop).then(() => queue.add('all'));
    const timer = setInterval(readAll, pollMs);
    window.addEventListener('focus', readAll);
    return () => {
      clearInterval(timer);
      window.removeEventListener('focus', readAll);
    };
  }, [queryClient, shop, queue, hasOrders, isConnected]);

  return null;
}

/**
 * Reloads shop info when it is half an hour old, for example after a computer has slept: the token may be about to
 * expire. Never rejects.
 */
async function refreshOldToken(client: QueryClient, shop: string): Promise<void> {
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

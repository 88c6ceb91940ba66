import type { SessionDecision } from '@hub/domain/navigation';
import { type ReactNode, useLayoutEffect, useMemo, useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useAppEnvironment } from '../environment/AppEnvironment.ts';
import { appAddress } from '../address/appAddress.ts';
import { type TabSession, SessionProvider, type ShopReplacement } from '../address/TabSession.ts';
import { resolveSession } from './resolveSession.ts';
import type { QueryClient } from '@tanstack/react-query';
import type { KeyValueStore } from '../environment/KeyValueStore.ts';
import { sessionKeys } from '../environment/storageKeys.ts';

/**
 * Admits visitors with a valid `host` or a stored session; others go to /login (§2). Keeps `shop` and `host` in the
 * address, and clears the previous shop's data.
 */
export function SessionGate({ children }: { children: ReactNode }) {
  const { sessionStore, queryClient } = useAppEnvironment();
  const { pathname, search, hash } = useLocation();
  const decision = useMemo(() => resolveSession(search, sessionStore), [search, sessionStore]);
  const [replacement, setReplacement] = useState<ShopReplacement | null>(null);

  // Before the queries below, which start in later effects.
  useLayoutEffect(() => {
    if (decision.kind === 'enter') storeSession(decision, sessionStore, queryClient);
  }, [decision, sessionStore, queryClient]);

  const { shop, host, userId } = decision.kind === 'enter' ? decision : noSession;
  const replacedShop = replacement?.by === shop ? replacement.replaced : null;
  // The same after a change of the query alone, which every link would render again.
  const session = useMemo(
    (): TabSession => ({ shop, host, userId, replacedShop, onShopReplaced: setReplacement }),
    [shop, host, userId, replacedShop],
  );

  if (decision.kind !== 'enter') return <Navigate replace to="/login" />;
  const query = new URLSearchParams(search);
  if (query.get('shop') !== shop || query.get('host') !== host)
    return <Navigate replace to={appAddress(pathname + search + hash, session)} />;
  return (
    <SessionProvider key={shop} value={session}>
      {children}
    </SessionProvider>
  );
}

const noSession = { shop: '', host: null, userId: null };

type EnteredSession = Extract<SessionDecision, { kind: 'enter' }>;

/**
 * Stores the session in this tab. A different shop first clears session and cache (contract); its token is dropped with
 * its client. Idempotent.
 */
function storeSession(session: EnteredSession, store: KeyValueStore, cache: QueryClient): void {
  if (session.shouldClearFirst) {
    for (const key of Object.values(sessionKeys)) store.remove(key);
    // Queries of the new shop may already be running.
    cache.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== session.shop });
  }
  for (const field of ['shop', 'host', 'sessionId', 'userId'] as const) {
    const value = session[field];
    if (value !== null) store.set(sessionKeys[field], value);
  }
}

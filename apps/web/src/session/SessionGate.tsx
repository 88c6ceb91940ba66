import { type ReactNode, useLayoutEffect, useMemo, useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useAppEnvironment } from '../environment/AppEnvironment.ts';
import { SessionParamsProvider } from '../address/SessionParams.ts';
import { type SessionParams, appAddress } from '../address/appAddress.ts';
import { type Session, SessionProvider, type ShopReplacement, type SessionParts } from './Session.ts';
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

  const { shop, host } = decision.kind === 'enter' ? decision : noSession;
  const params = useMemo((): SessionParams => ({ shop, host }), [shop, host]);

  const replacedShop = replacement?.by === shop ? replacement.replaced : null;
  const session = useMemo(
    (): Session | null =>
      decision.kind === 'enter' ? { ...decision, replacedShop, onShopReplaced: setReplacement } : null,
    [decision, replacedShop],
  );

  if (session === null) return <Navigate replace to="/login" />;
  const query = new URLSearchParams(search);
  if (query.get('shop') !== shop || query.get('host') !== host)
    return <Navigate replace to={appAddress(pathname + search + hash, params)} />;
  return (
    <SessionParamsProvider value={params}>
      <SessionProvider key={shop} value={session}>
        {children}
      </SessionProvider>
    </SessionParamsProvider>
  );
}

const noSession: SessionParams = { shop: '', host: null };

/**
 * Stores the session in this tab. A different shop first clears session and cache (contract); its token is dropped with
 * its client. Idempotent.
 */
function storeSession(session: SessionParts, store: KeyValueStore, cache: QueryClient): void {
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

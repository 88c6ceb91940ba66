import { type ReactNode, useLayoutEffect, useMemo } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useAppEnvironment } from '../environment/AppEnvironment.ts';
import { SessionParamsProvider } from '../address/SessionParams.ts';
import { type SessionParams, appAddress } from '../address/appAddress.ts';
import { SessionProvider } from './Session.ts';
import { storeSession } from './storeSession.ts';
import { resolveSession } from './resolveSession.ts';

/**
 * The door of /app: a valid `host` or a stored session lets in, anything else leads to /login (§2). Whoever is in
 * carries `shop` and `host` in the address from here on, and another shop starts with nothing of the one before.
 */
export function SessionGate({ children }: { children: ReactNode }) {
  const { sessionStore, queryClient } = useAppEnvironment();
  const { pathname, search, hash } = useLocation();
  const decision = useMemo(() => resolveSession(search, sessionStore), [search, sessionStore]);

  // Before any question of the screens below, which are asked in effects that run later.
  useLayoutEffect(() => {
    if (decision.kind === 'enter') storeSession(decision, sessionStore, queryClient);
  }, [decision, sessionStore, queryClient]);

  const { shop, host } = decision.kind === 'enter' ? decision : noSession;
  const params = useMemo((): SessionParams => ({ shop, host }), [shop, host]);

  if (decision.kind === 'login') return <Navigate replace to="/login" />;
  const query = new URLSearchParams(search);
  if (query.get('shop') !== shop || query.get('host') !== host)
    return <Navigate replace to={appAddress(pathname + search + hash, params)} />;
  return (
    <SessionParamsProvider value={params}>
      <SessionProvider key={shop} value={decision}>
        {children}
      </SessionProvider>
    </SessionParamsProvider>
  );
}

const noSession: SessionParams = { shop: '', host: null };

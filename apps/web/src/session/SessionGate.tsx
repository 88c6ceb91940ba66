import { type ReactNode, useLayoutEffect, useMemo } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useAppEnvironment } from '../shared/AppEnvironment.ts';
import { AddressSessionProvider } from './AddressSession.ts';
import { type AddressSession, appAddress } from './appAddress.ts';
import { EntryProvider } from './Entry.ts';
import { keepEntry } from './keepEntry.ts';
import { readEntry } from './readEntry.ts';

/**
 * The door of /app: a valid `host` or a stored session lets in, anything else leads to /login (§2). Whoever is in
 * carries `shop` and `host` in the address from here on, and another shop starts with nothing of the one before.
 */
export function SessionGate({ children }: { children: ReactNode }) {
  const { sessionStore, queryClient } = useAppEnvironment();
  const { pathname, search, hash } = useLocation();
  const entry = useMemo(() => readEntry(search, sessionStore), [search, sessionStore]);

  // Before any question of the screens below, which are asked in effects that run later.
  useLayoutEffect(() => {
    if (entry.kind === 'enter') keepEntry(entry, sessionStore, queryClient);
  }, [entry, sessionStore, queryClient]);

  const { shop, host } = entry.kind === 'enter' ? entry : nobody;
  const session = useMemo((): AddressSession => ({ shop, host }), [shop, host]);

  if (entry.kind === 'login') return <Navigate replace to="/login" />;
  const query = new URLSearchParams(search);
  if (query.get('shop') !== shop || query.get('host') !== host)
    return <Navigate replace to={appAddress(pathname + search + hash, session)} />;
  return (
    <AddressSessionProvider value={session}>
      <EntryProvider key={shop} value={entry}>
        {children}
      </EntryProvider>
    </AddressSessionProvider>
  );
}

const nobody: AddressSession = { shop: '', host: null };

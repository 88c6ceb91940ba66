import { createContext, useCallback, useContext } from 'react';
import { useNavigate } from 'react-router-dom';
import { type SessionParams, appAddress } from './appAddress.ts';

/** The session of a tab, from address and storage. */
export interface TabSession extends SessionParams {
  userId: string | null;
  /** The address's shop, if the backend returned another; `null`: they are the same. */
  replacedShop: string | null;
  /** The backend has returned a shop other than the session's; `null` once the person has dismissed the notice. */
  onShopReplaced(replacement: ShopReplacement | null): void;
}

export interface ShopReplacement {
  replaced: string;
  by: string;
}

const SessionContext = createContext<TabSession | null>(null);

export const SessionProvider = SessionContext.Provider;

/** Throws outside the session gate. */
export function useSession(): TabSession {
  const session = useContext(SessionContext);
  if (!session) throw new Error('useSession must be used inside SessionGate.');
  return session;
}

/** Session parameters of every address; null outside /app. */
export function useSessionParams(): SessionParams | null {
  return useContext(SessionContext);
}

/** Navigates to a path and keeps `shop` and `host`; the only way to navigate under /app. */
export function useAppNavigate(): (path: string, options?: { replace?: boolean }) => void {
  const navigate = useNavigate();
  const session = useSessionParams();
  return useCallback(
    (path, options) => void navigate(session ? appAddress(path, session) : path, options),
    [navigate, session],
  );
}

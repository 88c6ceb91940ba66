import { createContext, useCallback, useContext } from 'react';
import { useNavigate } from 'react-router-dom';
import { type SessionParams, appAddress } from './appAddress.ts';

const SessionParamsContext = createContext<SessionParams | null>(null);

export const SessionParamsProvider = SessionParamsContext.Provider;

/** What the addresses of the app carry; null outside /app. */
export function useSessionParams(): SessionParams | null {
  return useContext(SessionParamsContext);
}

/** Goes to one of our paths and takes `shop` and `host` along; the only way to navigate under /app. */
export function useAppNavigate(): (path: string, options?: { replace?: boolean }) => void {
  const navigate = useNavigate();
  const session = useSessionParams();
  return useCallback(
    (path, options) => void navigate(session ? appAddress(path, session) : path, options),
    [navigate, session],
  );
}

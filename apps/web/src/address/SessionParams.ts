import { createContext, useCallback, useContext } from 'react';
import { useNavigate } from 'react-router-dom';
import { type SessionParams, appAddress } from './appAddress.ts';

const SessionParamsContext = createContext<SessionParams | null>(null);

export const SessionParamsProvider = SessionParamsContext.Provider;

/** Session parameters of every address; null outside /app. */
export function useSessionParams(): SessionParams | null {
  return useContext(SessionParamsContext);
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

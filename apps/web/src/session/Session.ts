import type { SessionDecision } from '@hub/domain/navigation';
import { createContext, useContext } from 'react';

/** The session of a tab, from address and storage. */
export type SessionParts = Extract<SessionDecision, { kind: 'enter' }>;

export interface Session extends SessionParts {
  /** The address's shop, if the backend returned another; `null`: they are the same. */
  replacedShop: string | null;
  /** The backend has returned a shop other than the session's; `null` once the person has dismissed the notice. */
  onShopReplaced(replacement: ShopReplacement | null): void;
}

export interface ShopReplacement {
  replaced: string;
  by: string;
}

const SessionContext = createContext<Session | null>(null);

export const SessionProvider = SessionContext.Provider;

/** Throws outside the session gate. */
export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error('useSession must be used inside SessionGate.');
  return session;
}

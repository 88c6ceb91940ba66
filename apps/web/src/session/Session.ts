import type { SessionDecision } from '@hub/domain/navigation';
import { createContext, useContext } from 'react';

/** The session of a tab, from address and storage. */
export type Session = Extract<SessionDecision, { kind: 'enter' }>;

const SessionContext = createContext<Session | null>(null);

export const SessionProvider = SessionContext.Provider;

/** Throws outside the session gate. */
export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error('useSession must be used inside SessionGate.');
  return session;
}

import type { SessionDecision } from '@hub/domain/navigation';
import { createContext, useContext } from 'react';

/** A visitor who may enter: which shop, and what the address and the tab said of the person. */
export type Entry = Extract<SessionDecision, { kind: 'enter' }>;

const EntryContext = createContext<Entry | null>(null);

export const EntryProvider = EntryContext.Provider;

/** Throws outside the session gate. */
export function useEntry(): Entry {
  const entry = useContext(EntryContext);
  if (!entry) throw new Error('useEntry needs a SessionGate above it.');
  return entry;
}

import type { QueryClient } from '@tanstack/react-query';
import type { KeyValueStore } from '../environment/KeyValueStore.ts';
import { sessionKeys } from '../environment/storageKeys.ts';
import type { Session } from './Session.ts';

/**
 * Remembers in this tab who entered. Another shop than the stored one first clears session and cache (contract); its
 * token goes with its client. Doing it twice changes nothing.
 */
export function storeSession(session: Session, store: KeyValueStore, cache: QueryClient): void {
  if (session.shouldClearFirst) {
    for (const key of Object.values(sessionKeys)) store.remove(key);
    // Those of the entering shop may already be on their way.
    cache.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== session.shop });
  }
  for (const field of ['shop', 'host', 'sessionId', 'userId'] as const) {
    const value = session[field];
    if (value !== null) store.set(sessionKeys[field], value);
  }
}

import type { QueryClient } from '@tanstack/react-query';
import type { KeyValueStore } from '../environment/KeyValueStore.ts';
import { sessionKeys } from '../environment/storageKeys.ts';
import type { SessionParts } from './Session.ts';

/**
 * Stores the session in this tab. Another shop first clears session and cache (contract); its token goes with its
 * client. Idempotent.
 */
export function storeSession(session: SessionParts, store: KeyValueStore, cache: QueryClient): void {
  if (session.shouldClearFirst) {
    for (const key of Object.values(sessionKeys)) store.remove(key);
    // Queries of the new shop may already be in flight.
    cache.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== session.shop });
  }
  for (const field of ['shop', 'host', 'sessionId', 'userId'] as const) {
    const value = session[field];
    if (value !== null) store.set(sessionKeys[field], value);
  }
}

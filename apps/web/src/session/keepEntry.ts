import type { QueryClient } from '@tanstack/react-query';
import type { KeyValueStore } from '../shared/KeyValueStore.ts';
import { sessionKeys } from '../shared/storageKeys.ts';
import type { Entry } from './Entry.ts';

/**
 * Remembers in this tab who entered. Another shop than the stored one first clears session and cache (contract); its
 * token goes with its client. Doing it twice changes nothing.
 */
export function keepEntry(entry: Entry, store: KeyValueStore, cache: QueryClient): void {
  if (entry.clearFirst) {
    for (const key of Object.values(sessionKeys)) store.remove(key);
    // Those of the entering shop may already be on their way.
    cache.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== entry.shop });
  }
  for (const field of ['shop', 'host', 'sessionId', 'userId'] as const) {
    const value = entry[field];
    if (value !== null) store.set(sessionKeys[field], value);
  }
}

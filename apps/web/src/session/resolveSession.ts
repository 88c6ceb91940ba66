import { parseHost, type SessionDecision, sessionDecision } from '@hub/domain/navigation';
import type { KeyValueStore } from '../environment/KeyValueStore.ts';
import { sessionKeys } from '../environment/storageKeys.ts';
import { decodeHost } from './decodeHost.ts';

/** Reads what the address and the tab know of a session, and lets the domain decide. Changes nothing. */
export function resolveSession(search: string, store: KeyValueStore): SessionDecision {
  const query = new URLSearchParams(search);
  const host = query.get('host');
  return sessionDecision({
    query: {
      shop: query.get('shop'),
      host,
      hostText: decodeHost(host),
      session: query.get('session'),
      userId: query.get('user_id'),
    },
    stored: {
      shop: store.get(sessionKeys.shop),
      // Read as an address is: anybody may have written into a browser's storage.
      host: validHost(store.get(sessionKeys.host)),
      sessionId: store.get(sessionKeys.sessionId),
      userId: store.get(sessionKeys.userId),
    },
  });
}

function validHost(encoded: string | null): string | null {
  return parseHost(decodeHost(encoded) ?? '') === null ? null : encoded;
}

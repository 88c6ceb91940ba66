import { parseHost, type SessionDecision, sessionDecision } from '@hub/domain/navigation';
import type { KeyValueStore } from '../environment/KeyValueStore.ts';
import { sessionKeys } from '../environment/storageKeys.ts';
import { decodeHost } from './decodeHost.ts';

/** The session decision from address and storage, without side effects. */
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
      // Validated like an address: stored values can be edited.
      host: validHost(store.get(sessionKeys.host)),
      sessionId: store.get(sessionKeys.sessionId),
      userId: store.get(sessionKeys.userId),
    },
  });
}

function validHost(encoded: string | null): string | null {
  return parseHost(decodeHost(encoded) ?? '') === null ? null : encoded;
}

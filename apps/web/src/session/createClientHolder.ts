import { type CoreClient, createCoreClient } from '@hub/api-client';
import { authorizationFor, type HttpClientOptions } from '@hub/api-client/http';
import type { KeyValueStore } from '../environment/KeyValueStore.ts';
import type { SessionMarker } from '../environment/SessionMarker.ts';
import { adminTokenKey } from '../environment/storageKeys.ts';

export interface ClientHolderOptions {
  /** The page's own origin, the only one that is called (§7). */
  origin: string;
  fetch: typeof fetch;
  localStore: KeyValueStore;
  sessionMarker: SessionMarker;
  wait?: HttpClientOptions['wait'];
}

/**
 * The open shop's client. Only it has the token, so another shop starts without one (contract) and the admin token is
 * never sent. With `replaces`, the client of that shop becomes this one's: according to the backend, its token is.
 */
export function createClientHolder({
  origin,
  fetch,
  localStore,
  sessionMarker,
  wait,
}: ClientHolderOptions): (shop: string, options?: { replaces: string }) => CoreClient {
  let current: { shop: string; client: CoreClient } | null = null;

  return (shop, options) => {
    if (current && current.shop === options?.replaces) current = { ...current, shop };
    if (current?.shop === shop) return current.client;
    let shopToken: string | null = null;
    const client = createCoreClient({
      origin,
      fetch,
      authorization: () => authorizationFor('app', { shopToken, adminToken: localStore.get(adminTokenKey) }),
      onAuthorization(token) {
        shopToken = token;
      },
      onSessionExpired: () => sessionMarker.expire(),
      ...(wait && { wait }),
    });
    current = { shop, client };
    return client;
  };
}

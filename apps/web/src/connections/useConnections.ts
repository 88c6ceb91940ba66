import { createConnectionsClient } from '@hub/api-client/connections';
import type { AccountConnection } from '@hub/domain/integrations';
import type { Loadable } from '@hub/ui/data';
import { useLoadable } from '../queries/useLoadable.ts';
import { useOffers, useOpenShop } from '../session/OpenShop.ts';
import { connectionKeys } from './connectionKeys.ts';

/** Polling interval, ms; it also reloads on focus. */
const refetchMs = 300_000;

/** State of the enabled accounts' connections. Loads nothing on servers without them. */
export function useConnections(): Loadable<readonly AccountConnection[]> {
  const { shop, client } = useOpenShop();
  return useLoadable({
    queryKey: connectionKeys.list(shop),
    queryFn: ({ signal }) => createConnectionsClient(client).list({ signal }),
    enabled: useOffers('connections'),
    refetchInterval: refetchMs,
  });
}

import { createConnectionsClient } from '@hub/api-client/connections';
import type { AccountConnection } from '@hub/domain/integrations';
import type { Loadable } from '@hub/ui/data';
import { useLoadable } from '../queries/useLoadable.ts';
import { useOpenShop } from '../session/OpenShop.ts';
import { connectionKeys } from './connectionKeys.ts';

/** Polling interval, ms; it also reloads on focus. */
const refetchMs = 300_000;

/** State of the enabled accounts' connections. Loads nothing on servers without capability `connections`. */
export function useConnections(): Loadable<readonly AccountConnection[]> {
  const { shop, client, info } = useOpenShop();
  return useLoadable({
    queryKey: connectionKeys.list(shop),
    queryFn: ({ signal }) => createConnectionsClient(client).list({ signal }),
    enabled: info.capabilities.includes('connections'),
    refetchInterval: refetchMs,
  });
}

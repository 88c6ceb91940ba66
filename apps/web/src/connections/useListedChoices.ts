import { createConnectionsClient } from '@hub/api-client/connections';
import type { AccountChoices, ThirdPartyId } from '@hub/domain/integrations';
import { canView, sections } from '@hub/domain/permissions';
import { useQueries } from '@tanstack/react-query';
import { useOpenShop } from '../session/OpenShop.ts';
import { connectionKeys } from './connectionKeys.ts';

/** ShipStation lists services and packages by two calls per carrier, of 40 calls a minute. */
const freshForMs = 5 * 60_000;

/** What 3PLs list for their accounts, by string id. */
export interface ListedChoices {
  accounts: readonly AccountChoices[];
  /** Epoch ms; 0 until loaded. */
  readAt: number;
}

export function useListedChoices(ids: readonly ThirdPartyId[]): ReadonlyMap<string, ListedChoices> {
  const { shop, client, access } = useOpenShop();
  return useQueries({
    queries: ids.map((id) => ({
      queryKey: connectionKeys.providerChoices(shop, id),
      queryFn: ({ signal }: { signal: AbortSignal }) => createConnectionsClient(client).choices(id, { signal }),
      staleTime: freshForMs,
      enabled: canView(access, sections.integrations),
    })),
    combine: (results) =>
      new Map(
        ids.map((id, index) => [
          id,
          { accounts: results[index]?.data ?? [], readAt: results[index]?.dataUpdatedAt ?? 0 },
        ]),
      ),
  });
}

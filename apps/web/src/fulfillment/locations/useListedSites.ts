import { createConnectionsClient } from '@hub/api-client/connections';
import { type AccountChoices, type AccountConnection, findProvider } from '@hub/domain/integrations';
import { canView, sections } from '@hub/domain/permissions';
import type { LocationDraft } from '@hub/ui/fulfillment';
import { useQueries } from '@tanstack/react-query';
import { connectionKeys } from '../../connections/connectionKeys.ts';
import { useOpenShop } from '../../session/OpenShop.ts';

/** What the 3PLs of open forms list for their accounts, by string id. Asks only those whose warehouses can be chosen. */
export function useListedSites(
  drafts: readonly LocationDraft[],
  accounts: readonly AccountConnection[],
): ReadonlyMap<string, readonly AccountChoices[]> {
  const { shop, client, access } = useOpenShop();
  const chosen = new Set(drafts.map(({ settings }) => settings.providerId));
  const asked = [...new Set(accounts.map(({ providerId }) => providerId))].flatMap((id) => {
    const provider = chosen.has(id) ? findProvider(id) : null;
    return provider?.siteChoice === undefined ? [] : [provider.thirdPartyId];
  });
  return useQueries({
    queries: asked.map((id) => ({
      queryKey: connectionKeys.providerChoices(shop, id),
      queryFn: ({ signal }: { signal: AbortSignal }) => createConnectionsClient(client).choices(id, { signal }),
      enabled: canView(access, sections.integrations),
    })),
    combine: (results) => new Map(asked.map((id, index) => [id, results[index]?.data ?? []])),
  });
}

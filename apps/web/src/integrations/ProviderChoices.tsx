import { createConnectionsClient } from '@hub/api-client/connections';
import { isConnected, type Provider, type ThirdPartyDetails } from '@hub/domain/integrations';
import { ChoicesForm } from '@hub/ui/integrations';
import { connectionKeys } from '../connections/connectionKeys.ts';
import { mapLoadable } from '../queries/mapLoadable.ts';
import { useLoadable } from '../queries/useLoadable.ts';
import { useOpenShop } from '../session/OpenShop.ts';
import type { ProviderChoicesState } from './useProviderChoices.ts';

export interface ProviderChoicesProps {
  provider: Provider;
  /** As saved; `null`: nothing is saved. */
  details: ThirdPartyDetails | null;
  choices: ProviderChoicesState;
  /** A link led to them. */
  isTarget: boolean;
}

/** The choices of a provider's accounts, read from the 3PL while the form is open. */
export function ProviderChoices({ provider, details, choices, isTarget }: ProviderChoicesProps) {
  const { shop, client } = useOpenShop();
  const isEnabled = details !== null && isConnected(details);
  const accounts = useLoadable({
    queryKey: connectionKeys.providerChoices(shop, provider.thirdPartyId),
    queryFn: ({ signal }) => createConnectionsClient(client).choices(provider.thirdPartyId, { signal }),
    enabled: isEnabled,
  });
  return (
    <ChoicesForm
      provider={provider}
      accounts={isEnabled ? mapLoadable(accounts, (list) => list.map(choices.show)) : null}
      isTarget={isTarget}
    />
  );
}

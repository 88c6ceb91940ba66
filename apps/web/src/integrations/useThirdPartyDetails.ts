import type { ThirdPartyList } from '@hub/api-client/integrations';
import type { Loadable } from '@hub/ui/data';
import { useOpenShop } from '../session/OpenShop.ts';
import { useLoadable } from '../queries/useLoadable.ts';
import { integrationKeys } from './integrationKeys.ts';

/** The saved settings of each provider (§7). Never fails: an empty list with a warning instead (§8). */
export function useThirdPartyDetails(): Loadable<ThirdPartyList> {
  const { shop, client } = useOpenShop();
  return useLoadable({
    queryKey: integrationKeys.thirdPartyDetails(shop),
    load: (signal) => client.integrations.getThirdPartyDetails({ signal }),
  });
}

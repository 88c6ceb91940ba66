import type { CoreClient } from '@hub/api-client';
import { getThirdPartyDetails, type ThirdPartyList } from '@hub/api-client/integrations';
import type { Loadable } from '@hub/ui/data';
import { queryOptions } from '@tanstack/react-query';
import { useOpenShop } from '../session/OpenShop.ts';
import { useLoadable } from '../queries/useLoadable.ts';
import { integrationKeys } from './integrationKeys.ts';

/** The saved settings of each provider (§7). Never fails: an empty list with a warning instead (§8). */
export function useThirdPartyDetails(): Loadable<ThirdPartyList> {
  const { shop, client } = useOpenShop();
  return useLoadable(thirdPartyDetailsQuery(shop, client));
}

/** The query of the saved settings; a save reads its result from the cache. */
export function thirdPartyDetailsQuery(shop: string, client: CoreClient) {
  return queryOptions({
    queryKey: integrationKeys.thirdPartyDetails(shop),
    queryFn: ({ signal }) => getThirdPartyDetails(client.context, { signal }),
  });
}

import type { ThirdPartyList } from '@hub/api-client/integrations';
import type { Loadable } from '@hub/ui/data';
import type { QueryKey } from '@tanstack/react-query';
import { useOpenShop } from '../session/OpenShop.ts';
import { useLoadable } from '../queries/useLoadable.ts';

/** Names the question what is stored of each provider. */
export function thirdPartyDetailsKey(shop: string): QueryKey {
  return [shop, 'thirdPartyDetails'];
}

/**
 * What is stored of each provider (§7 get-third-party-details). It never fails: an empty list and a warning instead
 * (§8).
 */
export function useThirdPartyDetails(): Loadable<ThirdPartyList> {
  const { shop, client } = useOpenShop();
  return useLoadable({
    queryKey: thirdPartyDetailsKey(shop),
    load: (signal) => client.integrations.getThirdPartyDetails({ signal }),
  });
}

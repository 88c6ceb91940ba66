import type { ThirdPartyList } from '@hub/api-client/integrations';
import type { Loadable } from '@hub/ui/shared';
import { useOpenShop } from '../session/OpenShop.ts';
import { useQuestion } from '../shared/useQuestion.ts';

/** What is stored of each provider (§7 get-third-party-details). It never fails: an empty list and a warning instead (§8). */
export function useThirdPartyDetails(): Loadable<ThirdPartyList> {
  const { shop, client } = useOpenShop();
  return useQuestion({
    key: [shop, 'thirdPartyDetails'],
    ask: (signal) => client.integrations.getThirdPartyDetails({ signal }),
  });
}

import type { RoutingRules } from '@hub/domain/routing';
import type { Loadable } from '@hub/ui/data';
import { useLoadable } from '../../queries/useLoadable.ts';
import { useOpenShop } from '../../session/OpenShop.ts';
import { fulfillmentKeys } from '../fulfillmentKeys.ts';
import { useRoutingClient } from '../useRoutingClient.ts';

/** The saved routing rules. */
export function useRoutingRules(): Loadable<RoutingRules> {
  const { shop } = useOpenShop();
  const client = useRoutingClient();
  return useLoadable({ queryKey: fulfillmentKeys.routing(shop), queryFn: ({ signal }) => client.rules({ signal }) });
}

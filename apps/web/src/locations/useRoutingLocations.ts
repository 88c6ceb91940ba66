import type { Location } from '@hub/domain/routing';
import type { Loadable } from '@hub/ui/data';
import { useLoadable } from '../queries/useLoadable.ts';
import { useOffers, useOpenShop } from '../session/OpenShop.ts';
import { fulfillmentKeys } from '../queries/fulfillmentKeys.ts';
import { useRoutingClient } from './useRoutingClient.ts';

/** The locations with their settings; not read unless `enabled`, nor on servers without routing. */
export function useRoutingLocations({ enabled = true } = {}): Loadable<readonly Location[]> {
  const { shop } = useOpenShop();
  const client = useRoutingClient();
  return useLoadable({
    queryKey: fulfillmentKeys.locations(shop),
    queryFn: ({ signal }) => client.locations({ signal }),
    enabled: useOffers('routing') && enabled,
  });
}

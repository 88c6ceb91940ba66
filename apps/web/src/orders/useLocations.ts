import type { LocationList } from '@hub/api-client/orders';
import type { Loadable } from '@hub/ui/shared';
import { useOpenShop } from '../session/OpenShop.ts';
import { useQuestion } from '../shared/useQuestion.ts';

/** The places that ship (§7 get-locations). They hardly ever change, so every opened order shares one answer. */
export function useLocations(): Loadable<LocationList> {
  const { shop, client } = useOpenShop();
  return useQuestion({
    key: [shop, 'locations'],
    ask: (signal) => client.orders.getLocations({ signal }),
    staleTime: 5 * 60_000,
  });
}

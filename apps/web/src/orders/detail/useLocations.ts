import type { LocationList } from '@hub/api-client/orders';
import type { Loadable } from '@hub/ui/data';
import { useOpenShop } from '../../session/OpenShop.ts';
import { useLoadable } from '../../queries/useLoadable.ts';
import { locationKeys } from './locationKeys.ts';

/** The places that ship (§7 get-locations). They hardly ever change, so every opened order shares one answer. */
export function useLocations(): Loadable<LocationList> {
  const { shop, client } = useOpenShop();
  return useLoadable({
    queryKey: locationKeys.list(shop),
    load: (signal) => client.orders.getLocations({ signal }),
    staleTime: 5 * 60_000,
  });
}

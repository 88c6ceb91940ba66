import { createOrdersClient, type LocationList } from '@hub/api-client/orders';
import type { Loadable } from '@hub/ui/data';
import { useOpenShop } from '../session/OpenShop.ts';
import { useLoadable } from '../queries/useLoadable.ts';

/** Keys of the queries about the shop's locations. */
const locationKeys = {
  list: (shop: string) => [shop, 'locations'] as const,
};

/** The locations that ship (§7); cached for all orders, because they rarely change. */
export function useLocations(): Loadable<LocationList> {
  const { shop, client } = useOpenShop();
  return useLoadable({
    queryKey: locationKeys.list(shop),
    queryFn: ({ signal }) => createOrdersClient(client.context).getLocations({ signal }),
    staleTime: 5 * 60_000,
  });
}

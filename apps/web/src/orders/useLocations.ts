import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useOpenShop } from '../session/OpenShop.ts';

const noLocations: ReadonlyMap<string, string> = new Map();

/**
 * Names of the places that ship, by location id (§7 get-locations). Empty while it loads and when it fails: a
 * shipment then says "N/A" (§2), which is no reason to withhold the order.
 */
export function useLocations(): ReadonlyMap<string, string> {
  const { shop, client } = useOpenShop();
  const { data } = useQuery({
    queryKey: [shop, 'locations'],
    queryFn: ({ signal }) => client.orders.getLocations({ signal }),
    staleTime: 5 * 60_000,
  });
  return useMemo(() => (data ? new Map(data.locations.map(({ locationId, name }) => [locationId, name])) : noLocations), [data]);
}

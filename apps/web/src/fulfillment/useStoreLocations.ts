import { namedLocations } from '@hub/domain/fulfillment';
import type { StoreLocations } from '@hub/ui/fulfillment';
import type { Loadable } from '@hub/ui/data';
import { useLocations } from '../orders/useLocations.ts';
import { mapLoadable } from '../queries/mapLoadable.ts';

/** The locations that ship, without duplicates (§7 `get-locations`). */
export function useStoreLocations(): Loadable<StoreLocations> {
  return mapLoadable(useLocations(), ({ locations, unreadable }) => ({ names: namedLocations(locations), unreadable }));
}

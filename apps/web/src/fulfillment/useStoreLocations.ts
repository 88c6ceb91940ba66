import { namedLocations } from '@hub/domain/fulfillment';
import type { StoreLocations } from '@hub/ui/fulfillment';
import type { Loadable } from '@hub/ui/data';
import { useLocations } from '../orders/detail/useLocations.ts';
import { mapLoadable } from '../queries/mapLoadable.ts';

/** The places that ship (§7 get-locations), each once. */
export function useStoreLocations(): Loadable<StoreLocations> {
  return mapLoadable(useLocations(), ({ locations, unreadable }) => ({ names: namedLocations(locations), unreadable }));
}

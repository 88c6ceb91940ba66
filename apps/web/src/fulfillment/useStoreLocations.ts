import { namedLocations } from '@hub/domain/fulfillment';
import type { StoreLocations } from '@hub/ui/fulfillment';
import type { Loadable } from '@hub/ui/shared';
import { useLocations } from '../orders/useLocations.ts';
import { mapLoadable } from '../shared/mapLoadable.ts';

/** The places that ship (§7 get-locations), each once. */
export function useStoreLocations(): Loadable<StoreLocations> {
  return mapLoadable(useLocations(), ({ locations, unreadable }) => ({ named: namedLocations(locations), unreadable }));
}

import { type AccountConnection, connectionHealthItems } from '@hub/domain/integrations';
import type { HealthItem } from '@hub/domain/shared';
import { type StoreHealth, storeHealthItem } from '@hub/domain/store';

/** What the dashboard says of the store and of each 3PL. */
export function healthItems(
  { store, connections }: { store: StoreHealth | null; connections: readonly AccountConnection[] },
  at: { now: Date; timeZone: string },
): readonly HealthItem[] {
  return [...(store ? [storeHealthItem(store, at.now)] : []), ...connectionHealthItems(connections, at)];
}

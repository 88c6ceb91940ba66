import type { CoreClient } from '@hub/api-client';
import { createShopSettingsClient } from '@hub/api-client/shopSettings';
import type { ShipPolicyInStore } from '@hub/domain/shopSettings';
import type { LoadableQuery } from '../queries/useLoadable.ts';

/** Which orders may ship; for servers with capability `shipPolicy`. */
export function shipPolicyQuery(client: CoreClient, shop: string) {
  return {
    queryKey: [shop, 'settings', 'ship policy'],
    queryFn: ({ signal }) => createShopSettingsClient(client).readShipPolicy({ signal }),
  } satisfies LoadableQuery<ShipPolicyInStore>;
}

import { getStats } from '@hub/api-client/orders';
import type { CoreClient } from '@hub/api-client';
import type { OrderFilters } from '@hub/domain/dashboard';
import { queryOptions } from '@tanstack/react-query';
import { orderKeys } from '../orderKeys.ts';

/** The dashboard's figures (§7 stats). */
export function statsQuery(client: CoreClient, shop: string, filters: OrderFilters) {
  return queryOptions({
    queryKey: orderKeys.stats(shop, filters),
    queryFn: ({ signal }) => getStats(client.context, filters, { signal }),
  });
}

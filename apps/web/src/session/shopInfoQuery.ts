import type { CoreClient } from '@hub/api-client';
import { queryOptions } from '@tanstack/react-query';
import { shopKeys } from './shopKeys.ts';

/** Shop info of a person (§7). */
export function shopInfoQuery(client: CoreClient, shop: string, userId: string | null) {
  return queryOptions({
    queryKey: shopKeys.info(shop, userId),
    queryFn: ({ signal }) => client.shop.getShopInfo({ shop, userId }, { signal }),
    staleTime: Infinity,
  });
}

import type { CoreClient } from '@hub/api-client';
import { findRow } from '@hub/api-client/orders';
import type { OrderFilters } from '@hub/domain/dashboard';
import type { TabNumber } from '@hub/domain/orders';
import type { QueryFunctionContext } from '@tanstack/react-query';
import { orderKeys } from './orderKeys.ts';

/**
 * The query of an order's row in a list, from 0; `null`: not in the list. `length`: the list's length, if a new length
 * should ask again.
 */
export function windowRowQuery(
  client: CoreClient,
  shop: string,
  { tab, filters, orderId, length }: { tab: TabNumber; filters: OrderFilters; orderId: string; length?: number },
) {
  return {
    queryKey: orderKeys.windowRow(shop, tab, filters, orderId, length),
    queryFn: ({ signal }: Pick<QueryFunctionContext, 'signal'>): Promise<number | null> =>
      findRow(client.context, { tab, filters, orderId }, { signal }),
    // Once found, the page that contains it keeps it current.
    staleTime: Number.POSITIVE_INFINITY,
  };
}

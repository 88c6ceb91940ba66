import type { CoreClient } from '@hub/api-client';
import { findRow } from '@hub/api-client/orders';
import type { OrderFilters } from '@hub/domain/dashboard';
import type { TabNumber } from '@hub/domain/orders';
import type { QueryFunctionContext } from '@tanstack/react-query';
import { orderKeys } from './orderKeys.ts';

/**
 * The query of the row, from 0, where a list has an order; null: it does not. `length`: of the list, where it is asked
 * anew once that is another.
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
    // Once found it is followed by the page that has it.
    staleTime: Number.POSITIVE_INFINITY,
  };
}

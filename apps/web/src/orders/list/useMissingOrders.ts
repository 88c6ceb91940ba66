import type { OrderPage } from '@hub/api-client/orders';
import type { Loadable } from '@hub/ui/data';
import { useMemo, useState } from 'react';

const noIds: ReadonlySet<string> = new Set();

/**
 * The orders that are to be open and are not in the list, once the list has answered. One that was there and has left
 * it (it was shipped, say) is not missing: whoever had it open knows.
 */
export function useMissingOrders(ids: ReadonlySet<string>, orderPage: Loadable<OrderPage>): readonly string[] {
  const isSettled = orderPage.state === 'ready' && orderPage.isRefreshing !== true;
  const orders = isSettled ? orderPage.value.orders : null;
  const [seenIds, setSeenIds] = useState(noIds);
  const listedIds = useMemo(
    () =>
      orders && ids.size > 0 ? new Set(orders.flatMap(({ orderId }) => (ids.has(orderId) ? orderId : []))) : noIds,
    [orders, ids],
  );

  const newlySeen = [...ids].filter((id) => listedIds.has(id) && !seenIds.has(id));
  if (newlySeen.length > 0) setSeenIds(new Set([...seenIds, ...newlySeen]));

  return useMemo(
    () => (orders ? [...ids].filter((id) => !listedIds.has(id) && !seenIds.has(id)) : []),
    [orders, ids, listedIds, seenIds],
  );
}

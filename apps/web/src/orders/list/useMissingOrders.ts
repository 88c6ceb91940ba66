import type { OrderPage } from '@hub/api-client/orders';
import type { Loadable } from '@hub/ui/data';
import { useMemo, useState } from 'react';

const noIds: ReadonlySet<string> = new Set();

/**
 * Orders that are to be open but are not in the loaded list. Orders that have left the list while open do not count.
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

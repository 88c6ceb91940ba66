import type { Order } from '@hub/domain/orders';
import { useMemo, useState } from 'react';

const noIds: ReadonlySet<string> = new Set();

/**
 * Orders to open that are not in the list; `orders`: `null` while they load. Orders that left the list while open do
 * not count.
 */
export function useMissingOrders(ids: ReadonlySet<string>, orders: readonly Order[] | null): readonly string[] {
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

import type { OrderPage } from '@hub/api-client/orders';
import type { Loadable } from '@hub/ui/shared';
import { useMemo, useState } from 'react';

const none: ReadonlySet<string> = new Set();

/**
 * The orders that are to be open and are not in the list, once the list has answered. One that was there and has left
 * it (it was shipped, say) is not missing: whoever had it open knows.
 */
export function useMissingOrders(ids: ReadonlySet<string>, answer: Loadable<OrderPage>): readonly string[] {
  const isSettled = answer.state === 'ready' && answer.refreshing !== true;
  const orders = isSettled ? answer.value.orders : null;
  const [met, setMet] = useState(none);
  const here = useMemo(
    () => (orders && ids.size > 0 ? new Set(orders.flatMap(({ orderId }) => (ids.has(orderId) ? orderId : []))) : none),
    [orders, ids],
  );

  const news = [...ids].filter((id) => here.has(id) && !met.has(id));
  if (news.length > 0) setMet(new Set([...met, ...news]));

  return useMemo(
    () => (orders ? [...ids].filter((id) => !here.has(id) && !met.has(id)) : []),
    [orders, ids, here, met],
  );
}

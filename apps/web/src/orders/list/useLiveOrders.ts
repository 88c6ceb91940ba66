import type { OrderPage } from '@hub/api-client/orders';
import { isListInUse, type ListUse, type LiveOrders, mergeFetched, showAll } from '@hub/domain/orders/list';
import { type Loadable, shownValue } from '@hub/ui/data';
import { hashKey, type QueryKey } from '@tanstack/react-query';
import { useCallback, useLayoutEffect, useState } from 'react';
import { isSameRequest } from '../../queries/backgroundReads.ts';
import { mapLoadable } from '../../queries/mapLoadable.ts';

export interface LiveOrderPage<T extends OrderPage = OrderPage> {
  /** The page with the orders as shown. */
  page: Loadable<T>;
  /** What waits to be shown; `null` until loaded. */
  live: LiveOrders | null;
  /** Shows what waits. */
  showWaiting(): void;
}

interface State {
  hash: string;
  fetched: OrderPage;
  live: LiveOrders;
}

/**
 * A list's page that reloads in the background without moving the rows that a person is using. Requests of the person
 * (another filter, Retry, their own action) show the server's state. `readUse` is called when a reply arrives.
 */
export function useLiveOrders<T extends OrderPage>(
  queryKey: QueryKey,
  orderPage: Loadable<T>,
  readUse: () => ListUse,
): LiveOrderPage<T> {
  const hash = hashKey(queryKey);
  const fetched = shownValue(orderPage);
  const [state, setState] = useState<State | null>(null);

  useLayoutEffect(() => {
    if (fetched === null) return;
    // oxlint-disable-next-line react/set-state-in-effect -- the use of the list is read from the page.
    setState((before) => {
      if (before?.fetched === fetched && before.hash === hash) return before;
      const isBackground = before !== null && before.hash === hash && isSameRequest(before.fetched, fetched);
      const live = isBackground ? mergeFetched(before.live, fetched, isListInUse(readUse())) : showAll(fetched);
      return { hash, fetched, live };
    });
  }, [hash, fetched, readUse]);

  const showWaiting = useCallback(() => {
    setState((before) => before && { ...before, live: showAll(before.fetched) });
  }, []);

  const live = state?.live ?? (fetched && showAll(fetched));
  const page = mapLoadable(orderPage, (value) =>
    live === null || live.orders === value.orders ? value : { ...value, orders: live.orders },
  );
  return { page, live: fetched && live, showWaiting };
}

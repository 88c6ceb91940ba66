import type { OrderPage } from '@hub/api-client/orders';
import { useEffect, useRef } from 'react';
import type { ExpandedOrders } from './useExpandedOrders.ts';

/**
 * Closes open orders that have left a list, by an action or because the person showed what is new, so that neither its
 * address nor a reload opens them. `listKey`: another page or filter is another list. `page`: null while it loads.
 */
export function useCloseLeftOrders(listKey: string, { ids, close }: ExpandedOrders, page: OrderPage | null): void {
  const before = useRef<{ listKey: string; listed: ReadonlySet<string> } | null>(null);
  useEffect(() => {
    if (page === null) return;
    const listed = new Set(page.orders.flatMap(({ orderId }) => (ids.has(orderId) ? orderId : [])));
    const last = before.current?.listKey === listKey ? before.current.listed : null;
    before.current = { listKey, listed };
    const left = [...ids].filter((id) => last?.has(id) && !listed.has(id));
    if (left.length > 0) close(left);
  }, [listKey, ids, close, page]);
}

import type { OrderFilters } from '@hub/domain/dashboard';
import type { TabNumber } from '@hub/domain/orders';
import type { OrderWindow } from '@hub/domain/orders/list';
import { useQueries } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useOpenShop } from '../../session/OpenShop.ts';
import { windowRowQuery } from '../windowRowQuery.ts';

interface ShownList {
  tab: TabNumber;
  filters: OrderFilters;
  /** `null` while it loads. */
  orders: OrderWindow | null;
}

/**
 * Reports which orders, by `orderId`, have left a list: open ones, so that neither its address nor a reload opens them,
 * and selected ones. A whole list shows this itself. In a windowed one an order may be on a page that is no longer
 * loaded: once the list's length changes, the server says which ones left. `onLeft`: a stable function.
 */
export function useLeftInWindow(
  { tab, filters, orders }: ShownList,
  ids: readonly string[],
  onLeft: (orderIds: readonly string[]) => void,
): void {
  const { shop, client } = useOpenShop();
  const listKey = JSON.stringify([tab, filters]);
  const [seen, setSeen] = useState({ listKey, lengths: noLengths });
  const lengths = seen.listKey === listKey ? seen.lengths : noLengths;
  const length = orders?.length ?? 0;
  const there = ids.filter((id) => orders !== null && orders.findIndex(({ orderId }) => orderId === id) >= 0);
  if (there.some((id) => lengths.get(id) !== length))
    setSeen({ listKey, lengths: new Map([...lengths, ...there.map((id) => [id, length] as const)]) });

  const isWhole = orders?.isWhole === true;
  const absent = ids.filter(
    (id) => orders !== null && !there.includes(id) && lengths.has(id) && (isWhole || lengths.get(id) !== length),
  );
  const rows = useQueries({
    queries: (isWhole ? [] : absent).map((orderId) => windowRowQuery(client, shop, { tab, filters, orderId, length })),
  });
  const left = absent.filter((_, index) => isWhole || rows[index]?.data === null).join();
  useEffect(() => {
    if (left !== '') onLeft(left.split(','));
  }, [left, onLeft]);
}

/** The list's length when each order was seen. */
const noLengths: ReadonlyMap<string, number> = new Map();

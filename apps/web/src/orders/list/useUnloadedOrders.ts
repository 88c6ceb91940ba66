import type { OrderFilters } from '@hub/domain/dashboard';
import type { TabNumber } from '@hub/domain/orders';
import { type WindowPage, windowPagesOfRow } from '@hub/domain/orders/list';
import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import { useOpenShop } from '../../session/OpenShop.ts';
import { windowRowQuery } from '../windowRowQuery.ts';

interface UnloadedSearch {
  tab: TabNumber;
  filters: OrderFilters;
  /** Identifies the list. */
  listKey: string;
  /** The loaded part of it; `null` before the first page. */
  read: { pages: ReadonlyMap<number, WindowPage>; total: number } | null;
}

export interface UnloadedOrders {
  /** The pages that contain them, from 1. */
  pages: readonly number[];
  /** Orders that were not found yet and may still be. */
  waiting: readonly string[];
}

/**
 * Open orders on no loaded page, for example after Back or from a link: the server says where they are. An order that
 * was found once is not searched again.
 */
export function useUnloadedOrders(
  { tab, filters, listKey, read }: UnloadedSearch,
  openIds: ReadonlySet<string>,
): UnloadedOrders {
  const { shop, client } = useOpenShop();
  const [seen, setSeen] = useState({ listKey, ids: noIds });
  const seenIds = seen.listKey === listKey ? seen.ids : noIds;
  const unseen = [...openIds].filter((id) => !seenIds.has(id));
  const found = unseen.filter((id) => isRead(read?.pages, id));
  if (found.length > 0) setSeen({ listKey, ids: new Set([...seenIds, ...found]) });

  const sought = read === null ? [] : unseen.filter((id) => !found.includes(id));
  const rows = useQueries({
    queries: sought.map((orderId) => windowRowQuery(client, shop, { tab, filters, orderId })),
  });
  return {
    pages: [...new Set(rows.flatMap(({ data }) => (data == null ? [] : windowPagesOfRow(data, read?.total ?? 0))))],
    waiting: read === null ? unseen : sought.filter((_, index) => rows[index]?.data !== null && !rows[index]?.isError),
  };
}

const noIds: ReadonlySet<string> = new Set();

function isRead(pages: ReadonlyMap<number, WindowPage> | undefined, orderId: string): boolean {
  return [...(pages?.values() ?? [])].some((page) => page.orders.some((order) => order.orderId === orderId));
}

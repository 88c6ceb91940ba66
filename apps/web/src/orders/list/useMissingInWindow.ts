import type { OrderFilters } from '@hub/domain/dashboard';
import type { TabNumber } from '@hub/domain/orders';
import { useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useOpenShop } from '../../session/OpenShop.ts';
import { windowRowQuery } from '../windowRowQuery.ts';

/** Orders that are to be open and of which the server said that the list does not have them; the list itself asks. */
export function useMissingInWindow(tab: TabNumber, filters: OrderFilters, ids: ReadonlySet<string>): readonly string[] {
  const { shop, client } = useOpenShop();
  const wanted = [...ids];
  const rows = useQueries({
    queries: wanted.map((orderId) => ({ ...windowRowQuery(client, shop, { tab, filters, orderId }), enabled: false })),
  });
  const missing = JSON.stringify(wanted.filter((_, index) => rows[index]?.data === null));
  return useMemo(() => JSON.parse(missing) as readonly string[], [missing]);
}

import { backOrderFacts, backOrderTexts, type Order } from '@hub/domain/orders';
import { BackOrderNote } from '@hub/ui/orders';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useStore } from 'zustand';
import { useOpenShop } from '../../session/OpenShop.ts';
import { orderDetailQuery } from '../detail/useOrderDetail.ts';
import type { DetailReader } from './createDetailReader.ts';

/** The note on one back order's row, from the detail that the reader reads while the row is on the screen. */
export function BackOrderNoteSlot({ order, reader }: { order: Order; reader: DetailReader }) {
  const { shop, client } = useOpenShop();
  const { queryKey, load } = orderDetailQuery(shop, client, order.orderId);
  // Watches the cache and keeps what is in it while the row is drawn; it asks nothing itself.
  const { data } = useQuery({ queryKey, queryFn: ({ signal }) => load(signal), enabled: false });
  const hasFailed = useStore(reader, ({ failedIds }) => failedIds.has(order.orderId));
  const facts = useMemo(() => data && backOrderFacts(data), [data]);
  if (facts) return <BackOrderNote order={order} facts={{ state: 'ready', value: facts }} />;
  return (
    <BackOrderNote
      order={order}
      facts={hasFailed ? { state: 'failed', message: backOrderTexts.unreadable } : { state: 'loading' }}
    />
  );
}

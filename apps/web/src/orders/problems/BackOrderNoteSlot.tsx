import { backOrderFacts, backOrderTexts, type Order } from '@hub/domain/orders';
import { BackOrderNote } from '@hub/ui/orders';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useStore } from 'zustand';
import { useOpenShop } from '../../session/OpenShop.ts';
import { orderDetailQuery } from '../useOrderDetail.ts';
import type { DetailReader } from './createDetailReader.ts';

/** The note of a back order's row, from the detail that is loaded while the row is visible. */
export function BackOrderNoteSlot({ order, reader }: { order: Order; reader: DetailReader }) {
  const { shop, client } = useOpenShop();
  // Subscribes to the cache without fetching.
  const { data } = useQuery({ ...orderDetailQuery(shop, client, order.orderId), enabled: false });
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

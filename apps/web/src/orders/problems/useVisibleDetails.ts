import type { Order } from '@hub/domain/orders';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo } from 'react';
import { useStore } from 'zustand';
import { useOpenShop } from '../../session/OpenShop.ts';
import { orderDetailQuery } from '../useOrderDetail.ts';
import { createDetailReader, type DetailReader, type ReadProgress } from './createDetailReader.ts';

export interface VisibleDetails {
  reader: DetailReader;
  /** For the list: reports the visible orders. */
  onVisible(orders: readonly Order[]): void;
  reading: ReadProgress;
}

/** Details of the visible orders, for the notes on their rows. */
export function useVisibleDetails(): VisibleDetails {
  const { shop, client } = useOpenShop();
  const cache = useQueryClient();
  const reader = useMemo(
    () => createDetailReader({ cache, detailQuery: (orderId) => orderDetailQuery(shop, client, orderId) }),
    [cache, shop, client],
  );
  useEffect(() => reader.start(), [reader]);
  const onVisible = useCallback(
    (orders: readonly Order[]) => reader.setVisible(orders.map(({ orderId }) => orderId)),
    [reader],
  );
  const reading = useStore(reader, ({ progress }) => progress);
  return { reader, onVisible, reading };
}

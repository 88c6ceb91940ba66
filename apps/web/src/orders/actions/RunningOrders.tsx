import { useQueryClient } from '@tanstack/react-query';
import { createContext, type ReactNode, useCallback, useContext, useEffect, useState } from 'react';
import { useStore } from 'zustand';
import type { StoreApi } from 'zustand/vanilla';
import { useOpenShop } from '../../session/OpenShop.ts';
import { orderKeys } from '../orderKeys.ts';
import { createRunningOrders, type RunningOrders } from './createRunningOrders.ts';

const RunningOrdersContext = createContext<StoreApi<RunningOrders> | null>(null);

/** Surrounds all screens, so that a mutation still counts after its list has left the screen. One per shop. */
export function RunningOrdersProvider({ children }: { children: ReactNode }) {
  const cache = useQueryClient().getMutationCache();
  const { shop } = useOpenShop();
  const [store] = useState(() => createRunningOrders(cache, orderKeys.changes(shop)));
  useEffect(() => store.connect(), [store]);
  return <RunningOrdersContext.Provider value={store}>{children}</RunningOrdersContext.Provider>;
}

/** Reads, on call, whether an action runs on an order. */
export function useReadIsRunning(): (orderId: string) => boolean {
  const { getState } = useRunningOrdersStore();
  return useCallback((orderId) => getState().has(orderId), [getState]);
}

/** Whether an action runs on this order. */
export function useIsRunning(orderId: string): boolean {
  return useStore(useRunningOrdersStore(), (running) => running.has(orderId));
}

/** The button that runs on this order; `null` for none. */
export function useRunningActionId(orderId: string): string | null {
  return useStore(useRunningOrdersStore(), (running) => running.get(orderId) ?? null);
}

function useRunningOrdersStore(): StoreApi<RunningOrders> {
  const store = useContext(RunningOrdersContext);
  if (!store) throw new Error('Running orders need a RunningOrdersProvider above them.');
  return store;
}

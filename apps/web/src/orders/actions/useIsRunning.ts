import { useCallback } from 'react';
import { useStore } from 'zustand';
import { useOrderActions } from './OrderActionsProvider.tsx';

/** Reads, on call, whether an action runs on an order. */
export function useReadIsRunning(): (orderId: string) => boolean {
  const { getState } = useOrderActions().running;
  return useCallback((orderId) => getState().has(orderId), [getState]);
}

/** Whether an action runs on this order. */
export function useIsRunning(orderId: string): boolean {
  return useStore(useOrderActions().running, (running) => running.has(orderId));
}

/** The button that runs on this order; `null` for none. */
export function useRunningActionId(orderId: string): string | null {
  return useStore(useOrderActions().running, (running) => running.get(orderId) ?? null);
}

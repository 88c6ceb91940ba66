import type { MutationCache, MutationKey } from '@tanstack/react-query';
import { createStore } from 'zustand/vanilla';

/** Variables of a mutation that changes orders. */
export interface OrderMutation {
  /** `orderId`s. */
  orderIds: ReadonlySet<string>;
  /** Identifies the button that shows it is running. */
  actionId?: string;
}

/** The orders that a pending mutation changes, single or bulk, by `orderId`; `null` when no button shows it. */
export type RunningOrders = ReadonlyMap<string, string | null>;

/** Follows the mutation cache while connected: the mutations under `mutationKey` have `{ variables: OrderMutation }`. */
export function createRunningOrders(cache: MutationCache, mutationKey: MutationKey) {
  const readRunning = (): RunningOrders => {
    const running = new Map<string, string | null>();
    for (const { state } of cache.findAll({ mutationKey, status: 'pending' })) {
      const { orderIds, actionId = null } = (state.variables as { variables: OrderMutation }).variables;
      for (const orderId of orderIds) running.set(orderId, running.get(orderId) ?? actionId);
    }
    return running;
  };
  const store = createStore(readRunning);
  const refresh = () => store.setState(readRunning(), true);

  return {
    ...store,
    /** Returns a function that disconnects it. */
    connect(): () => void {
      refresh();
      return cache.subscribe((event) => {
        if (event.type === 'updated' && ['pending', 'success', 'error'].includes(event.action.type)) refresh();
      });
    },
  };
}

import { createContext, type ReactNode, useCallback, useContext, useMemo, useState, useSyncExternalStore } from 'react';

/** Which orders have something running, single or bulk. While it runs, that order's actions are off; others are not. */
export interface RunningOrders {
  isRunning(orderId: string): boolean;
  /** Counts these orders (`orderId`s) as running until the work has settled, and passes on what became of it. */
  run<T>(orderIds: readonly string[], work: () => Promise<T>): Promise<T>;
}

interface RunningStore extends RunningOrders {
  subscribe(listener: () => void): () => void;
  /** Changes with every change. */
  version(): number;
}

const RunningContext = createContext<RunningStore | null>(null);

/** Stands around all screens, so that what runs goes on running when its list has left the screen. */
export function RunningOrdersProvider({ children }: { children: ReactNode }) {
  const [store] = useState(createRunningStore);
  return <RunningContext.Provider value={store}>{children}</RunningContext.Provider>;
}

/** All of them; draws its component again whenever one begins or ends. For one order, `useIsRunning` is lighter. */
export function useRunningOrders(): RunningOrders {
  const { subscribe, version, isRunning, run } = useStore();
  const current = useSyncExternalStore(subscribe, version);
  // oxlint-disable-next-line react/exhaustive-deps -- a new object with each version, so that whoever keeps it by reference sees the change
  return useMemo(() => ({ isRunning, run }), [isRunning, run, current]);
}

/** Whether something runs on this order. */
export function useIsRunning(orderId: string): boolean {
  const { subscribe, isRunning } = useStore();
  return useSyncExternalStore(
    subscribe,
    useCallback(() => isRunning(orderId), [isRunning, orderId]),
  );
}

/** Runs work on orders without being drawn again for it. */
export function useRun(): RunningOrders['run'] {
  return useStore().run;
}

function useStore(): RunningStore {
  const store = useContext(RunningContext);
  if (!store) throw new Error('Running orders need a RunningOrdersProvider above them.');
  return store;
}

function createRunningStore(): RunningStore {
  const listeners = new Set<() => void>();
  const counts = new Map<string, number>();
  let version = 0;

  const add = (orderIds: readonly string[], amount: 1 | -1) => {
    for (const orderId of orderIds) {
      const count = (counts.get(orderId) ?? 0) + amount;
      if (count > 0) counts.set(orderId, count);
      else counts.delete(orderId);
    }
    version += 1;
    for (const listener of listeners) listener();
  };

  return {
    isRunning: (orderId) => counts.has(orderId),
    async run(orderIds, work) {
      add(orderIds, 1);
      try {
        return await work();
      } finally {
        add(orderIds, -1);
      }
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    version: () => version,
  };
}

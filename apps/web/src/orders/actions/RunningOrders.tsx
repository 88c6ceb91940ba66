import { createContext, type ReactNode, useCallback, useContext, useMemo, useState, useSyncExternalStore } from 'react';

/** Which orders have something running, single or bulk. While it runs, that order's actions are off; others are not. */
export interface RunningOrders {
  isRunning(orderId: string): boolean;
  /**
   * Counts these orders (`orderId`s) as running until the work has settled, and passes on what became of it. `what`
   * names the work for the one button that shows it.
   */
  run<T>(orderIds: readonly string[], task: () => Promise<T>, actionId?: string): Promise<T>;
}

interface RunningStore extends RunningOrders {
  runningActionId(orderId: string): string | null;
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
  const { subscribe, version, isRunning, run } = useRunningStore();
  const current = useSyncExternalStore(subscribe, version);
  // oxlint-disable-next-line react/exhaustive-deps -- a new object with each version, so that whoever keeps it by reference sees the change
  return useMemo(() => ({ isRunning, run }), [isRunning, run, current]);
}

/** Whether something runs on this order. */
export function useIsRunning(orderId: string): boolean {
  const { subscribe, isRunning } = useRunningStore();
  return useSyncExternalStore(
    subscribe,
    useCallback(() => isRunning(orderId), [isRunning, orderId]),
  );
}

/** What runs on this order, as whoever runs it named it; null when nothing that has a name does. */
export function useRunningActionId(orderId: string): string | null {
  const { subscribe, runningActionId } = useRunningStore();
  return useSyncExternalStore(
    subscribe,
    useCallback(() => runningActionId(orderId), [runningActionId, orderId]),
  );
}

/** Runs work on orders without being drawn again for it. */
export function useRunOnOrders(): RunningOrders['run'] {
  return useRunningStore().run;
}

function useRunningStore(): RunningStore {
  const store = useContext(RunningContext);
  if (!store) throw new Error('Running orders need a RunningOrdersProvider above them.');
  return store;
}

function createRunningStore(): RunningStore {
  const listeners = new Set<() => void>();
  const running = new Map<string, readonly { actionId: string | null }[]>();
  let version = 0;

  const notifyListeners = () => {
    version += 1;
    for (const listener of listeners) listener();
  };

  return {
    isRunning: (orderId) => running.has(orderId),
    runningActionId: (orderId) => running.get(orderId)?.find(({ actionId }) => actionId !== null)?.actionId ?? null,
    async run(orderIds, task, actionId) {
      const entry = { actionId: actionId ?? null };
      for (const orderId of orderIds) running.set(orderId, [...(running.get(orderId) ?? []), entry]);
      notifyListeners();
      try {
        return await task();
      } finally {
        for (const orderId of orderIds) {
          const others = (running.get(orderId) ?? []).filter((one) => one !== entry);
          if (others.length > 0) running.set(orderId, others);
          else running.delete(orderId);
        }
        notifyListeners();
      }
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    version: () => version,
  };
}

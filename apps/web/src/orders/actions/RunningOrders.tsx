import { createContext, type ReactNode, useCallback, useContext, useMemo, useState, useSyncExternalStore } from 'react';

/** Which orders have something running, single or bulk. While it runs, that order's actions are off; others are not. */
export interface RunningOrders {
  isRunning(orderId: string): boolean;
  /**
   * Counts these orders (`orderId`s) as running until the work has settled, and passes on what became of it. `what`
   * names the work for the one button that shows it.
   */
  run<T>(orderIds: readonly string[], work: () => Promise<T>, what?: string): Promise<T>;
}

interface RunningStore extends RunningOrders {
  whatRuns(orderId: string): string | null;
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

/** What runs on this order, as whoever runs it named it; null when nothing that has a name does. */
export function useWhatRuns(orderId: string): string | null {
  const { subscribe, whatRuns } = useStore();
  return useSyncExternalStore(
    subscribe,
    useCallback(() => whatRuns(orderId), [whatRuns, orderId]),
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
  const running = new Map<string, readonly { what: string | null }[]>();
  let version = 0;

  const changed = () => {
    version += 1;
    for (const listener of listeners) listener();
  };

  return {
    isRunning: (orderId) => running.has(orderId),
    whatRuns: (orderId) => running.get(orderId)?.find(({ what }) => what !== null)?.what ?? null,
    async run(orderIds, work, what) {
      const own = { what: what ?? null };
      for (const orderId of orderIds) running.set(orderId, [...(running.get(orderId) ?? []), own]);
      changed();
      try {
        return await work();
      } finally {
        for (const orderId of orderIds) {
          const others = (running.get(orderId) ?? []).filter((one) => one !== own);
          if (others.length > 0) running.set(orderId, others);
          else running.delete(orderId);
        }
        changed();
      }
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    version: () => version,
  };
}

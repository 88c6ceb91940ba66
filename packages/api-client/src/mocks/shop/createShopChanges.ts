import type { OrderStage } from '@hub/domain/orders';
import { createRecentChanges } from '../../events/createRecentChanges.ts';

/** Tells listeners which stages changed. */
export interface SandboxChanges {
  /** Stages that an order left or entered. Reports of one task are passed on together. */
  report(stages: readonly OrderStage[]): void;
  /** Starts with recently changed stages, if any. Returns an unsubscribe function. */
  subscribe(listener: (stages: readonly string[]) => void): () => void;
}

export function createShopChanges(): SandboxChanges {
  const listeners = new Set<(stages: readonly string[]) => void>();
  const recent = createRecentChanges();
  let pending: Set<OrderStage> | null = null;

  function flush(): void {
    const stages = [...(pending ?? [])];
    pending = null;
    recent.add(stages);
    for (const listener of listeners) listener(stages);
  }

  return {
    report: (stages) => {
      if (pending === null) {
        pending = new Set();
        queueMicrotask(flush);
      }
      for (const stage of stages) pending.add(stage);
    },
    subscribe: (listener) => {
      listeners.add(listener);
      const stages = recent.stages();
      if (stages.length > 0) listener(stages);
      return () => listeners.delete(listener);
    },
  };
}

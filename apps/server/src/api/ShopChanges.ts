import type { Database } from '@hub/database';
import { createRecentByShop } from './createRecentByShop.ts';

/** Tells listeners which stages of a shop changed, in any process. */
export interface ShopChanges {
  /**
   * Calls `onChange` with stages, first with those of the last ten seconds; `null`: some changes may have been missed.
   * Returns a function that unsubscribes.
   */
  subscribe(shopId: number, onChange: (stages: readonly string[] | null) => void): () => void;
  listenerCount(): number;
  /** Aborted when the server stops and no more changes come. */
  readonly closed: AbortSignal;
  close(): Promise<void>;
}

type Listener = (stages: readonly string[] | null) => void;

/** Listens to the changes that the database announces on commit. */
export async function createShopChanges(database: Database): Promise<ShopChanges> {
  const listeners = new Map<number, Set<Listener>>();
  const recent = createRecentByShop();
  const closing = new AbortController();
  const stop = await database.listen(
    'order_changes',
    (payload) => {
      const { shopId, stages } = JSON.parse(payload) as { shopId: number; stages: string[] };
      recent.add(shopId, stages);
      for (const listener of listeners.get(shopId) ?? []) listener(stages);
    },
    () => {
      for (const listener of [...listeners.values()].flatMap((set) => [...set])) listener(null);
    },
  );
  return {
    subscribe(shopId, onChange) {
      const shopListeners = listeners.get(shopId) ?? new Set();
      listeners.set(shopId, shopListeners.add(onChange));
      const stages = recent.stagesOf(shopId);
      if (stages.length > 0) onChange(stages);
      return () => {
        shopListeners.delete(onChange);
        if (shopListeners.size === 0) listeners.delete(shopId);
      };
    },
    listenerCount: () => [...listeners.values()].reduce((sum, shopListeners) => sum + shopListeners.size, 0),
    closed: closing.signal,
    close: () => {
      closing.abort();
      return stop();
    },
  };
}

import { createRecentChanges, type RecentChanges } from '@hub/api-client/server';

/** The stages that changed recently in each shop. */
export interface RecentByShop {
  add(shopId: number, stages: readonly string[]): void;
  /** Stages of the last ten seconds. */
  stagesOf(shopId: number): readonly string[];
  shopCount(): number;
}

/** Keeps a shop only while its changes are worth repeating. */
export function createRecentByShop(): RecentByShop {
  /** In the order of their last change, newest last. */
  const recent = new Map<number, RecentChanges>();
  return {
    add: (shopId, stages) => {
      const shopChanges = recent.get(shopId) ?? createRecentChanges();
      shopChanges.add(stages);
      recent.delete(shopId);
      recent.set(shopId, shopChanges);
      for (const [other, changes] of recent) {
        if (changes.stages().length > 0) break;
        recent.delete(other);
      }
    },
    stagesOf: (shopId) => recent.get(shopId)?.stages() ?? [],
    shopCount: () => recent.size,
  };
}

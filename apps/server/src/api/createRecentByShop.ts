import { createRecentChanges, type RecentChanges } from '@hub/api-client/server';

/** The stages that changed a moment ago in each shop. */
export interface RecentByShop {
  add(shopId: number, stages: readonly string[]): void;
  /** Stages of the last ten seconds. */
  stagesOf(shopId: number): readonly string[];
  /** Shops that something is kept of. */
  shopCount(): number;
}

/** Keeps shops only as long as what changed in them is worth repeating. */
export function createRecentByShop(): RecentByShop {
  /** The shop that changed last stands last. */
  const recent = new Map<number, RecentChanges>();
  return {
    add: (shopId, stages) => {
      const ofShop = recent.get(shopId) ?? createRecentChanges();
      ofShop.add(stages);
      recent.delete(shopId);
      recent.set(shopId, ofShop);
      for (const [other, changes] of recent) {
        if (changes.stages().length > 0) break;
        recent.delete(other);
      }
    },
    stagesOf: (shopId) => recent.get(shopId)?.stages() ?? [],
    shopCount: () => recent.size,
  };
}

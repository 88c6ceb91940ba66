import { repeatedMs } from './eventEndpoints.ts';

/** The stages that changed recently, for a new stream. */
export interface RecentChanges {
  add(stages: readonly string[]): void;
  /** Stages of the last ten seconds. */
  stages(): readonly string[];
}

export function createRecentChanges(now: () => number = Date.now): RecentChanges {
  const changedAt = new Map<string, number>();
  return {
    add: (stages) => {
      for (const stage of stages) changedAt.set(stage, now());
    },
    stages: () => [...changedAt].filter(([, at]) => now() - at <= repeatedMs).map(([stage]) => stage),
  };
}

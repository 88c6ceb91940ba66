import { message } from '@hub/domain/messages';
import { StoreThrottledError } from '../PlatformError.ts';

/** A bucket of points that refills, as the platform reports it in each reply. */
export interface ThrottleStatus {
  maximumAvailable: number;
  currentlyAvailable: number;
  /** Points per second. */
  restoreRate: number;
}

export interface QueryBudgetOptions {
  /** Milliseconds since 1970. */
  now(): number;
  sleep(ms: number): Promise<void>;
}

/** Query budget of one shop. The platform runs a query only if enough points are left for its cost. */
export interface QueryBudget {
  /**
   * Reserves points for a query, in the order of the calls. Resolves to the reserved points. Throws StoreThrottledError
   * when the wait would exceed `maxWaitMs`.
   */
  reserve(queryName: string, maxWaitMs: number): Promise<number>;
  /** Call after the reply: the reserved points, the cost as the platform counts it, and the points left. */
  settle(queryName: string, reserved: number, cost: number | null, status: ThrottleStatus | null): void;
}

/** After this long the bucket counts as full, regardless of earlier replies. No plan needs longer. */
export const fullAfterMs = 60_000;

/** Points reserved for a query whose cost is not known yet. */
const unknownCost = 100;

export function createQueryBudget({ now, sleep }: QueryBudgetOptions): QueryBudget {
  const costs = new Map<string, number>();
  let known: { status: ThrottleStatus; at: number } | null = null;
  /** Points of queries without a reply: the last status may or may not include them. */
  let pending = 0;
  let queue: Promise<unknown> = Promise.resolve();

  /** Milliseconds until this many points are available. */
  function waitFor(cost: number): number {
    if (known === null) return 0;
    const { maximumAvailable, currentlyAvailable, restoreRate } = known.status;
    const restored = currentlyAvailable + ((now() - known.at) / 1000) * restoreRate;
    const missing = Math.min(cost, maximumAvailable) - (Math.min(maximumAvailable, restored) - pending);
    const untilFullMs = known.at + fullAfterMs - now();
    return missing <= 0 ? 0 : Math.max(0, Math.min(Math.ceil((missing / restoreRate) * 1000), untilFullMs));
  }

  async function reserveNow(queryName: string, maxWaitMs: number): Promise<number> {
    const deadline = now() + maxWaitMs;
    const cost = costs.get(queryName) ?? unknownCost;
    for (let wait = waitFor(cost); wait > 0; wait = waitFor(cost)) {
      if (now() + wait > deadline) throw new StoreThrottledError(message('store.callLimit'), wait);
      // Replies that arrive during the wait may free points earlier.
      await sleep(Math.min(wait, 1000));
    }
    pending += cost;
    return cost;
  }

  return {
    reserve(queryName, maxWaitMs) {
      const reserved = queue.then(() => reserveNow(queryName, maxWaitMs));
      queue = reserved.catch(() => undefined);
      return reserved;
    },
    settle(queryName, reserved, cost, status) {
      pending -= reserved;
      if (cost !== null) costs.set(queryName, cost);
      if (status !== null && status.restoreRate > 0) known = { status, at: now() };
    },
  };
}

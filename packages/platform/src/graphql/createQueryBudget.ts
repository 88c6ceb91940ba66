import { message } from '@hub/domain/messages';
import { StoreThrottledError } from '../PlatformError.ts';

/** Of the platform's replies: a bucket of points that fills up again. */
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

/** What queries to one shop may cost. The platform takes a query only if its cost is there in points. */
export interface QueryBudget {
  /**
   * Resolves when a query of this name fits, in the order of the calls, to what it has set aside. Throws
   * StoreThrottledError when that would take longer than `maxWaitMs`.
   */
  reserve(queryName: string, maxWaitMs: number): Promise<number>;
  /** A query has been answered: what it had set aside, its cost as the platform counts it, and the points left. */
  settle(queryName: string, reserved: number, cost: number | null, status: ThrottleStatus | null): void;
}

/** Whatever a reply said, the bucket is taken for full after so long: no plan of the platform needs longer. */
export const fullAfterMs = 60_000;

/** Points for a query that was never answered yet; what it costs is known after. */
const unknownCost = 100;

export function createQueryBudget({ now, sleep }: QueryBudgetOptions): QueryBudget {
  const costs = new Map<string, number>();
  let known: { status: ThrottleStatus; at: number } | null = null;
  /** Points of queries without a reply yet: the points left may be from before or after them. */
  let pending = 0;
  let queue: Promise<unknown> = Promise.resolve();

  /** Milliseconds until so many points are there. */
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
      // Replies that come meanwhile may free points earlier.
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

import type { Backend } from './Backend.ts';
import type { Lateness } from '../operations/createLateness.ts';

/** Jobs wait when this many calls run in the process. */
const manyCalls = 20;
/** Timer lateness that counts as an overloaded processor. */
const lateMs = 30;
/** Longest wait of a job, so that jobs advance slowly even in a long rush. */
const longestWaitMs = 2_000;
const lookEveryMs = 20;

/** Gives calls and webhooks priority over jobs in the same process. */
export interface CallsFirst {
  /** The same replies; calls count as running until their reply begins. */
  counted(backend: Backend): Backend;
  /** Resolves when jobs would hold up no call, or after two seconds. */
  untilFewCalls(): Promise<void>;
}

/**
 * Delays jobs during many calls, or during some when the processor is overloaded, also by other processes: people
 * notice a second, a queued job does not.
 */
export function createCallsFirst(lateness: Lateness): CallsFirst {
  let underWay = 0;
  const isRush = () => underWay >= manyCalls || (underWay > 0 && lateness.now() > lateMs);
  return {
    counted: (backend) => async (request) => {
      underWay += 1;
      try {
        return await backend(request);
      } finally {
        underWay -= 1;
      }
    },
    untilFewCalls: async () => {
      const endsAt = performance.now() + longestWaitMs;
      while (isRush() && performance.now() < endsAt) {
        await new Promise((resolve) => setTimeout(resolve, lookEveryMs));
      }
    },
  };
}

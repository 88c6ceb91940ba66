import type { Backend } from './Backend.ts';
import { createLateness, type Lateness } from '../operations/createLateness.ts';

/** Calls under way in this process from which on jobs wait: fewer are answered as fast with jobs beside them. */
const manyCalls = 20;
/** A process whose timers are later than this has more to do than its processor can. */
const lateMs = 30;
/** Longest wait of a job, so that jobs go on, slowly, however long the rush is. */
const longestWaitMs = 2_000;
const lookEveryMs = 20;

/** Calls and webhooks before jobs, where both are done in one process. */
export interface CallsFirst {
  /** The same replies; they are counted until they begin. */
  counted(backend: Backend): Backend;
  /** Resolves when jobs would keep no call waiting, or after two seconds. */
  untilFewCalls(): Promise<void>;
  stop(): void;
}

/**
 * Lets jobs wait while many people and stores ask, or while some do and the processor has too much to do, also with other
 * processes: a person notices a second, a job that waits in its queue does not.
 */
export function createCallsFirst(lateness: Lateness = createLateness()): CallsFirst {
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
    stop: lateness.stop,
  };
}

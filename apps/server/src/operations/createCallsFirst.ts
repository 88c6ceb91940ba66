import type { Backend } from '../Backend.ts';

/** Calls under way in this process from which on jobs wait: fewer are answered as fast with jobs beside them. */
const manyCalls = 20;
/** Longest wait of a job, so that jobs go on, slowly, however long the rush is. */
const longestWaitMs = 2_000;

/** Calls and webhooks before jobs, where both are done in one process. */
export interface CallsFirst {
  /** The same replies; they are counted until they begin. */
  counted(backend: Backend): Backend;
  /** Resolves when few calls are under way, or after two seconds. */
  untilFewCalls(): Promise<void>;
}

/** Lets jobs wait while many people and stores ask: a person notices a second, a job that waits in its queue does not. */
export function createCallsFirst(): CallsFirst {
  let underWay = 0;
  const waiting = new Set<() => void>();
  return {
    counted: (backend) => async (request) => {
      underWay += 1;
      try {
        return await backend(request);
      } finally {
        underWay -= 1;
        if (underWay < manyCalls) for (const begin of waiting) begin();
      }
    },
    untilFewCalls: async () => {
      if (underWay < manyCalls) return;
      const { promise, resolve } = Promise.withResolvers<void>();
      const timer = setTimeout(resolve, longestWaitMs);
      waiting.add(resolve);
      await promise;
      clearTimeout(timer);
      waiting.delete(resolve);
    },
  };
}

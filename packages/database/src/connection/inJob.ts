import { AsyncLocalStorage } from 'node:async_hooks';

const storage = new AsyncLocalStorage<'job' | 'transaction'>();

/** Runs a job, whose transactions leave connections to others. */
export function inJob<T>(work: () => T): T {
  return storage.run('job', work);
}

/** Limits the transactions of jobs that run at once; one within another has its place already. */
export function createJobLimit(most: number): <T>(work: () => Promise<T>) => Promise<T> {
  let free = most;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (storage.getStore() !== 'job') return work();
    if (free > 0) free -= 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await storage.run('transaction', work);
    } finally {
      const next = waiting.shift();
      if (next === undefined) free += 1;
      else next();
    }
  };
}

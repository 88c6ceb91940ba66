import { AsyncLocalStorage } from 'node:async_hooks';

/** What the code that runs belongs to; undefined: a call, or a webhook. */
const storage = new AsyncLocalStorage<'job' | 'transaction'>();

/** Runs a job, whose transactions leave connections to others. */
export function inJob<T>(work: () => T): T {
  return storage.run('job', work);
}

/** Runs a transaction; those within it have its place already. */
export function inTransaction<T>(work: () => T): T {
  return storage.run('transaction', work);
}

/** Whether a job or a transaction runs this. */
export function runningIn(): 'job' | 'transaction' | undefined {
  return storage.getStore();
}

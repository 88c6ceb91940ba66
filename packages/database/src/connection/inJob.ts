import { AsyncLocalStorage } from 'node:async_hooks';

/** Context of the running code; undefined in a call or a webhook. */
const storage = new AsyncLocalStorage<'job' | 'transaction'>();

/** Runs a job. Its transactions leave connections for others. */
export function inJob<T>(work: () => T): T {
  return storage.run('job', work);
}

/** Runs a transaction. Nested ones reuse its place. */
export function inTransaction<T>(work: () => T): T {
  return storage.run('transaction', work);
}

export function runningIn(): 'job' | 'transaction' | undefined {
  return storage.getStore();
}

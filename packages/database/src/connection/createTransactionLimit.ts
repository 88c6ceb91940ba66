import { createFairLimit } from './createFairLimit.ts';
import { DatabaseUnavailableError } from './errors.ts';
import { inTransaction, runningIn } from './inJob.ts';

/** Which transactions run at once on a process's connections. */
export interface TransactionLimit {
  /** `shopId`: null without a shop. */
  run<T>(shopId: number | null, work: () => Promise<T>): Promise<T>;
  /** Number of waiting transactions. */
  waiting(): number;
}

/** Connections that jobs leave free for calls and webhooks. */
const connectionsOfCalls = 4;
/** One in this many connections is reserved for other shops. */
const perReserved = 5;
/** Longest wait of a call or webhook for a connection. Jobs wait without a limit. */
const callWaitMs = 5_000;

/**
 * Jobs leave connections for calls, and each shop leaves some for the others, so that no shop has to wait for another
 * shop's long transactions.
 */
export function createTransactionLimit(connections: number): TransactionLimit {
  const all = createFairLimit<number | null>(shared(connections));
  const jobLimit = createFairLimit<number | null>(shared(Math.max(1, connections - connectionsOfCalls)));
  const timeout = {
    ms: callWaitMs,
    error: () => new DatabaseUnavailableError('No connection to the database was free in time.'),
  };
  return {
    run: (shopId, work) => {
      const outer = runningIn();
      if (outer === 'transaction') return work();
      const transaction = () => inTransaction(work);
      if (outer === 'job') return jobLimit.run(shopId, () => all.run(shopId, transaction));
      return all.run(shopId, transaction, timeout);
    },
    waiting: () => jobLimit.waiting() + all.waiting(),
  };
}

function shared(most: number): { most: number; mostOfOne: number } {
  return { most, mostOfOne: most - Math.floor(most / perReserved) };
}

import { createFairLimit } from './createFairLimit.ts';
import { DatabaseUnavailableError } from './errors.ts';
import { inTransaction, runningIn } from './inJob.ts';

/** Which transactions run at once on the connections of a process. */
export interface TransactionLimit {
  /** `shopId` null: of no shop. */
  run<T>(shopId: number | null, work: () => Promise<T>): Promise<T>;
  /** Transactions that wait. */
  waiting(): number;
}

/** Connections that jobs leave to calls and webhooks. */
const connectionsOfCalls = 4;
/** Of how many connections one is left to other shops. */
const perReserved = 5;
/** A person and a store wait no longer for a connection; a job waits as long as it takes. */
const callWaitMs = 5_000;

/**
 * Jobs leave connections to calls, and each shop leaves some to the others: however much one has to do, another one's
 * transaction waits for no long one of it.
 */
export function createTransactionLimit(connections: number): TransactionLimit {
  const all = createFairLimit<number | null>(shared(connections));
  const ofJobs = createFairLimit<number | null>(shared(Math.max(1, connections - connectionsOfCalls)));
  const timeout = {
    ms: callWaitMs,
    error: () => new DatabaseUnavailableError('No connection to the database was free in time.'),
  };
  return {
    run: (shopId, work) => {
      const outer = runningIn();
      if (outer === 'transaction') return work();
      const transaction = () => inTransaction(work);
      if (outer === 'job') return ofJobs.run(shopId, () => all.run(shopId, transaction));
      return all.run(shopId, transaction, timeout);
    },
    waiting: () => ofJobs.waiting() + all.waiting(),
  };
}

function shared(most: number): { most: number; mostOfOne: number } {
  return { most, mostOfOne: most - Math.floor(most / perReserved) };
}

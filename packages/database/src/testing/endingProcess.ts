import type { Database } from '../connection/Database.ts';

export interface EndingProcess {
  /** The database for the code under test. */
  database: Database;
  /** Ends the process now and rolls back its open transactions. Never resolves. */
  end(): Promise<never>;
  /** Resolves to "ended" when the process ends. */
  ended: Promise<'ended'>;
}

/**
 * Simulates a process that ends suddenly, as with `kill -9`: from then on, its database calls never resolve. With `moment` it ends during
 * its nth shop transaction, or after that commits.
 */
export function endingProcess(
  database: Database,
  moment?: readonly [when: 'during' | 'after', transaction: number],
): EndingProcess {
  const never = new Promise<never>(() => {});
  const { promise: ended, resolve } = Promise.withResolvers<'ended'>();
  let hasEnded = false;
  let transactions = 0;
  const end = (): Promise<never> => {
    hasEnded = true;
    resolve('ended');
    return never;
  };
  const undone = new Error('The process has ended.');

  async function unlessEnded<Result>(work: () => Promise<Result>, endsAfter = false): Promise<Result> {
    if (hasEnded) return never;
    try {
      const result = await work();
      return hasEnded || endsAfter ? await end() : result;
    } catch (error) {
      if (hasEnded) return never;
      throw error;
    }
  }
  /** Rolls back the transaction during which the process ends. */
  function undoIfEnded(isNow: boolean): void {
    if (isNow) void end();
    if (hasEnded) throw undone;
  }

  return {
    ended,
    end,
    database: {
      ...database,
      inShop: (shopId, work) => {
        transactions += 1;
        const isLast = transactions === moment?.[1];
        return unlessEnded(
          () =>
            database.inShop(shopId, async (transaction) => {
              const result = await work(transaction);
              undoIfEnded(isLast && moment?.[0] === 'during');
              return result;
            }),
          isLast,
        );
      },
      inSystem: (work) =>
        unlessEnded(() =>
          database.inSystem(async (queries) => {
            const result = await work(queries);
            undoIfEnded(false);
            return result;
          }),
        ),
      executeSql: (text, values) => unlessEnded(() => database.executeSql(text, values)),
    },
  };
}

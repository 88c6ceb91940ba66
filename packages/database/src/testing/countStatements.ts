import type { Database, Queries } from '../connection/Database.ts';

interface Prepared {
  execute(...of: readonly unknown[]): Promise<unknown>;
}

/** The method of the query builder that each statement passes through. */
interface Session {
  prepareQuery(...of: readonly unknown[]): Prepared;
}

/** Concurrent statements. Each waits for the others, so that the count doesn't depend on timing. */
interface Turn {
  open: number;
  ended: PromiseWithResolvers<void>;
}

export interface StatementCount {
  /** Statements of transactions, plus a begin and an end for each transaction. */
  statements: number;
  /** Number of waits for the database; concurrent statements count as one. */
  roundTrips: number;
}

/** Wraps a database to count the statements in its transactions. */
export function countStatements(database: Database): { database: Database; count(): StatementCount } {
  const count: StatementCount = { statements: 0, roundTrips: 0 };
  const counted = async <T>(queries: Queries, work: (queries: Queries) => Promise<T>): Promise<T> => {
    const { session } = queries as unknown as { session: Session };
    const { prepareQuery } = session;
    let statements = 2;
    let turns = 0;
    let turn: Turn | undefined;
    session.prepareQuery = (...of) => {
      statements += 1;
      const prepared = prepareQuery.apply(session, [...of]);
      const { execute } = prepared;
      prepared.execute = async (...values) => {
        if (turn === undefined) turns += 1;
        const mine = (turn ??= { open: 0, ended: Promise.withResolvers<void>() });
        mine.open += 1;
        try {
          return await execute.apply(prepared, [...values]);
        } finally {
          mine.open -= 1;
          if (mine.open === 0) {
            turn = undefined;
            mine.ended.resolve();
          }
          await mine.ended.promise;
        }
      };
      return prepared;
    };
    try {
      return await work(queries);
    } finally {
      session.prepareQuery = prepareQuery;
      count.statements += statements;
      count.roundTrips += turns + 2;
    }
  };
  return {
    count: () => ({ ...count }),
    database: {
      ...database,
      inShop: (shopId, work) =>
        database.inShop(shopId, ({ queries }) => counted(queries, (same) => work({ shopId, queries: same }))),
      inSystem: (work) => database.inSystem((queries) => counted(queries, work)),
    },
  };
}

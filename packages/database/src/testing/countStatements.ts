import type { Database, Queries } from '../connection/Database.ts';

interface Prepared {
  execute(...of: readonly unknown[]): Promise<unknown>;
}

/** The part of the query builder that each statement goes through. */
interface Session {
  prepareQuery(...of: readonly unknown[]): Prepared;
}

/** What goes to the database and back. */
export interface StatementCount {
  /** The statements of transactions, and a begin and an end for each of these. */
  statements: number;
  /** How often somebody waits for the database: statements that wait for the same ones before them go together. */
  roundTrips: number;
}

/** The same database, which counts the statements in its transactions. */
export function countStatements(database: Database): { database: Database; count(): StatementCount } {
  const count: StatementCount = { statements: 0, roundTrips: 0 };
  const counted = async <T>(queries: Queries, work: (queries: Queries) => Promise<T>): Promise<T> => {
    const { session } = queries as unknown as { session: Session };
    const { prepareQuery } = session;
    let statements = 2;
    let begun = 0;
    let ended = 0;
    session.prepareQuery = (...of) => {
      statements += 1;
      const prepared = prepareQuery.apply(session, [...of]);
      const { execute } = prepared;
      prepared.execute = async (...values) => {
        const turn = ended + 1;
        begun = Math.max(begun, turn);
        try {
          return await execute.apply(prepared, [...values]);
        } finally {
          ended = Math.max(ended, turn);
        }
      };
      return prepared;
    };
    try {
      return await work(queries);
    } finally {
      session.prepareQuery = prepareQuery;
      count.statements += statements;
      count.roundTrips += begun + 2;
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

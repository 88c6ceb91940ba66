import type { Database, Queries } from '../connection/Database.ts';

/** The part of the query builder that each statement goes through. */
interface Session {
  prepareQuery(...of: readonly unknown[]): unknown;
}

/**
 * The same database, which counts the statements in its transactions, and a begin and an end for each of these: what
 * goes to the server and back.
 */
export function countStatements(database: Database): { database: Database; statements(): number } {
  let count = 0;
  const counted = <T>(queries: Queries, work: (queries: Queries) => Promise<T>): Promise<T> => {
    count += 2;
    const { session } = queries as unknown as { session: Session };
    const { prepareQuery } = session;
    session.prepareQuery = (...of) => {
      count += 1;
      return prepareQuery.apply(session, [...of]);
    };
    return work(queries).finally(() => {
      session.prepareQuery = prepareQuery;
    });
  };
  return {
    statements: () => count,
    database: {
      ...database,
      inShop: (shopId, work) =>
        database.inShop(shopId, ({ queries }) => counted(queries, (same) => work({ shopId, queries: same }))),
      inSystem: (work) => database.inSystem((queries) => counted(queries, work)),
    },
  };
}

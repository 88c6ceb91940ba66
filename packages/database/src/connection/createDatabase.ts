import { sql } from 'drizzle-orm';
import { type Database, type Queries, rowsOf } from './Database.ts';
import { DatabaseFullError, explainError, mayWorkAgain } from './errors.ts';

const maxAttempts = 4;

interface Connection extends Pick<Database, 'kind' | 'executeSql' | 'listen' | 'close'> {
  poolUse?: Database['poolUse'];
  queries: Pick<Queries, 'transaction'>;
  /** Why transactions may only read at the moment, or null. */
  shortOfSpace?(): string | null;
}

/** The transactions of a database over a connection of either kind. */
export function createDatabase({
  kind,
  queries,
  executeSql,
  listen,
  close,
  poolUse = () => null,
  shortOfSpace = () => null,
}: Connection): Database {
  const transact = <T>(work: (transaction: Queries) => Promise<T>): Promise<T> =>
    retry(async () => {
      const reason = shortOfSpace();
      try {
        return await queries.transaction(async (transaction) => {
          if (reason !== null) await rowsOf(transaction, sql`SET TRANSACTION READ ONLY`);
          return work(transaction);
        });
      } catch (error) {
        throw explainError(error, reason);
      }
    });
  return {
    kind,
    listen,
    close,
    poolUse,
    executeSql: async (text, values) => {
      const reason = shortOfSpace();
      if (reason !== null) throw new DatabaseFullError(reason);
      return executeSql(text, values);
    },
    inSystem: transact,
    inShop: (shopId, work) =>
      transact(async (transaction) => {
        await enterShop(transaction, shopId);
        return work({ shopId, queries: transaction });
      }),
  };
}

/** Until the end of the transaction: rows of this shop only, with the rights of the shop role. */
async function enterShop(queries: Queries, shopId: number): Promise<void> {
  if (!Number.isSafeInteger(shopId)) throw new RangeError('A shop id is a whole number.');
  await rowsOf(
    queries,
    sql`SELECT set_config('hub.shop_id', ${String(shopId)}, true), set_config('role', 'hub_shop', true)`,
  );
}

async function retry<T>(run: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await run();
    } catch (error) {
      if (attempt === maxAttempts || !mayWorkAgain(error)) throw error;
    }
  }
}

import type { Database, Queries } from './Database.ts';
import { DatabaseFullError, explainError, mayWorkAgain } from './errors.ts';

const maxAttempts = 4;

/**
 * Runs `work` in one transaction, with or without a shop. It starts with the statements in `entry`, which take no
 * parameters; '' for none.
 */
export type Transact = <T>(shopId: number | null, entry: string, work: (queries: Queries) => Promise<T>) => Promise<T>;

interface Connection extends Pick<Database, 'kind' | 'executeSql' | 'listen' | 'close'> {
  poolUse?: Database['poolUse'];
  transact: Transact;
  /** Why transactions are read-only at the moment, or null. */
  shortOfSpace?(): string | null;
}

/** A database's transactions, over either kind of connection. */
export function createDatabase({
  kind,
  transact: transactOnce,
  executeSql,
  listen,
  close,
  poolUse = () => null,
  shortOfSpace = () => null,
}: Connection): Database {
  const transact: Transact = (shopId, entry, work) =>
    retry(async () => {
      const reason = shortOfSpace();
      try {
        return await transactOnce(shopId, reason === null ? entry : `SET TRANSACTION READ ONLY; ${entry}`, work);
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
    inSystem: (work) => transact(null, '', work),
    inShop: async (shopId, work) => transact(shopId, entryOf(shopId), (queries) => work({ shopId, queries })),
  };
}

/** Until the end of the transaction: only this shop's rows, with the rights of the shop role. */
function entryOf(shopId: number): string {
  // The id becomes part of the SQL text.
  if (!Number.isSafeInteger(shopId)) throw new RangeError('A shop id is a whole number.');
  return `SELECT set_config('hub.shop_id', '${shopId}', true), set_config('role', 'hub_shop', true)`;
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

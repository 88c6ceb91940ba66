import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { SQL } from 'drizzle-orm';

/** What queries are written with: the same on the embedded database and on a server. */
export type Queries = PgDatabase<PgQueryResultHKT>;

/** A transaction that sees the rows of one shop (row-level security). */
export interface ShopTransaction {
  readonly shopId: number;
  readonly queries: Queries;
}

/** How many connections of this process there are. */
export interface PoolUse {
  inUse: number;
  idle: number;
  /** Transactions that wait for a connection. */
  waiting: number;
}

/** PostgreSQL, in this process or on a server. */
export interface Database {
  readonly kind: 'embedded' | 'server';
  /**
   * Runs `work` in one transaction of a shop: everything or nothing. It is run again, up to three times, when
   * PostgreSQL ends it for a deadlock or a serialisation failure, so it must have no other effect.
   * Throws DatabaseUnavailableError when the server cannot be reached; then nothing or everything was done.
   */
  inShop<T>(shopId: number, work: (transaction: ShopTransaction) => Promise<T>): Promise<T>;
  /** The same without a shop, for what belongs to none: finding a shop by its domain, taking over jobs. */
  inSystem<T>(work: (queries: Queries) => Promise<T>): Promise<T>;
  /**
   * Runs a text of one or more statements in a transaction of its own, with the rights of the owner; for the job
   * queue, which writes its own SQL. Parameters need a single statement.
   */
  executeSql(text: string, values?: readonly unknown[]): Promise<{ rows: Record<string, unknown>[] }>;
  /**
   * Calls `onMessage` for each message of a channel, and `onGap` after messages may have been missed because the
   * connection was lost. Resolves to a function that ends it.
   */
  listen(channel: string, onMessage: (payload: string) => void, onGap: () => void): Promise<() => Promise<void>>;
  /** Connections to the server; null: the embedded database has one of its own. */
  poolUse(): PoolUse | null;
  /** Ends after the transactions under way. */
  close(): Promise<void>;
}

/** The rows of a statement that is written in SQL. `Row` is what the statement selects; nothing checks it. */
export async function rowsOf<Row>(queries: Queries, statement: SQL): Promise<Row[]> {
  const result = (await queries.execute(statement)) as unknown as { rows: Row[] };
  return result.rows;
}

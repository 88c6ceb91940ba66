import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { SQL } from 'drizzle-orm';

/** Query interface, the same on the embedded database and on a server. */
export type Queries = PgDatabase<PgQueryResultHKT>;

/** A transaction that sees only one shop's rows (row-level security). */
export interface ShopTransaction {
  readonly shopId: number;
  readonly queries: Queries;
}

/** Connections of this process. */
export interface PoolUse {
  inUse: number;
  idle: number;
  /** Transactions waiting for a connection. */
  waiting: number;
}

/** PostgreSQL, in this process or on a server. */
export interface Database {
  readonly kind: 'embedded' | 'server';
  /**
   * Runs `work` in one transaction of a shop: all or nothing. Retries up to three times after a deadlock or
   * serialization failure, so `work` must have no other effects. Throws DatabaseUnavailableError when the server cannot
   * be reached; then all or nothing was done.
   */
  inShop<T>(shopId: number, work: (transaction: ShopTransaction) => Promise<T>): Promise<T>;
  /** The same without a shop, for example to find a shop by domain or to fetch jobs. */
  inSystem<T>(work: (queries: Queries) => Promise<T>): Promise<T>;
  /**
   * Runs one or more SQL statements in their own transaction with the owner's rights, for the job queue, which writes
   * its own SQL. Parameters need a single statement.
   */
  executeSql(text: string, values?: readonly unknown[]): Promise<{ rows: Record<string, unknown>[] }>;
  /**
   * Calls `onMessage` for each message of a channel, and `onGap` after a lost connection may have missed messages.
   * Resolves to a function that stops listening.
   */
  listen(channel: string, onMessage: (payload: string) => void, onGap: () => void): Promise<() => Promise<void>>;
  /** Connections to the server; null for the embedded database, which has its own. */
  poolUse(): PoolUse | null;
  /** Closes after the running transactions. */
  close(): Promise<void>;
}

/** Rows of a statement written in SQL. `Row` is the selected shape; it is not checked. */
export async function rowsOf<Row>(queries: Queries, statement: SQL): Promise<Row[]> {
  const result = (await queries.execute(statement)) as unknown as { rows: Row[] };
  return result.rows;
}

import { NodePgSession, NodePgTransaction } from 'drizzle-orm/node-postgres';
import { PgDialect } from 'drizzle-orm/pg-core';
import pg from 'pg';
import { createDatabase, type Transact } from './createDatabase.ts';
import { createTransactionLimit, type TransactionLimit } from './createTransactionLimit.ts';
import type { Database, Queries } from './Database.ts';
import { listenOnServer } from './listenOnServer.ts';
import { migrateUnderLock, refusePendingMigrations, toDatabaseError } from './migrateServer.ts';

export interface ServerOptions {
  /** `postgres://user:password@host/database`; never logged. */
  url: string;
  /** Maximum concurrent connections. */
  connections?: number;
  /** Whether to run pending migrations or to refuse opening; runs them by default. */
  migrations?: 'do' | 'refuse';
}

/** A PostgreSQL server with this version's tables. Throws DatabaseError or DatabaseUnavailableError. */
export async function openServer({ url, connections = 10, migrations = 'do' }: ServerOptions): Promise<Database> {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
    // Independent statements go to the server together and are answered together.
    pipeline: true,
    options: '-c timezone=UTC',
  });
  // An idle connection broke; the next query opens another.
  pool.on('error', () => undefined);
  // A connection broke during a transaction: its next statement fails, and that error counts.
  pool.on('connect', (client) => client.on('error', () => undefined));
  try {
    await (migrations === 'do' ? migrateUnderLock(pool) : refusePendingMigrations(pool));
  } catch (error) {
    await pool.end();
    throw toDatabaseError(error);
  }
  const limit = createTransactionLimit(connections);
  return createDatabase({
    kind: 'server',
    transact: transactionOf(pool, limit),
    executeSql: async (text, values) => {
      // Several statements return several results.
      const result: pg.QueryResult | pg.QueryResult[] = await pool.query(text, values && [...values]);
      return { rows: [result].flat().flatMap(({ rows }) => rows) };
    },
    listen: (channel, onMessage, onGap) => listenOnServer(url, channel, { onMessage, onGap }),
    poolUse: () => ({
      inUse: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount + limit.waiting(),
    }),
    close: () => pool.end(),
  });
}

const dialect = new PgDialect();

/**
 * The library's own transaction on a pool keeps a connection forever when it breaks before `BEGIN`, and needs a second
 * round trip to enter the shop.
 */
function transactionOf(pool: pg.Pool, limit: TransactionLimit): Transact {
  return (shopId, entry, work) => limit.run(shopId, () => transact(entry, work));

  async function transact<T>(entry: string, work: (queries: Queries) => Promise<T>): Promise<T> {
    const client = await pool.connect();
    let isBroken = false;
    try {
      await client.query(`BEGIN; ${entry}`);
      try {
        const session = new NodePgSession(client, dialect, undefined);
        const result = await work(new NodePgTransaction(dialect, session, undefined));
        await client.query('COMMIT');
        return result;
      } catch (error) {
        await client.query('ROLLBACK').catch(() => (isBroken = true));
        throw error;
      }
    } finally {
      client.release(isBroken);
    }
  }
}

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
  /** Connections at once. */
  connections?: number;
  /** Whether pending migrations are done, or are a reason not to open it; done by default. */
  migrations?: 'do' | 'refuse';
}

/** A PostgreSQL server with the tables of this version. Throws DatabaseError, or DatabaseUnavailableError. */
export async function openServer({ url, connections = 10, migrations = 'do' }: ServerOptions): Promise<Database> {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
    // Statements that do not wait for each other go to the server together, and are answered together.
    pipeline: true,
    options: '-c timezone=UTC',
  });
  // A connection that breaks while nobody uses it; the next query opens another.
  pool.on('error', () => undefined);
  // One that breaks while a transaction holds it: its next statement fails, and that is the error that counts.
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
      // Several statements have several results.
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
 * The library's own transaction over a pool keeps a connection for good when it breaks before `BEGIN`, and enters the shop
 * in a second round trip.
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

/** Faults of a PostgreSQL server. */
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { insertOrders } from '../orders/insertOrders.ts';
import { aReceivedOrder } from '../testing/aReceivedOrder.ts';
import { aShop } from '../testing/aShop.ts';
import { countRows } from '../testing/dataDirectories.ts';
import { openTestServer, type TestServer } from '../testing/openTestServer.ts';
import { type Database, rowsOf, type ShopTransaction } from './Database.ts';
import { DatabaseError, DatabaseUnavailableError } from './errors.ts';
import { listenOnServer } from './listenOnServer.ts';
import { openServer } from './openServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const opened: Database[] = [];
afterEach(async () => {
  await Promise.all(opened.splice(0).map((database) => database.close()));
});

/** A database that is closed after the test. */
async function open(url: string, connections?: number): Promise<Database> {
  const database = await openServer({ url, ...(connections && { connections }) });
  opened.push(database);
  return database;
}

async function errorOf(work: Promise<unknown>): Promise<Error> {
  try {
    await work;
  } catch (error) {
    if (error instanceof Error) return error;
  }
  throw new Error('It did not fail.');
}

/** Connects as an operator for the duration of `work`. */
async function asOperator<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** A promise that the test resolves. */
const aSignal = () => Promise.withResolvers<void>();

describe.each(['fast', 'crash'] as const)('when the server ends (%s) in the middle of transactions', (how) => {
  test('each call fails as unavailable with nothing half done, and the next works when the server is back', async () => {
    const database = await open(await server.newDatabase());
    const shopId = await aShop(database);
    const isDown = aSignal();
    const begun = [aSignal(), aSignal(), aSignal()];
    const shops = await Promise.all(begun.map(() => aShop(database)));
    const underWay = begun.map((signal, index) =>
      errorOf(
        database.inShop(shops[index] ?? 0, async (transaction) => {
          await insertOrders(transaction, [aReceivedOrder(index + 1)]);
          signal.resolve();
          await isDown.promise;
          await insertOrders(transaction, [aReceivedOrder(index + 101)]);
        }),
      ),
    );
    await Promise.all(begun.map(({ promise }) => promise));
    await server.stop(how);
    isDown.resolve();
    for (const error of await Promise.all(underWay)) expect(error).toBeInstanceOf(DatabaseUnavailableError);
    expect(await errorOf(database.inShop(shopId, ({ queries }) => rowsOf(queries, sql`SELECT 1`)))).toBeInstanceOf(
      DatabaseUnavailableError,
    );
    await server.start();
    expect(await countRows(database, 'orders')).toBe(0);
    await database.inShop(shopId, (transaction) => insertOrders(transaction, [aReceivedOrder(1)]));
    expect([await countRows(database, 'orders'), await countRows(database, 'line_items')]).toEqual([1, 1]);
  });

  test('a listener reconnects and reports a possible gap', async () => {
    const database = await open(await server.newDatabase());
    const shopId = await aShop(database);
    const messages: string[] = [];
    let gaps = 0;
    const end = await database.listen(
      'order_changes',
      (message) => messages.push(message),
      () => void gaps++,
    );
    const receive = (number: number) =>
      database.inShop(shopId, (transaction) => insertOrders(transaction, [aReceivedOrder(number)]));
    await receive(1);
    await expect.poll(() => messages).not.toEqual([]);
    expect(gaps).toBe(0);
    await server.stop(how);
    await server.start();
    await expect.poll(() => gaps).toBe(1);
    messages.length = 0;
    await receive(2);
    await expect.poll(() => messages).toContain(`{"shopId" : ${shopId}, "stages" : ["open"]}`);
    await end();
    messages.length = 0;
    const later: string[] = [];
    await database.listen('order_changes', (message) => later.push(message), vi.fn());
    await receive(3);
    await expect.poll(() => later).not.toEqual([]);
    expect([messages, gaps]).toEqual([[], 1]);
  });
});

describe('at the start', () => {
  test.each([
    ['nothing answers there', 'postgres://hub:Secret-1@127.0.0.1:1/hub', /ECONNREFUSED/],
    ['the host does not exist', 'postgres://hub:Secret-1@no-such-host.invalid/hub', /ENOTFOUND|EAI_AGAIN/],
  ])('%s: refuses to start with the reason, without the password', async (_, url, reason) => {
    const error = await errorOf(openServer({ url }));
    expect(error).toBeInstanceOf(DatabaseUnavailableError);
    expect(error.message).toMatch(/^The database of DATABASE_URL cannot be reached: /);
    expect(error.message).toMatch(reason);
    expect(error.message).not.toContain('Secret-1');
  });

  test('refuses a missing database and an invalid address, with the reason', async () => {
    const url = await server.newDatabase();
    const missing = await errorOf(openServer({ url: `${url}_missing` }));
    expect(missing).toBeInstanceOf(DatabaseError);
    expect(missing).not.toBeInstanceOf(DatabaseUnavailableError);
    expect(missing.message).toMatch(/cannot be prepared: database "test_\d+_missing" does not exist\.$/);
    const nonsense = await errorOf(openServer({ url: 'Secret-1' }));
    expect(nonsense).toBeInstanceOf(DatabaseError);
    expect(nonsense.message).not.toContain('Secret-1');
  });

  test('refuses data of a newer app version', async () => {
    const url = await server.newDatabase();
    await (await openServer({ url })).close();
    await asOperator(url, (client) =>
      client.query("INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES ('of-tomorrow', 1999999999999)"),
    );
    expect((await errorOf(openServer({ url }))).message).toContain('from a newer version of the app (1 migration(s)');
  });

  test('lets one of many processes migrate an empty database while the others wait', async () => {
    const url = await server.newDatabase();
    const databases = await Promise.all(Array.from({ length: 5 }, () => open(url, 2)));
    const migrations = await asOperator(url, (client) =>
      client.query(
        'SELECT count(*)::int AS done, count(DISTINCT hash)::int AS different FROM drizzle.__drizzle_migrations',
      ),
    );
    const [{ done, different }] = migrations.rows as [{ done: number; different: number }];
    expect(done).toBe(different);
    for (const database of databases) await aShop(database);
  });

  test('refuses a migration whose connection is lost, and completes it at the next start', async () => {
    const url = await server.newDatabase();
    await asOperator(url, async (operator) => {
      // Holds the migration lock, so that the start waits.
      await operator.query('SELECT pg_advisory_lock(7204811)');
      const starting = errorOf(openServer({ url }));
      const endWaiting = () =>
        operator.query(
          `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
            WHERE datname = current_database() AND wait_event_type = 'Lock' AND wait_event = 'advisory'`,
        );
      await expect.poll(async () => (await endWaiting()).rowCount).toBe(1);
      expect(await starting).toBeInstanceOf(DatabaseUnavailableError);
    });
    await aShop(await open(url));
  });
});

test('one of two deadlocked transactions is retried, and both are done', async () => {
  const database = await open(await server.newDatabase());
  const shopId = await aShop(database);
  let runs = 0;
  const firstLocks = [aSignal(), aSignal()] as const;
  const lockBoth = (first: 0 | 1) =>
    database.inShop(shopId, async (transaction) => {
      runs++;
      await lock(transaction, first);
      firstLocks[first].resolve();
      await firstLocks[first === 0 ? 1 : 0].promise;
      await lock(transaction, first === 0 ? 1 : 0);
      return first;
    });
  expect(await Promise.all([lockBoth(0), lockBoth(1)])).toEqual([0, 1]);
  expect(runs).toBe(3);
});

const lock = ({ queries }: ShopTransaction, key: number) => rowsOf(queries, sql`SELECT pg_advisory_xact_lock(${key})`);

test('a call fails as unavailable when the server has no connections left', async () => {
  const url = await server.newDatabase();
  const database = await open(url);
  const taken: pg.Client[] = [];
  const take = async (): Promise<Error | null> => {
    const client = new pg.Client({ connectionString: url });
    client.on('error', () => undefined);
    try {
      await client.connect();
      taken.push(client);
      return null;
    } catch (error) {
      return error as Error;
    }
  };
  // The test server allows 60. The pool's only connection is kept busy.
  const isDone = aSignal();
  const busy = database.inSystem(() => isDone.promise);
  while ((await take()) === null);
  expect(await errorOf(database.inSystem((queries) => rowsOf(queries, sql`SELECT 1`)))).toBeInstanceOf(
    DatabaseUnavailableError,
  );
  await Promise.all(taken.map((client) => client.end()));
  isDone.resolve();
  await busy;
  await expect.poll(() => aShop(database).catch(() => 0)).toBeGreaterThan(0);
});

test('a listener switches to another connection when its own goes silent', async () => {
  const url = await server.newDatabase();
  const proxy = await openProxy(Number(new URL(url).port));
  const messages: string[] = [];
  let gaps = 0;
  const throughProxy = url.replace(new URL(url).host, `127.0.0.1:${proxy.port}`);
  const end = await listenOnServer(throughProxy, 'news', {
    onMessage: (message) => messages.push(message),
    onGap: () => void gaps++,
    checkEveryMs: 100,
  });
  const notify = (message: string) => asOperator(url, (client) => client.query(`NOTIFY news, '${message}'`));
  await notify('first');
  await expect.poll(() => messages).toEqual(['first']);
  proxy.silence();
  await notify('missed');
  await expect.poll(() => gaps).toBe(1);
  await notify('second');
  await expect.poll(() => messages).toEqual(['first', 'second']);
  await end();
  await proxy.close();
});

/** A proxy; `silence` keeps open connections but stops passing data on. */
async function openProxy(target: number) {
  const sockets = new Set<Socket>();
  const proxy = createServer((socket) => {
    const onward = connect(target, '127.0.0.1');
    for (const side of [socket, onward]) {
      sockets.add(side);
      side.on('error', () => undefined).on('close', () => sockets.delete(side));
    }
    socket.pipe(onward).pipe(socket);
  }).listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  return {
    port: (proxy.address() as AddressInfo).port,
    silence: () => {
      for (const socket of sockets) socket.unpipe().pause();
    },
    close: async () => {
      for (const socket of sockets) socket.destroy();
      proxy.close();
      await once(proxy, 'close');
    },
  };
}

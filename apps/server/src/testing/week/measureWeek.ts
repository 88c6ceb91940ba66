import { performance } from 'node:perf_hooks';
import type { ApiClient } from '@hub/api-client';
import { listOrderWindow } from '@hub/api-client/orders';
import type { Database } from '@hub/database';
import { allOrdersFilters } from '@hub/domain/dashboard';
import { tabs } from '@hub/domain/orders';
import type { WeekWorld } from './startWeek.ts';

/** Number of calls of each kind in a measurement. */
const rounds = Number(process.env.WEEK_ROUNDS ?? 150);

/** Memory, response times and sizes at a moment of the week. */
export interface WeekFigures {
  orders: number;
  memory: { inUse: number; resident: number };
  /** Milliseconds of the small calls, by name. */
  calls: Readonly<Record<string, { p50: number; p99: number }>>;
  databaseMegabytes: number;
  /** Megabytes of each table with its indexes, largest first. */
  tables: ReadonlyMap<string, number>;
}

/** Measures while nothing else is running. */
export async function measureWeek(world: WeekWorld): Promise<WeekFigures> {
  const client = await world.open();
  const calls = await measureCalls(client);
  const memory = await world.server.memory();
  const { rows } = await world.database.executeSql('SELECT count(*)::int AS count FROM orders');
  const size = await world.database.executeSql('SELECT pg_database_size(current_database()) / 1048576.0 AS size');
  return {
    orders: Number(rows[0]?.count),
    memory,
    calls,
    databaseMegabytes: Number(size.rows[0]?.size),
    tables: await sizesOfTables(world.database),
  };
}

async function measureCalls(client: ApiClient): Promise<WeekFigures['calls']> {
  const page = { tab: tabs.all, filters: allOrdersFilters, part: { page: 1, pageSize: 50 } };
  const { orders, isWhole } = await listOrderWindow(client.context, page);
  if (isWhole) throw new Error('The server gives whole lists only.');
  const small: Readonly<Record<string, (round: number) => Promise<unknown>>> = {
    stats: () => client.orders.getStats(allOrdersFilters),
    'list page': () => listOrderWindow(client.context, page),
    'order detail': (round) => client.orders.getOrderDetail(orders[round % orders.length]?.orderId ?? ''),
    locations: () => client.orders.getLocations(),
  };
  const taken = new Map(Object.keys(small).map((name) => [name, [] as number[]]));
  for (let round = -10; round < rounds; round += 1)
    for (const [name, call] of Object.entries(small)) {
      const startedAt = performance.now();
      await call(Math.max(0, round));
      if (round >= 0) taken.get(name)?.push(performance.now() - startedAt);
    }
  return Object.fromEntries(
    [...taken].map(([name, times]) => {
      const sorted = times.toSorted((a, b) => a - b);
      const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
      return [name, { p50: at(0.5), p99: at(0.99) }];
    }),
  );
}

async function sizesOfTables(database: Database): Promise<ReadonlyMap<string, number>> {
  const { rows } = await database.executeSql(
    `SELECT n.nspname || '.' || c.relname AS name, pg_total_relation_size(c.oid) / 1048576.0 AS size
      FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
      WHERE c.relkind = 'r' AND n.nspname IN ('public', 'pgboss') ORDER BY size DESC`,
  );
  return new Map(rows.map(({ name, size }) => [String(name).replace(/^public\./, ''), Number(size)]));
}

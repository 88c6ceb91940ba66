import { smallSeed } from '@hub/api-client/mocks';
import { countDeadJobs } from '@hub/database/jobs';
import { allOrdersFilters } from '@hub/domain/dashboard';
import { tabs } from '@hub/domain/orders';
import { readFileSync } from 'node:fs';
import { expect, onTestFinished, test } from 'vitest';
import { countStock } from '../testing/chaos/chaosShop.ts';
import { demoStories, pastOrders, planDay, type PlannedOrder } from '../testing/chaos/planDay.ts';
import { ordersInHour, workAnHour } from '../testing/week/liveWeek.ts';
import { measureWeek, type WeekFigures } from '../testing/week/measureWeek.ts';
import { startWeek, type WeekWorld } from '../testing/week/startWeek.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** Europe's clocks change in its first night, America's in its last, and a month ends in between. */
const startAt = Date.parse('2026-10-24T12:00:00Z');
const days = Number(process.env.WEEK_DAYS ?? 8);
const perDay = Number(process.env.WEEK_ORDERS ?? 60);
/** Orders from before the app came. */
const pastCount = Number(process.env.WEEK_PAST ?? 1_000);
const stepMs = Number(process.env.WEEK_STEP_MINUTES ?? 60) * minuteMs;
/** The first comes twice in the night in which the clocks change. */
const cutOffTimes = ['01:00', '12:00', '16:00'];
const seed = 'a week';
const expected = { backupAfterDays: Math.min(4, days - 1), frozenHours: 4 };

test(
  'a week on one PostgreSQL: each cut-off has one batch, tokens and plan renew, old rows go, and a backup is whole',
  { tags: ['hazard:memory-growth', 'hazard:lost-change'] },
  async ({ annotate }) => {
    const startedAt = performance.now();
    const orders = days * perDay;
    const planned = planDay(pastOrders(smallSeed, orders), seed, demoStories(orders));
    const past = pastOrders(smallSeed, pastCount).map((lines, index) => ({
      at: startAt - dayMs * (2 + (index % 50)),
      customer: `earlier ${index}`,
      country: 'United Kingdom',
      state: 'fulfilled' as const,
      lines,
    }));
    const world = await startWeek({ startAt, timeZone: 'Europe/London', cutOffTimes, past, seed });
    onTestFinished(world.close);
    await countStock(
      world,
      planned.flatMap(({ stock }) => stock),
      new Date(world.now()),
    );
    const placed: { name: string; at: number; planned: PlannedOrder }[] = [];
    const figures: WeekFigures[] = [];
    const arrived = new Set<string>();
    const tokens = new Set<string>();
    const unquiet: string[] = [];
    let backup: { folder: string; lists: readonly string[]; counts: string } | null = null;
    const plan = world.store.controls.app().subscriptions.at(-1)?.id ?? '';

    console.log(`Started after ${round((performance.now() - startedAt) / 1_000)} s.`);
    const progressOf = () =>
      `${new Date(world.now()).toISOString()} after ${round((performance.now() - startedAt) / 1_000)} s; ${placed.length} orders, ` +
      `${tokens.size} tokens, not quiet: ${unquiet.join(', ') || 'never'}`;
    for (let at = startAt + stepMs; at <= startAt + days * dayMs; at += stepMs) {
      const isHour = at % hourMs === 0;
      if (isHour)
        for (let left = ordersInHour(new Date(at).getUTCHours(), perDay); left > 0; left -= 1) {
          const next = planned[placed.length];
          if (next) placed.push({ name: world.store.controls.placeOrder(next.order), at, planned: next });
        }
      if (!(await world.moveTo(at))) unquiet.push(new Date(at).toISOString());
      expect(world.server.isRunning(), readEnd(world.logFile)).toBe(true);
      if (!isHour) continue;
      // The month's bill is not paid for some hours.
      if (at === Date.parse('2026-10-31T02:00:00Z')) world.store.controls.setSubscriptionStatus(plan, 'FROZEN');
      if (at === Date.parse('2026-10-31T02:00:00Z') + expected.frozenHours * hourMs)
        world.store.controls.setSubscriptionStatus(plan, 'ACTIVE');
      if (backup === null && at >= startAt + expected.backupAfterDays * dayMs) {
        const taken = { lists: await listsOf(await world.open()), counts: await countsOf(world) };
        backup = { folder: await world.postgres.backUp(), ...taken };
        const restored = await world.openBackup(backup.folder);
        expect(await listsOf(restored.client)).toEqual(backup.lists);
        expect(await countsOf(restored)).toEqual(backup.counts);
        await restored.close();
      }
      if (at % (3 * hourMs) === 0) await workAnHour(world, placed, arrived);
      tokens.add(await tokenExpiry(world));
      if (at % (6 * hourMs) === 0) console.log(progressOf());
      if ((at - startAt - dayMs / 2) % (4 * dayMs) === 0) {
        figures.push(await measureWeek(world));
        console.log(describe(figures.at(-1)));
      }
    }

    figures.push(await measureWeek(world));
    console.log(`${progressOf()}\n${tableOf(figures)}`);
    const first = figures[0];
    const last = figures.at(-1);
    await annotate(
      `${days} days, ${placed.length} orders: memory in use ${round(first?.memory.inUse)} to ${round(last?.memory.inUse)} MB; ` +
        `database ${round(first?.databaseMegabytes)} to ${round(last?.databaseMegabytes)} MB; ` +
        `list page p99 ${round(first?.calls['list page']?.p99)} to ${round(last?.calls['list page']?.p99)} ms`,
      'figure',
    );

    // Every order came, and nothing was given up.
    expect(
      await namesMissing(
        world,
        placed.map(({ name }) => name),
      ),
    ).toEqual([]);
    expect(await countDeadJobs(world.database)).toBe(0);
    expect(await batchesOf(world)).toEqual([]);
    // An hour each; one that nothing uses is renewed when it is used again.
    expect(tokens.size).toBeGreaterThan((0.7 * days * dayMs) / Math.max(stepMs, hourMs));
    expect(backup).not.toBeNull();
    expect(await oldRows(world)).toEqual([]);
    expect((await world.open()).shop).toBeDefined();
  },
);

const round = (value = 0) => Math.round(value * 10) / 10;

function describe(figures: WeekFigures | undefined): string {
  if (figures === undefined) return '';
  const calls = Object.entries(figures.calls).map(([name, { p50, p99 }]) => `${name} ${round(p50)}/${round(p99)}`);
  const { inUse, resident } = figures.memory;
  return `${figures.orders} orders, ${round(inUse)}/${round(resident)} MB, ${round(figures.databaseMegabytes)} MB, ${calls.join(', ')}`;
}

function tableOf(figures: readonly WeekFigures[]): string {
  const [first, last] = [figures[0], figures.at(-1)];
  const tables = [...(last?.tables ?? [])].slice(0, 14);
  return [
    ...figures.map((each, day) => `day ${day + 0.5}: ${describe(each)}`),
    ...tables.map(([name, size]) => `${name}: ${round(first?.tables.get(name))} to ${round(size)} MB`),
  ].join('\n');
}

const readEnd = (file: string) => readFileSync(file, 'utf8').slice(-4_000);

async function tokenExpiry({ database, shopId }: WeekWorld): Promise<string> {
  const { rows } = await database.executeSql('SELECT token_expires_at FROM store_connections WHERE shop_id = $1', [
    shopId,
  ]);
  return String(rows[0]?.token_expires_at);
}

/** The orders of all lists, as calls show them. */
async function listsOf(client: Awaited<ReturnType<WeekWorld['open']>>): Promise<readonly string[]> {
  const lists: string[] = [];
  for (const tab of Object.values(tabs)) {
    const { orders } = await client.orders.listAllOrders({ tab, filters: allOrdersFilters });
    lists.push(JSON.stringify(orders));
  }
  return lists;
}

async function countsOf({ database }: Pick<WeekWorld, 'database'>): Promise<string> {
  const tables = [
    'orders',
    'line_items',
    'timeline_entries',
    'shipments',
    'batches',
    'warehouse_orders',
    'stock_levels',
  ];
  const counts: string[] = [];
  for (const table of tables) {
    const { rows } = await database.executeSql(`SELECT count(*)::int AS count FROM ${table}`);
    counts.push(`${table} ${String(rows[0]?.count)}`);
  }
  return counts.join(', ');
}

async function namesMissing({ database, shopId }: WeekWorld, names: readonly string[]): Promise<string[]> {
  const { rows } = await database.executeSql('SELECT order_name FROM orders WHERE shop_id = $1', [shopId]);
  const known = new Set(rows.map(({ order_name: name }) => String(name)));
  return names.filter((name) => !known.has(name));
}

/** Batches that began too late, too early, or for a cut-off that had one. */
async function batchesOf({ database, shopId }: WeekWorld): Promise<unknown[]> {
  const { rows } = await database.executeSql(
    `SELECT location_id, cut_off_at, started_at, missed_cut_offs FROM batches
      WHERE shop_id = $1 AND cut_off IS NOT NULL AND started_by IS NULL ORDER BY cut_off_at`,
    [shopId],
  );
  const seen = new Set<string>();
  return rows.filter(({ location_id: location, cut_off_at: due, started_at: started, missed_cut_offs: missed }) => {
    const lateMs = new Date(String(started)).getTime() - new Date(String(due)).getTime();
    const local = new Intl.DateTimeFormat('en-GB', {
      timeZone: 'Europe/London',
      dateStyle: 'short',
      timeStyle: 'short',
    }).format(new Date(String(due)));
    const key = `${String(location)} ${local}`;
    const isWrong = seen.has(key) || lateMs < 0 || lateMs > stepMs || Number(missed) > 0;
    seen.add(key);
    return isWrong || !cutOffTimes.some((time) => local.endsWith(time));
  });
}

/** Tables that keep rows longer than they should, with how many. */
async function oldRows({ database }: WeekWorld): Promise<string[]> {
  const kept = [
    ['idempotency_keys', 'created_at', 7],
    ['store_events', 'received_at', 7],
    ['frozen_selections', 'frozen_at', 1],
  ] as const;
  const found: string[] = [];
  for (const [table, column, limit] of kept) {
    const { rows } = await database.executeSql(
      `SELECT count(*)::int AS count FROM ${table} WHERE ${column} < now() - make_interval(days => ${limit}, hours => 1)`,
    );
    if (rows[0]?.count !== 0) found.push(`${table}: ${String(rows[0]?.count)}`);
  }
  return found;
}

import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Database, isMigrated } from '@hub/database';
import { openTestServer, type TestServer } from '@hub/database/testing';
import { makeFilesOfRelease, makeServerOfRelease, releaseNames, type RunSql } from '@hub/database/testing/releases';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { createEngineFixture } from '../testing/engineFixture.ts';
import { createProviderStore } from '../jobs/createProviderStore.ts';
import { openDatabase } from '../service/openDatabase.ts';
import { releaseKeyRing, releaseSecretsKey, releaseShop } from '../testing/releaseShop.ts';

const origin = 'http://127.0.0.1';

let root: string;
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'earlier-releases-'));
});
afterAll(() => rmSync(root, { recursive: true }));

type SqlRow = Record<string, unknown>;

/** What a version had written, as rows of its own tables. */
interface Written {
  orders: SqlRow[];
  lines: SqlRow[];
  entries: SqlRow[];
  shipments: SqlRow[];
}

/** A hash of the values of each column that has any, by "table.column". */
type ColumnHashes = ReadonlyMap<string, unknown>;

const written = {
  orders: 'SELECT order_id::text, name, customer_name, stage FROM orders ORDER BY order_id',
  lines: `SELECT order_id::text, line_item_id::text, name, sku, quantity FROM line_items
    ORDER BY order_id, line_item_id`,
  entries: 'SELECT order_id::text, message FROM timeline_entries ORDER BY order_id, entry_id',
  shipments: 'SELECT order_id::text, name, tracking_number FROM shipments ORDER BY order_id, fulfillment_id',
} satisfies Record<keyof Written, string>;

/** A value as text, equal before and after a text or list of texts became JSON. */
function textOf(column: string, type: string): string {
  if (type === 'jsonb') return `${column} #>> '{}'`;
  return type.endsWith('[]') ? `to_jsonb(${column})::text` : `${column}::text`;
}

async function readColumns(run: RunSql): Promise<ColumnHashes> {
  const { rows } = await run(`SELECT relname AS table,
      json_agg(json_build_object('name', attname, 'type', format_type(atttypid, null)) ORDER BY attnum) AS columns
    FROM pg_attribute JOIN pg_class ON pg_class.oid = attrelid
    WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace AND attnum > 0 AND NOT attisdropped
    GROUP BY 1 ORDER BY 1`);
  const hashes = new Map<string, unknown>();
  for (const { table, columns } of rows as { table: string; columns: { name: string; type: string }[] }[]) {
    const hashOf = ({ name, type }: { name: string; type: string }) => {
      const value = `coalesce(${textOf(`"${name}"`, type)}, 'null')`;
      return `md5(string_agg(${value}, ',' ORDER BY ${value} COLLATE "C")) AS "${name}"`;
    };
    const found = await run(`SELECT ${columns.map(hashOf).join(', ')} FROM "${table}"`);
    for (const [column, hash] of Object.entries(found.rows[0] ?? {}))
      if (hash !== null) hashes.set(`${table}.${column}`, hash);
  }
  return hashes;
}

/** Columns that a migration moved; that migration's test checks them. */
const movedColumns: readonly string[] = ['orders.hold_reason'];

/** Locations name their 3PL since this migration, so that it writes their settings. */
const servedSince = '0038_onboarding_and_served_locations';

/** Checks that every value of the earlier version is still in its column. */
async function expectSameColumns(database: Database, { release, columns, locations }: Found): Promise<void> {
  const after = await readColumns(database.executeSql);
  const isKept = (column: string) =>
    !movedColumns.includes(column) && !(release < servedSince && column.startsWith('location_settings.'));
  const kept = [...columns].filter(([column]) => isKept(column));
  const changed = kept.filter(([column, hash]) => after.get(column) !== hash).map(([column]) => column);
  expect(columns.size).toBeGreaterThan(100);
  expect(changed).toEqual([]);
  if (release < servedSince) await expectServedLocations(database, locations);
}

async function readLocations(run: RunSql): Promise<SqlRow[]> {
  const { rows: tables } = await run(`SELECT 1 AS one FROM pg_tables WHERE tablename = 'location_settings'`);
  if (tables.length === 0) return [];
  const found = await run(`SELECT shop_id::text, location_id::text, version::int, settings, saved_at::text, saved_by
    FROM location_settings ORDER BY shop_id, location_id`);
  return found.rows;
}

/** Checks that each location names the 3PL that got the shop's orders, and that nothing else of its settings changed. */
async function expectServedLocations(database: Database, before: readonly SqlRow[]): Promise<void> {
  const after = await readLocations(database.executeSql);
  const { rows: providers } = await database.executeSql('SELECT DISTINCT provider FROM warehouse_orders');
  const providerId = providers[0]?.provider;
  // Earlier versions have kept two connections and no order: a person chooses.
  if (providerId === undefined) return expect(after).toEqual(before);
  expect(providers).toHaveLength(1);
  const { rows: locations } = await database.executeSql(
    'SELECT shop_id::text, location_id::text FROM locations ORDER BY locations.shop_id, locations.location_id',
  );
  const served = locations.map((location) => {
    const row = before.find(({ location_id }) => location_id === location.location_id);
    if (row === undefined)
      return {
        ...location,
        version: 1,
        settings: { providerId },
        saved_at: expect.any(String) as unknown,
        saved_by: 'Fulfillment Hub',
      };
    return { ...row, version: Number(row.version) + 1, settings: { ...(row.settings as object), providerId } };
  });
  expect(after).toEqual(served);
}

async function readWritten(run: RunSql): Promise<Written> {
  const parts: [string, SqlRow[]][] = [];
  for (const [name, text] of Object.entries(written)) parts.push([name, (await run(text)).rows]);
  return Object.fromEntries(parts) as unknown as Written;
}

/** What an earlier version left. */
interface Found {
  release: string;
  before: Written;
  columns: ColumnHashes;
  locations: SqlRow[];
}

const readAll =
  (release: string) =>
  async (run: RunSql): Promise<Found> => ({
    release,
    before: await readWritten(run),
    columns: await readColumns(run),
    locations: await readLocations(run),
  });

interface OrderReply {
  order_id: number;
  order_name: string;
}

/** The newest version's calls over a database, as the owner of the stored shop. */
async function signedIn(database: Database) {
  const engine = await createEngineFixture(database);
  const info = await engine.fetch(`${origin}/shopInfo?shop=${releaseShop}`);
  const token = info.headers.get('Authorization') ?? '';
  const text = async (path: string, body?: object) => {
    const reply = await engine.fetch(`${origin}${path}`, {
      headers: { Authorization: token, 'Content-Type': 'application/json', 'Idempotency-Key': 'of the newest' },
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    });
    expect([path, reply.status]).toEqual([path, 200]);
    return reply.text();
  };
  return { info: await info.text(), text, close: engine.close };
}

const settingsCalls = [
  '/get-locations',
  '/hub/locations',
  '/hub/routing',
  '/hub/shipping-mapping',
  '/hub/shop-settings',
  '/hub/tags',
  '/hub/staff',
  '/hub/staff/changes',
  '/hub/notifications',
  '/hub/products',
  '/hub/packages',
  '/hub/bundles',
  '/hub/collections',
  '/hub/stock',
  '/hub/tracking-page',
  '/hub/workflows',
  '/hub/workflows/runs',
  '/hub/batching',
  '/hub/attention',
  '/hub/insights/skus?fix=all&search_by_filter=order_wise',
  '/stats?fix=all',
];

/** Replies to the calls of a merchant's screens, with all order details. */
async function answersOf(database: Database): Promise<Map<string, string>> {
  const { info, text, close } = await signedIn(database);
  const answers = new Map([['/shopInfo', info]]);
  const paths = [...settingsCalls, ...[1, 2, 3, 4, 5, 6, 7, 8].map((tab) => `/list-order?tab=${tab}&fix=all`)];
  for (const path of paths) answers.set(path, await text(path));
  const list = JSON.parse(answers.get('/list-order?tab=1&fix=all') ?? '') as { orders: OrderReply[] };
  for (const { order_id } of list.orders)
    for (const path of [`/get-order-detail/${order_id}`, `/hub/orders/${order_id}/workflows`])
      answers.set(path, await text(path));
  await close();
  return answers;
}

/** Checks that every order, line, entry and setting of the earlier version is there, and that the shop works. */
async function expectWhole(database: Database, before: Written): Promise<void> {
  expect(await isMigrated(database)).toBe(true);
  expect(await readWritten(database.executeSql)).toEqual(before);
  const answers = await answersOf(database);
  const list = JSON.parse(answers.get('/list-order?tab=1&fix=all') ?? '') as { orders: OrderReply[] };
  expect(list.orders.map(({ order_name }) => order_name).toSorted()).toEqual(
    before.orders.map(({ name }) => name).toSorted(),
  );
  const inJson = (value: unknown) => JSON.stringify(value).slice(1, -1);
  for (const { order_id } of list.orders) {
    const detail = answers.get(`/get-order-detail/${order_id}`) ?? '';
    const rowsOfOrder = (rows: SqlRow[]) => rows.filter((row) => row.order_id === String(order_id));
    for (const line of rowsOfOrder(before.lines)) expect(detail).toContain(inJson(line.line_item_id));
    for (const entry of rowsOfOrder(before.entries)) expect(detail).toContain(inJson(entry.message));
    for (const { tracking_number } of rowsOfOrder(before.shipments))
      if (tracking_number !== null) expect(detail).toContain(inJson(tracking_number));
  }
  for (const [path, known] of [
    ['/shopInfo', 'Robin Carter'],
    ['/get-locations', 'Northampton warehouse'],
    ['/hub/staff', 'Maya Okafor'],
  ] as const)
    expect(answers.get(path)).toContain(known);
  const { rows: shops } = await database.executeSql(`SELECT shop_id FROM shops WHERE domain = '${releaseShop}'`);
  const records = await database.inShop(Number(shops[0]?.shop_id), (transaction) =>
    createProviderStore(releaseKeyRing()).readAll(transaction),
  );
  expect(records.size).toBeGreaterThan(0);

  const { text, close } = await signedIn(database);
  const [order] = list.orders;
  await text('/timeline', { order_id: order?.order_id, message: 'Written by the newest version' });
  expect(await text(`/get-order-detail/${order?.order_id}`)).toContain('Written by the newest version');
  await close();
}

/** A data directory that an earlier version left, and what it had written. */
async function aDirectoryOf(release: string): Promise<{ directory: string; found: Found }> {
  const directory = mkdtempSync(join(root, 'data-'));
  const files = join(directory, 'database');
  mkdirSync(files, { mode: 0o700 });
  return { directory, found: await makeFilesOfRelease(files, release, readAll(release)) };
}

describe('the data of an earlier version opens completely in this one', () => {
  async function opensDirectory(release: string): Promise<void> {
    const { directory, found } = await aDirectoryOf(release);
    expect(found.before.orders.length).toBeGreaterThan(20);
    const { database } = await openDatabase({ kind: 'embedded', directory, secretsKey: releaseSecretsKey });
    onTestFinished(() => database.close());
    await expectSameColumns(database, found);
    await expectWhole(database, found.before);
  }

  // The server below runs every migration. Embedded is slow: by day the oldest and newest version, at night all.
  const releases = releaseNames();
  const embedded = process.env.NIGHTLY === '1' ? releases : [...releases.slice(0, 1), ...releases.slice(-1)];

  test.each(embedded)('embedded, from %s', { tags: 'hazard:update' }, opensDirectory);

  describe('on a server', () => {
    let server: TestServer;
    beforeAll(async () => {
      server = await openTestServer();
    });
    afterAll(() => server?.close());

    test.each(releaseNames())('from %s', { tags: 'hazard:update' }, async (release) => {
      const url = await server.newDatabase();
      const found = await makeServerOfRelease(url, release, readAll(release));
      const { database } = await openDatabase({ kind: 'server', url, secretsKey: releaseSecretsKey });
      onTestFinished(() => database.close());
      await expectSameColumns(database, found);
      await expectWhole(database, found.before);
    });
  });
});

import { type EndpointName, endpoints } from '@hub/api-client/endpoints';
import { smallSeed } from '@hub/api-client/mocks';
import { type Database, openDataDirectory, restoreBackup } from '@hub/database';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createEngineFixture } from '../testing/engineFixture.ts';
import { requestsOf } from '../testing/sampleRequests.ts';
import { createProviderStore } from '../jobs/createProviderStore.ts';
import { releaseKeyRing } from '../testing/releaseShop.ts';
import { aWholeShop, tablesOfShops, type WholeShop } from '../testing/wholeShop.ts';

const origin = 'http://127.0.0.1';
const now = new Date('2026-01-31T16:00:00Z');
const engineOptions = {
  now: () => now,
  providers: createProviderStore(releaseKeyRing()),
  // Has everything that a list shows, and takes a tenth of the time.
  seed: smallSeed.slice(0, 40),
};
/** Every call that reads, except the endless event stream. */
const readingCalls = (Object.keys(endpoints) as EndpointName[]).filter(
  (name) => endpoints[name].method === 'GET' && name !== 'events',
);

/** Bytes of every reading call by its path, as base64. */
async function answersOf(database: Database, { domain, token, orders, ids }: WholeShop): Promise<Map<string, string>> {
  const engine = await createEngineFixture(database, engineOptions);
  const requests = requestsOf(orders, ids);
  const paths = readingCalls.map((name) => requests[name][0].replace('nobody.myshopify.com', domain));
  const lists = [1, 2, 3, 4, 5, 6, 7, 8].map((tab) => `/list-order?tab=${tab}&fix=all`);
  const answers = new Map<string, string>();
  const read = async (path: string) => {
    const reply = await engine.fetch(`${origin}${path}`, { headers: { Authorization: token } });
    // Demo shops have no tracking page by name.
    if (!path.startsWith('/hub/track/')) expect([path, reply.status]).toEqual([path, 200]);
    const bytes = Buffer.from(await reply.arrayBuffer());
    answers.set(path, bytes.toString('base64'));
    return bytes.toString();
  };
  for (const path of [...paths, ...lists]) await read(path);
  // From all lists, not only from the open orders of the sample requests.
  const { orders: all } = JSON.parse(await read('/list-order?tab=1&fix=all')) as { orders: { order_id: number }[] };
  expect(all.length).toBeGreaterThan(orders.length);
  for (const { order_id } of all)
    for (const path of [`/get-order-detail/${order_id}`, `/hub/orders/${order_id}/workflows`]) await read(path);
  await engine.close();
  return answers;
}

async function countsOf(database: Database): Promise<Record<string, unknown>> {
  const counts: Record<string, unknown> = {};
  for (const table of await tablesOfShops(database))
    counts[table] = (await database.executeSql(`SELECT count(*)::int AS count FROM "${table}"`)).rows[0]?.count;
  return counts;
}

test(
  'a backup of a shop with a row in every table, restored elsewhere, gives the same bytes in every reading call',
  { tags: 'hazard:update' },
  async () => {
    const root = mkdtempSync(join(tmpdir(), 'restored-answers-'));
    onTestFinished(() => rmSync(root, { recursive: true }));
    const first = await openDataDirectory(join(root, 'data'));
    const engine = await createEngineFixture(first.database, engineOptions);
    const shop = await aWholeShop(first.database, engine, { domain: 'whole.myshopify.com', now });
    await engine.close();
    const answers = await answersOf(first.database, shop);
    const counts = await countsOf(first.database);
    expect(Object.entries(counts).filter(([, count]) => count === 0)).toEqual([]);
    const file = join(root, 'monday.backup');
    await first.backUp(file);
    await first.database.close();

    const elsewhere = join(root, 'restored');
    await restoreBackup(file, elsewhere);
    const second = await openDataDirectory(elsewhere);
    onTestFinished(() => second.database.close());
    expect(await countsOf(second.database)).toEqual(counts);
    expect(answers.size).toBeGreaterThan(readingCalls.length);
    expect(await answersOf(second.database, shop)).toEqual(answers);
  },
);

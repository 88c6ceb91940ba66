/**
 * Keeps the data of this version for the test that later versions open it:
 * `node apps/server/src/testing/keepRelease.ts 0025_staff_email`. With the name of an older migration, what its tables could
 * hold is kept.
 */
import { randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { smallSeed } from '@hub/api-client/mocks';
import { verifyKeyRing } from '@hub/database';
import { openTestDatabase } from '@hub/database/testing';
import { dumpAsRelease, releasesFolder } from '@hub/database/testing/releases';
import { createEngineFixture } from '../api/engineFixture.ts';
import { createProviderStore } from '../createProviderStore.ts';
import { createSampleShop } from '../demo/createSampleShop.ts';
import { requestsOf, type Row } from '../api/sampleRequests.ts';
import { releaseKeyRing, releaseShop } from './releaseShop.ts';

const origin = 'http://127.0.0.1';
/** What a shop does in its first weeks, of which every version keeps what it knows. */
const work = [
  'saveWorkflow',
  'applyWorkflow',
  'holdOrder',
  'timeline',
  'saveShopSettings',
  'addTag',
  'saveStaffRights',
  'saveNotifications',
  'savePackage',
  'saveProducts',
  'saveBundle',
  'saveCollection',
  'saveStock',
  'saveTrackingPage',
  'saveRouting',
] as const;

const release = process.argv[2];
if (release === undefined) throw new Error('Name the migration of the version.');
const database = await openTestDatabase();
const keyRing = releaseKeyRing();
await verifyKeyRing(database, keyRing);
const providers = createProviderStore(keyRing);
// Two dozen orders of at most three lines: a file of a few kilobytes.
const seed = smallSeed.slice(0, 24).map((order) => ({ ...order, lines: order.lines.slice(0, 3) }));
await createSampleShop(database, { domain: releaseShop, seed, providers, now: new Date() });
const engine = await createEngineFixture(database);
const token = (await engine.fetch(`${origin}/shopInfo?shop=${releaseShop}`)).headers.get('Authorization') ?? '';
const list = await engine.fetch(`${origin}/list-order?tab=2&fix=all`, { headers: { Authorization: token } });
const requests = requestsOf(((await list.json()) as { orders: Row[] }).orders);
for (const name of work) {
  const [path, sample] = requests[name];
  const body = name === 'saveWorkflow' ? { ...(sample as object), workflow_id: null, base_version: null } : sample;
  const reply = await engine.fetch(`${origin}${path}`, {
    method: 'POST',
    headers: { Authorization: token, 'Content-Type': 'application/json', 'Idempotency-Key': randomUUID() },
    body: JSON.stringify(body),
  });
  if (!reply.ok) console.log(`${name}: ${reply.status} ${await reply.text()}`);
}
await engine.close();
// Long replies are the same data once more; the short ones stay.
await database.executeSql('DELETE FROM idempotency_keys WHERE length(reply) > 100');
const file = join(releasesFolder, `${release}.sql`);
const text = await dumpAsRelease(database, release);
writeFileSync(file, text);
console.log(`${file}: ${text.length} bytes`);
await database.close();

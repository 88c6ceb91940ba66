/**
 * Stores this version's data for the test that later versions open it: `node apps/server/src/testing/keepRelease.ts 0025_staff_email`. With
 * the name of an older migration, it stores the data that fits that version's tables.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { smallSeed } from '@hub/api-client/mocks';
import { verifyKeyRing } from '@hub/database/providers';
import { openTestDatabase } from '@hub/database/testing';
import { dumpAsRelease, releasesFolder } from '@hub/database/testing/releases';
import { createEngineFixture } from './engineFixture.ts';
import { createProviderStore } from '../jobs/createProviderStore.ts';
import { releaseKeyRing, releaseShop } from './releaseShop.ts';
import { aWholeShop } from './wholeShop.ts';

const release = process.argv[2];
if (release === undefined) throw new Error('Name the migration of the version.');
const database = await openTestDatabase();
const keyRing = releaseKeyRing();
await verifyKeyRing(database, keyRing);
const providers = createProviderStore(keyRing);
// At most 24 orders of up to three lines, which make a file of a few kilobytes.
const seed = smallSeed.slice(0, 24).map((order) => ({ ...order, lines: order.lines.slice(0, 3) }));
const engine = await createEngineFixture(database, { providers, seed });
await aWholeShop(database, engine, { domain: releaseShop });
await engine.close();
// Long replies repeat the data, so only short ones stay.
await database.executeSql('DELETE FROM idempotency_keys WHERE length(reply) > 100');
const file = join(releasesFolder, `${release}.sql`);
const text = await dumpAsRelease(database, release);
writeFileSync(file, text);
console.log(`${file}: ${text.length} bytes`);
await database.close();

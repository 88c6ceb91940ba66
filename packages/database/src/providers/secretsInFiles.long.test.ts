import type { ProviderRecord } from '@hub/domain/integrations';
import { expect, test } from 'vitest';
import { openPGlite } from '../connection/openEmbedded.ts';
import { aShop } from '../testing/aShop.ts';
import { newKeyRingText, parseKeyRing } from './keyRing.ts';
import { saveProviderSettings } from './providerSettings.ts';

const ring = parseKeyRing(newKeyRingText());
const shipstation: ProviderRecord = [
  { status: true, name: 'EU', api_key: 'key-eu', api_secret: 'secret-eu' },
  { status: false, name: 'US', api_key: 'key-us', api_secret: 'ключ 🔑' },
];

test('the database files contain no plain text of settings', async () => {
  const { database, client } = await openPGlite({});
  try {
    const shopId = await aShop(database);
    await database.inShop(shopId, (transaction) => saveProviderSettings(transaction, ring, 'shipstation', shipstation));
    const files = Buffer.from(await (await client.dumpDataDir('none')).arrayBuffer());
    const occurs = (text: string | Buffer) => files.includes(text);
    expect(['Robin Carter', 'shipstation'].map(occurs)).toEqual([true, true]);
    expect(['key-eu', 'secret-eu', 'ключ', 'api_secret', ring.keys[0].key.export()].map(occurs)).toEqual(
      Array.from({ length: 5 }, () => false),
    );
  } finally {
    await database.close();
  }
});

import type { ProviderRecord } from '@hub/domain/integrations';
import { and, eq, sql } from 'drizzle-orm';
import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { type Database, rowsOf } from '../connection/Database.ts';
import { DatabaseError } from '../connection/errors.ts';
import { providerSettings } from '../schema/index.ts';
import { aShop } from '../testing/aShop.ts';
import { describeOnBothKinds } from '../testing/describeOnBothKinds.ts';
import { newKeyRingText, parseKeyRing } from './keyRing.ts';
import { listProviderSettings, readProviderSettings, rotateSecrets, saveProviderSettings } from './providerSettings.ts';
import { verifyKeyRing } from './verifyKeyRing.ts';

const ring = parseKeyRing(newKeyRingText());
const shipbob: ProviderRecord = { status: true, access_token: 'token-of-shipbob', channel_id: '7' };
const shipstation: ProviderRecord = [
  { status: true, name: 'EU', api_key: 'key-eu', api_secret: 'secret-eu' },
  { status: false, name: 'US', api_key: 'key-us', api_secret: 'ключ 🔑' },
];

describeOnBothKinds('provider settings', (database) => {
  const save = (shopId: number, provider: string, record: ProviderRecord, keys = ring) =>
    database().inShop(shopId, (transaction) => saveProviderSettings(transaction, keys, provider, record));
  const read = (shopId: number, provider: string, keys = ring) =>
    database().inShop(shopId, (transaction) => readProviderSettings(transaction, keys, provider));

  test('read back as saved, by shop and provider', async () => {
    const [shopId, other] = [await aShop(database()), await aShop(database())];
    expect(await read(shopId, 'shipbob')).toBeNull();
    await save(shopId, 'shipbob', { status: false });
    await save(shopId, 'shipbob', shipbob);
    await save(shopId, 'shipstation', shipstation);
    expect(await read(shopId, 'shipbob')).toEqual(shipbob);
    const list = (of: number) => database().inShop(of, (transaction) => listProviderSettings(transaction, ring));
    expect([...(await list(shopId))]).toEqual([
      ['shipbob', shipbob],
      ['shipstation', shipstation],
    ]);
    expect([...(await list(other))]).toEqual([]);
  });

  test('look different each time the same settings are saved', async () => {
    const shopId = await aShop(database());
    const stored = async () => {
      await save(shopId, 'shipbob', shipbob);
      const [row] = await database().inShop(shopId, ({ queries }) => queries.select().from(providerSettings));
      return [Buffer.from(row?.nonce ?? []).toString('hex'), Buffer.from(row?.ciphertext ?? []).toString('hex')];
    };
    const [first, second] = [await stored(), await stored()];
    expect(first[0]).not.toBe(second[0]);
    expect(first[1]).not.toBe(second[1]);
  });

  test('a row of another shop or provider does not decrypt in its place', async () => {
    const [shopId, other] = [await aShop(database()), await aShop(database())];
    await save(shopId, 'shipbob', shipbob);
    await save(other, 'shipbob', shipbob);
    await save(shopId, 'ShipHero', shipbob);
    const copy = (from: number, provider: string) =>
      database().inSystem((queries) =>
        rowsOf(
          queries,
          sql`UPDATE provider_settings AS target SET nonce = source.nonce, ciphertext = source.ciphertext
            FROM provider_settings AS source WHERE target.shop_id = ${shopId} AND target.provider = 'shipbob'
            AND source.shop_id = ${from} AND source.provider = ${provider}`,
        ),
      );
    await copy(other, 'shipbob');
    await expect(read(shopId, 'shipbob')).rejects.toThrow(
      `The settings of shipbob of shop ${shopId} cannot be decrypted`,
    );
    await copy(shopId, 'ShipHero');
    await expect(read(shopId, 'shipbob')).rejects.toThrow(
      `The settings of shipbob of shop ${shopId} cannot be decrypted`,
    );
    expect(await read(shopId, 'ShipHero')).toEqual(shipbob);
  });

  test('do not decrypt with a flipped bit or when truncated', async () => {
    const shopId = await aShop(database());
    await save(shopId, 'shipbob', shipbob);
    const [row] = await database().inShop(shopId, ({ queries }) => queries.select().from(providerSettings));
    if (row === undefined) throw new Error('not saved');
    const store = (changes: Partial<typeof row>) =>
      database().inShop(shopId, ({ queries }) =>
        queries
          .update(providerSettings)
          .set({ nonce: row.nonce, ciphertext: row.ciphertext, ...changes })
          .where(and(eq(providerSettings.shopId, shopId), eq(providerSettings.provider, 'shipbob'))),
      );
    const flipped = (bytes: Uint8Array, at: number) => bytes.map((byte, index) => (index === at ? byte ^ 1 : byte));
    const { nonce, ciphertext } = row;
    for (const changes of [
      { ciphertext: flipped(ciphertext, 0) },
      { ciphertext: flipped(ciphertext, ciphertext.length - 17) },
      { ciphertext: flipped(ciphertext, ciphertext.length - 1) },
      { ciphertext: ciphertext.subarray(0, -1) },
      { ciphertext: ciphertext.subarray(0, 3) },
      { ciphertext: new Uint8Array() },
      { nonce: flipped(nonce, 5) },
      { nonce: new Uint8Array() },
    ]) {
      await store(changes);
      await expect(read(shopId, 'shipbob')).rejects.toThrow(DatabaseError);
    }
    await store({});
    expect(await read(shopId, 'shipbob')).toEqual(shipbob);
  });

  test('an interrupted rotation resumes, and settings stay readable throughout', async () => {
    const older = parseKeyRing(`older-${randomBytes(4).toString('hex')}:${randomBytes(32).toString('base64')}`);
    const both = { ...ring, keys: [ring.keys[0], older.keys[0]] as const };
    const shops = [await aShop(database()), await aShop(database()), await aShop(database())];
    for (const shopId of shops) {
      await save(shopId, 'shipbob', shipbob, older);
      await save(shopId, 'shipstation', shipstation, older);
    }
    const keysOf = (shopId: number) =>
      database().inShop(shopId, async ({ queries }) =>
        (await queries.select({ keyId: providerSettings.keyId }).from(providerSettings)).map(({ keyId }) => keyId),
      );
    const [newId, oldId] = both.keys.map(({ id }) => id);
    let transactions = 0;
    const ending: Database = {
      ...database(),
      inShop: (shopId, work) =>
        database().inShop(shopId, async (transaction) => {
          const result = await work(transaction);
          if (++transactions === 2) throw new Error('The process ends here.');
          return result;
        }),
    };
    await expect(rotateSecrets(ending, both)).rejects.toThrow('The process ends here.');
    expect(await Promise.all(shops.map(keysOf))).toEqual([
      [newId, newId],
      [oldId, oldId],
      [oldId, oldId],
    ]);
    for (const shopId of shops) expect(await read(shopId, 'shipbob', both)).toEqual(shipbob);
    expect(await rotateSecrets(database(), both)).toBe(4);
    expect(await rotateSecrets(database(), both)).toBe(0);
    for (const shopId of shops) {
      expect(await keysOf(shopId)).toEqual([newId, newId]);
      expect(await read(shopId, 'shipstation')).toEqual(shipstation);
    }
  });

  test('a missing key, or a different one with the same id, is refused with instructions', async () => {
    const id = `key-${randomBytes(4).toString('hex')}`;
    const right = parseKeyRing(`${id}:${randomBytes(32).toString('base64')}`);
    const wrong = parseKeyRing(`${id}:${randomBytes(32).toString('base64')}`);
    const withRing = { ...right, keys: [right.keys[0], ...ring.keys] as const };
    await verifyKeyRing(database(), withRing);
    await verifyKeyRing(database(), withRing);
    await expect(verifyKeyRing(database(), { ...wrong, keys: [wrong.keys[0], ...ring.keys] })).rejects.toThrow(
      `The key ${id} of SECRETS_KEY is not the one that this database was used with.`,
    );
    const shopId = await aShop(database());
    await save(shopId, 'shipbob', shipbob, right);
    await expect(verifyKeyRing(database(), ring)).rejects.toThrow(
      `The settings of 1 provider(s) are encrypted with the key ${id}, which is not in SECRETS_KEY.`,
    );
    await rotateSecrets(database(), { ...ring, keys: [ring.keys[0], right.keys[0]] });
    await verifyKeyRing(database(), ring);
  });
});

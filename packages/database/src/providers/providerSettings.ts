import type { ProviderRecord } from '@hub/domain/integrations';
import { and, asc, eq, ne, sql } from 'drizzle-orm';
import type { Database, ShopTransaction } from '../connection/Database.ts';
import { providerSettings } from '../schema/index.ts';
import { decryptText, type EncryptedText, encryptText } from './encryptText.ts';
import { rotateSubscriptions } from '../warehouses/subscriptionRecords.ts';
import { rotateStoreSecrets } from '../store/rotateStoreSecrets.ts';
import type { KeyRing } from './keyRing.ts';

const encryptedColumns = {
  provider: providerSettings.provider,
  keyId: providerSettings.keyId,
  nonce: providerSettings.nonce,
  ciphertext: providerSettings.ciphertext,
};

/** A provider's saved settings (§3 "Provider settings") with secrets; null if none. Throws DatabaseError. */
export async function readProviderSettings(
  { shopId, queries }: ShopTransaction,
  ring: KeyRing,
  provider: string,
): Promise<ProviderRecord | null> {
  const [row] = await queries
    .select(encryptedColumns)
    .from(providerSettings)
    .where(and(eq(providerSettings.shopId, shopId), eq(providerSettings.provider, provider)));
  return row === undefined ? null : decryptRecord(shopId, ring, row);
}

/** Saved settings by the provider's string id. Throws DatabaseError. */
export async function listProviderSettings(
  { shopId, queries }: ShopTransaction,
  ring: KeyRing,
): Promise<ReadonlyMap<string, ProviderRecord>> {
  const rows = await queries
    .select(encryptedColumns)
    .from(providerSettings)
    .where(eq(providerSettings.shopId, shopId))
    .orderBy(asc(providerSettings.provider));
  return new Map(rows.map((row) => [row.provider, decryptRecord(shopId, ring, row)]));
}

/** Saves a provider's settings, replacing the previous ones. */
export async function saveProviderSettings(
  { shopId, queries }: ShopTransaction,
  ring: KeyRing,
  provider: string,
  record: ProviderRecord,
): Promise<void> {
  const encrypted = encryptText(ring.keys[0], ownerOf(shopId, provider), JSON.stringify(record));
  await queries
    .insert(providerSettings)
    .values({ shopId, provider, ...encrypted })
    .onConflictDoUpdate({
      target: [providerSettings.shopId, providerSettings.provider],
      set: { ...encrypted, savedAt: sql`now()` },
    });
}

/**
 * Re-encrypts everything not encrypted with the ring's first key, including store and webhook secrets. Uses a
 * transaction per shop, so an interrupted run can resume. Resolves to the number of changed texts. Throws DatabaseError.
 */
export async function rotateSecrets(database: Database, ring: KeyRing): Promise<number> {
  const [key] = ring.keys;
  const shops = await database.inSystem((queries) =>
    queries
      .selectDistinct({ shopId: providerSettings.shopId })
      .from(providerSettings)
      .where(ne(providerSettings.keyId, key.id))
      .orderBy(asc(providerSettings.shopId)),
  );
  let changed = 0;
  for (const { shopId } of shops) {
    changed += await database.inShop(shopId, async ({ queries }) => {
      const rows = await queries
        .select(encryptedColumns)
        .from(providerSettings)
        .where(and(eq(providerSettings.shopId, shopId), ne(providerSettings.keyId, key.id)))
        .for('update');
      for (const row of rows) {
        const owner = ownerOf(shopId, row.provider);
        await queries
          .update(providerSettings)
          .set(encryptText(key, owner, decryptText(ring, owner, row)))
          .where(and(eq(providerSettings.shopId, shopId), eq(providerSettings.provider, row.provider)));
      }
      return rows.length;
    });
  }
  return changed + (await rotateStoreSecrets(database, ring)) + (await rotateSubscriptions(database, ring));
}

const ownerOf = (shopId: number, provider: string) => ({
  binding: [shopId, provider],
  title: `The settings of ${provider} of shop ${shopId}`,
});

function decryptRecord(shopId: number, ring: KeyRing, row: EncryptedText & { provider: string }): ProviderRecord {
  return JSON.parse(decryptText(ring, ownerOf(shopId, row.provider), row)) as ProviderRecord;
}

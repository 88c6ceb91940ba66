import { and, eq, isNotNull, ne, or } from 'drizzle-orm';
import type { Database } from '../connection/Database.ts';
import { decryptText, encryptText, type SecretOwner } from '../providers/encryptText.ts';
import type { KeyRing } from '../providers/keyRing.ts';
import { storeConnections, storeEvents, storeFiles } from '../schema/index.ts';
import { refreshTokenOwner, tokenOwner } from './connectionRecords.ts';
import { eventOwner } from './eventRecords.ts';
import { fileOwner } from './fileRecords.ts';

/**
 * Re-encrypts store tokens, files and webhooks that are not encrypted with the ring's first key. Uses a transaction per
 * table, so an interrupted run can resume. Resolves to the count. Throws DatabaseError.
 */
export async function rotateStoreSecrets(database: Database, ring: KeyRing): Promise<number> {
  const [key] = ring.keys;
  let changed = 0;
  const encryptAgain = (owner: SecretOwner, row: { keyId: string | null; nonce: unknown; ciphertext: unknown }) => {
    const { keyId, nonce, ciphertext } = row;
    if (keyId === null || keyId === key.id || !(nonce instanceof Uint8Array) || !(ciphertext instanceof Uint8Array))
      return null;
    changed += 1;
    return encryptText(key, owner, decryptText(ring, owner, { keyId, nonce, ciphertext }));
  };
  await database.inSystem(async (queries) => {
    const old = or(
      and(isNotNull(storeConnections.keyId), ne(storeConnections.keyId, key.id)),
      and(isNotNull(storeConnections.refreshKeyId), ne(storeConnections.refreshKeyId, key.id)),
    );
    for (const row of await queries.select().from(storeConnections).where(old).for('update')) {
      const { shopId, refreshKeyId, refreshNonce, refreshCiphertext } = row;
      const isShop = eq(storeConnections.shopId, shopId);
      const token = encryptAgain(tokenOwner(shopId), row);
      if (token !== null) await queries.update(storeConnections).set(token).where(isShop);
      const refresh = encryptAgain(refreshTokenOwner(shopId), {
        keyId: refreshKeyId,
        nonce: refreshNonce,
        ciphertext: refreshCiphertext,
      });
      if (refresh === null) continue;
      const { keyId, nonce, ciphertext } = refresh;
      const changes = { refreshKeyId: keyId, refreshNonce: nonce, refreshCiphertext: ciphertext };
      await queries.update(storeConnections).set(changes).where(isShop);
    }
  });
  await database.inSystem(async (queries) => {
    const old = and(isNotNull(storeFiles.keyId), ne(storeFiles.keyId, key.id));
    for (const row of await queries.select().from(storeFiles).where(old).for('update')) {
      const encrypted = encryptAgain(fileOwner(row.shopId, row.fileId), row);
      const isRow = and(eq(storeFiles.shopId, row.shopId), eq(storeFiles.fileId, row.fileId));
      if (encrypted !== null) await queries.update(storeFiles).set(encrypted).where(isRow);
    }
  });
  await database.inSystem(async (queries) => {
    const old = and(isNotNull(storeEvents.keyId), ne(storeEvents.keyId, key.id));
    for (const row of await queries.select().from(storeEvents).where(old).for('update')) {
      const encrypted = encryptAgain(eventOwner(row.shopId, row.eventId), row);
      const isRow = and(eq(storeEvents.shopId, row.shopId), eq(storeEvents.eventId, row.eventId));
      if (encrypted !== null) await queries.update(storeEvents).set(encrypted).where(isRow);
    }
  });
  return changed;
}

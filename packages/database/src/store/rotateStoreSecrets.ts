import { and, eq, isNotNull, ne } from 'drizzle-orm';
import type { Database } from '../connection/Database.ts';
import { decryptText, encryptText, type SecretOwner } from '../providers/encryptText.ts';
import type { KeyRing } from '../providers/keyRing.ts';
import { storeConnections, storeEvents, storeFiles } from '../schema/index.ts';
import { tokenOwner } from './connectionRecords.ts';
import { eventOwner } from './eventRecords.ts';
import { fileOwner } from './fileRecords.ts';

/**
 * Encrypts tokens, files and webhooks of stores again, under the first key of the ring, that are encrypted with another
 * one: a transaction per table, so that ended in the middle it goes on when it is called again. Resolves to how many
 * changed. Throws DatabaseError.
 */
export async function rotateStoreSecrets(database: Database, ring: KeyRing): Promise<number> {
  const [key] = ring.keys;
  let changed = 0;
  const encryptAgain = (owner: SecretOwner, row: { keyId: string | null; nonce: unknown; ciphertext: unknown }) => {
    const { keyId, nonce, ciphertext } = row;
    if (keyId === null || !(nonce instanceof Uint8Array) || !(ciphertext instanceof Uint8Array)) return null;
    changed += 1;
    return encryptText(key, owner, decryptText(ring, owner, { keyId, nonce, ciphertext }));
  };
  await database.inSystem(async (queries) => {
    const old = and(isNotNull(storeConnections.keyId), ne(storeConnections.keyId, key.id));
    for (const row of await queries.select().from(storeConnections).where(old).for('update')) {
      const encrypted = encryptAgain(tokenOwner(row.shopId), row);
      if (encrypted !== null)
        await queries.update(storeConnections).set(encrypted).where(eq(storeConnections.shopId, row.shopId));
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

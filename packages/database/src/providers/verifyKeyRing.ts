import { count } from 'drizzle-orm';
import type { Database } from '../connection/Database.ts';
import { DatabaseError } from '../connection/errors.ts';
import { providerSettings, secretKeys } from '../schema/index.ts';
import { decryptText, encryptText } from './encryptText.ts';
import type { KeyRing } from './keyRing.ts';

const knownText = 'This key is the right one.';

/**
 * Checks a ring against the keys that this database has used, and remembers new ones. Throws DatabaseError when a key
 * differs from the earlier one with its id, or when a needed key is missing.
 */
export async function verifyKeyRing(database: Database, ring: KeyRing): Promise<void> {
  await database.inSystem(async (queries) => {
    for (const key of ring.keys)
      await queries
        .insert(secretKeys)
        .values(encryptText(key, ownerOf(key.id), knownText))
        .onConflictDoNothing();
    const ids = new Set(ring.keys.map(({ id }) => id));
    const stored = await queries.select().from(secretKeys);
    for (const row of stored.filter(({ keyId }) => ids.has(keyId))) {
      if (!isKnownText(ring, row))
        throw new DatabaseError(
          `The key ${row.keyId} of ${ring.source} is not the one that this database was used with. Put the former key ` +
            'back; a new key needs an id of its own.',
        );
    }
    const used = await queries
      .select({ keyId: providerSettings.keyId, settings: count() })
      .from(providerSettings)
      .groupBy(providerSettings.keyId);
    const missing = used.find(({ keyId }) => !ids.has(keyId));
    if (missing)
      throw new DatabaseError(
        `The settings of ${missing.settings} provider(s) are encrypted with the key ${missing.keyId}, which is not in ` +
          `${ring.source}. Add it after the first one.`,
      );
  });
}

const ownerOf = (keyId: string) => ({ binding: ['secret_keys', keyId], title: 'The known text of a key' });

function isKnownText(ring: KeyRing, row: typeof secretKeys.$inferSelect): boolean {
  try {
    return decryptText(ring, ownerOf(row.keyId), row) === knownText;
  } catch {
    return false;
  }
}

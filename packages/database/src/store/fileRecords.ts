import { and, desc, eq, sql } from 'drizzle-orm';
import { type Database, rowsOf, type ShopTransaction } from '../connection/Database.ts';
import { decryptText, encryptText } from '../providers/encryptText.ts';
import type { KeyRing } from '../providers/keyRing.ts';
import { storeFiles } from '../schema/index.ts';

/** Saves a file about a customer, encrypted. An existing one with the same id stays. */
export async function saveStoreFile(
  { shopId, queries }: ShopTransaction,
  ring: KeyRing,
  file: { fileId: string; customerId: string | null; requestedAt: Date; readyAt: Date; text: string },
): Promise<void> {
  const { text, ...row } = file;
  await queries
    .insert(storeFiles)
    .values({ shopId, ...row, ...encryptText(ring.keys[0], fileOwner(shopId, file.fileId), text) })
    .onConflictDoNothing();
}

/** A file about a customer, without its content. */
export type StoreFileRecord = Pick<typeof storeFiles.$inferSelect, 'fileId' | 'customerId' | 'requestedAt' | 'readyAt'>;

/** The shop's files, newest first. */
export async function listStoreFiles({ shopId, queries }: ShopTransaction): Promise<readonly StoreFileRecord[]> {
  return queries
    .select({
      fileId: storeFiles.fileId,
      customerId: storeFiles.customerId,
      requestedAt: storeFiles.requestedAt,
      readyAt: storeFiles.readyAt,
    })
    .from(storeFiles)
    .where(eq(storeFiles.shopId, shopId))
    .orderBy(desc(storeFiles.requestedAt), desc(storeFiles.fileId));
}

/** A file's text; null if it does not exist. Throws DatabaseError. */
export async function readStoreFile(
  { shopId, queries }: ShopTransaction,
  ring: KeyRing,
  fileId: string,
): Promise<string | null> {
  const [row] = await queries
    .select()
    .from(storeFiles)
    .where(and(eq(storeFiles.shopId, shopId), eq(storeFiles.fileId, fileId)));
  if (row === undefined || row.keyId === null || row.nonce === null || row.ciphertext === null) return null;
  const { keyId, nonce, ciphertext } = row;
  return decryptText(ring, fileOwner(shopId, fileId), { keyId, nonce, ciphertext });
}

export async function removeFilesOfCustomer({ shopId, queries }: ShopTransaction, customerId: string): Promise<void> {
  await queries.delete(storeFiles).where(and(eq(storeFiles.shopId, shopId), eq(storeFiles.customerId, customerId)));
}

/** Removes files requested before an instant. */
export async function removeOldStoreFiles(database: Database, before: Date): Promise<void> {
  await database.inSystem((queries) =>
    rowsOf(queries, sql`DELETE FROM ${storeFiles} WHERE requested_at < ${before.toISOString()}::timestamptz`),
  );
}

/** What a customer file is bound to. */
export const fileOwner = (shopId: number, fileId: string) => ({
  binding: ['store-file', shopId, fileId],
  title: `A file about a customer of shop ${shopId}`,
});

import { desc, eq } from 'drizzle-orm';
import type { ShopTransaction } from '../connection/Database.ts';
import { storeRedactions } from '../schema/index.ts';

/** A customer who was removed. */
type StoreRedactionRecord = Omit<typeof storeRedactions.$inferSelect, 'shopId'>;

/** Keeps that a customer was removed, without a word about them. One of the same id stays as it is. */
export async function addStoreRedaction(
  { shopId, queries }: ShopTransaction,
  redaction: StoreRedactionRecord,
): Promise<void> {
  await queries
    .insert(storeRedactions)
    .values({ shopId, ...redaction })
    .onConflictDoNothing();
}

/** Customers who were removed, the one who asked last first. */
export async function listStoreRedactions(
  { shopId, queries }: ShopTransaction,
  limit: number,
): Promise<readonly StoreRedactionRecord[]> {
  const { redactionId, requestedAt, doneAt, orders } = storeRedactions;
  return queries
    .select({ redactionId, requestedAt, doneAt, orders })
    .from(storeRedactions)
    .where(eq(storeRedactions.shopId, shopId))
    .orderBy(desc(requestedAt), desc(redactionId))
    .limit(limit);
}

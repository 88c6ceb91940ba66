import { desc, eq } from 'drizzle-orm';
import type { ShopTransaction } from '../connection/Database.ts';
import { storeRedactions } from '../schema/index.ts';

/** A removed customer. */
type StoreRedactionRecord = Omit<typeof storeRedactions.$inferSelect, 'shopId'>;

/** Records a customer's removal, without any data about them. An existing record with the same id stays. */
export async function addStoreRedaction(
  { shopId, queries }: ShopTransaction,
  redaction: StoreRedactionRecord,
): Promise<void> {
  await queries
    .insert(storeRedactions)
    .values({ shopId, ...redaction })
    .onConflictDoNothing();
}

/** Removed customers, latest request first. */
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

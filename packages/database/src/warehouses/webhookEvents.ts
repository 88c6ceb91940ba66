import { sql } from 'drizzle-orm';
import { type Database, rowsOf, type ShopTransaction } from '../connection/Database.ts';
import { providerWebhooks } from '../schema/index.ts';
import type { AccountKey } from './warehouseOrders.ts';

/** Records that a webhook arrived; false if it had arrived before. */
export async function addWebhookEvent(
  { shopId, queries }: ShopTransaction,
  { provider, account }: AccountKey,
  eventId: string,
  receivedAt: Date,
): Promise<boolean> {
  const added = await queries
    .insert(providerWebhooks)
    .values({ shopId, provider, account, eventId, receivedAt })
    .onConflictDoNothing()
    .returning({ eventId: providerWebhooks.eventId });
  return added.length > 0;
}

/** Deletes webhooks received before an instant; no 3PL resends that late. */
export async function removeOldWebhooks(database: Database, before: Date): Promise<void> {
  await database.inSystem((queries) =>
    rowsOf(queries, sql`DELETE FROM ${providerWebhooks} WHERE received_at < ${before.toISOString()}::timestamptz`),
  );
}

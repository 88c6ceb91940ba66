import { eq } from 'drizzle-orm';
import type { ShopTransaction } from '../connection/Database.ts';
import { mails, notificationEvents, notificationProgress, notificationSettings, staff } from '../schema/index.ts';

/**
 * Deletes the mail addresses of the shop's staff, what was mailed to them and what they wanted to be mailed about. Part
 * of leaving: afterwards nobody of the shop can be mailed.
 */
export async function deleteStaffContacts({ shopId, queries }: ShopTransaction): Promise<void> {
  await queries.update(staff).set({ email: null, pendingEmail: null }).where(eq(staff.shopId, shopId));
  for (const table of [mails, notificationEvents, notificationProgress, notificationSettings])
    await queries.delete(table).where(eq(table.shopId, shopId));
}

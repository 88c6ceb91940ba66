import { eq } from 'drizzle-orm';
import type { ShopTransaction } from '../connection/Database.ts';
import { mails, notificationEvents, notificationProgress, notificationSettings, staff } from '../schema/index.ts';

/**
 * Deletes the staff's email addresses, their mails and their notification settings. Part of uninstalling: afterward none
 * of the shop's staff can be mailed.
 */
export async function deleteStaffContacts({ shopId, queries }: ShopTransaction): Promise<void> {
  const none = { email: null, pendingEmail: null, pendingEmailCode: null, pendingEmailAt: null, isOwnEmail: false };
  await queries.update(staff).set(none).where(eq(staff.shopId, shopId));
  for (const table of [mails, notificationEvents, notificationProgress, notificationSettings])
    await queries.delete(table).where(eq(table.shopId, shopId));
}

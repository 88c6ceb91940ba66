import { and, eq } from 'drizzle-orm';
import type { ShopTransaction } from '../connection/Database.ts';
import { staff } from '../schema/index.ts';

/** A person's email address and any pending confirmation. */
export interface StaffEmail {
  name: string;
  /** Language of the person in the store, `de-AT`; null if unknown. */
  locale: string | null;
  /** Null if unknown. */
  email: string | null;
  pendingEmail: string | null;
  pendingEmailCode: string | null;
  pendingEmailAt: Date | null;
}

/** A person's address, locked until the end of the transaction; null if this id does not work in the shop. */
export async function lockStaffEmail(
  { shopId, queries }: ShopTransaction,
  staffId: string,
): Promise<StaffEmail | null> {
  const { name, locale, email, pendingEmail, pendingEmailCode, pendingEmailAt } = staff;
  const [row] = await queries
    .select({ name, locale, email, pendingEmail, pendingEmailCode, pendingEmailAt })
    .from(staff)
    .where(isPerson(shopId, staffId))
    .for('update');
  return row ?? null;
}

/** Saves the address awaiting confirmation; null to clear it. */
export async function savePendingEmail(
  { shopId, queries }: ShopTransaction,
  staffId: string,
  pending: Partial<Pick<StaffEmail, 'pendingEmail' | 'pendingEmailCode' | 'pendingEmailAt'>>,
): Promise<void> {
  await queries.update(staff).set(pending).where(isPerson(shopId, staffId));
}

/** From now on, mails go to this address instead of the store's. */
export async function saveConfirmedEmail(
  { shopId, queries }: ShopTransaction,
  staffId: string,
  email: string,
): Promise<void> {
  await queries
    .update(staff)
    .set({ email, isOwnEmail: true, pendingEmail: null, pendingEmailCode: null })
    .where(isPerson(shopId, staffId));
}

function isPerson(shopId: number, staffId: string) {
  return and(eq(staff.shopId, shopId), eq(staff.staffId, staffId));
}

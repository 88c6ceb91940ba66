import type { ShopTransaction } from '@hub/database';
import { readMemberWithShop, type ShopRecord } from '@hub/database/shops';
import { type Access, accessOf } from '@hub/domain/permissions';
import type { SavedBy } from '@hub/domain/shared';

/** The signed-in person, their shop and their rights. */
export interface Session {
  readonly shop: ShopRecord;
  readonly staffId: string;
  readonly staffName: string;
  readonly role: string;
  /** JSON text of the saved permission list; null means the default list. */
  readonly permission: string | null;
  readonly access: Access;
}

/**
 * Opens a session with the person's current shop and permissions; null when the person is not on the shop's staff, or
 * the store has uninstalled the app.
 */
export async function openSession(transaction: ShopTransaction, staffId: string): Promise<Session | null> {
  const found = await readMemberWithShop(transaction, staffId);
  if (found === null) return null;
  const { shop, member } = found;
  const { name: staffName, role, permission } = member;
  return { shop, staffId, staffName, role, permission, access: accessOf({ role, permission }) };
}

/** Author and time of a save by this person. */
export function savedBy({ staffName }: Pick<Session, 'staffName'>, now: Date): SavedBy {
  return { savedAt: now.toISOString(), savedBy: staffName };
}

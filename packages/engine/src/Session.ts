import type { ShopTransaction } from '@hub/database';
import { readMemberWithShop, type ShopRecord } from '@hub/database/shops';
import { type Access, accessOf } from '@hub/domain/permissions';
import type { SavedBy } from '@hub/domain/shared';

/** Who asks, for which shop, and what they may do. */
export interface Session {
  readonly shop: ShopRecord;
  readonly staffId: string;
  readonly staffName: string;
  readonly role: string;
  /** JSON text of the permission list, as it was saved; null: the default list. */
  readonly permission: string | null;
  readonly access: Access;
}

/** The session of a person as shop and permissions are now; null when nobody with this id works in the shop. */
export async function openSession(transaction: ShopTransaction, staffId: string): Promise<Session | null> {
  const found = await readMemberWithShop(transaction, staffId);
  if (found === null) return null;
  const { shop, member } = found;
  const { name: staffName, role, permission } = member;
  return { shop, staffId, staffName, role, permission, access: accessOf({ role, permission }) };
}

/** What a save of this person says about itself. */
export function savedBy({ staffName }: Pick<Session, 'staffName'>, now: Date): SavedBy {
  return { savedAt: now.toISOString(), savedBy: staffName };
}

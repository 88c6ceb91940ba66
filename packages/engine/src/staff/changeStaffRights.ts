import type { ShopTransaction } from '@hub/database';
import { lockShop } from '@hub/database/shops';
import { addStaffChange, listStaff, listStaffChanges, saveStaffRights } from '@hub/database/staff';
import {
  decideRightsSave,
  hasSameRights,
  type RightsSave,
  type StaffChange,
  type StaffMember,
} from '@hub/domain/permissions';
import type { SaveDecision } from '@hub/domain/shared';
import type { Session } from '../Session.ts';

/** Changes of rights that are listed. */
const changesShown = 200;

/**
 * Saves somebody's rights, with the entry in the list of changes. Two saves are decided one after the other, on the
 * people as they are then. `unknown`: nobody with this id works in the shop.
 */
export async function changeStaffRights(
  transaction: ShopTransaction,
  { staffId, staffName }: Pick<Session, 'staffId' | 'staffName'>,
  save: RightsSave,
  now: Date,
): Promise<SaveDecision<StaffMember> | 'unknown'> {
  await lockShop(transaction);
  const members = await listStaff(transaction);
  const decision = decideRightsSave(members, save, { byId: staffId, now: now.toISOString() });
  if (decision === 'unknown' || decision.type !== 'saved') return decision;
  const { saved } = decision;
  const before = members.find((member) => member.staffId === save.staffId)?.rights;
  await saveStaffRights(transaction, saved);
  if (before !== undefined && !hasSameRights(before, saved.rights))
    await addStaffChange(transaction, {
      at: now.toISOString(),
      changedById: staffId,
      changedBy: staffName,
      staffId: saved.staffId,
      staffName: saved.name,
      before,
      after: saved.rights,
    });
  return decision;
}

/** The newest changes of rights. */
export function readStaffChanges(transaction: ShopTransaction): Promise<StaffChange[]> {
  return listStaffChanges(transaction, changesShown);
}

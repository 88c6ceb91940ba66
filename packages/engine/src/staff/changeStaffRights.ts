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

/** Rights changes to list. */
const changesShown = 200;

/**
 * Saves a person's rights and logs the change. Saves run one after the other on the current staff. `unknown` when the
 * person does not work in the shop.
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

/** The latest changes of rights. */
export function readStaffChanges(transaction: ShopTransaction): Promise<StaffChange[]> {
  return listStaffChanges(transaction, changesShown);
}

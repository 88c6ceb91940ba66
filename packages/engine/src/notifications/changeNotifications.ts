import type { ShopTransaction } from '@hub/database';
import { readNotificationSettings, saveNotificationSettings } from '@hub/database/notifications';
import { lockShop, readStaffMember } from '@hub/database/shops';
import {
  decideNotificationSave,
  type NotificationSettings,
  type SavedNotificationSettings,
  wantsMails,
  withoutMails,
} from '@hub/domain/notifications';
import { accessOf } from '@hub/domain/permissions';
import type { SaveDecision } from '@hub/domain/shared';
import { savedBy, type Session } from '../Session.ts';

/** Saves a person's mail settings. */
export async function changeNotifications(
  transaction: ShopTransaction,
  session: Pick<Session, 'staffId' | 'staffName' | 'access'>,
  { baseVersion, settings }: { baseVersion: number; settings: NotificationSettings },
  now: Date,
): Promise<SaveDecision<SavedNotificationSettings>> {
  const { staffId, access } = session;
  await lockShop(transaction);
  const current = await readNotificationSettings(transaction, { staffId, isOwner: access.isOwner });
  const decision = decideNotificationSave(current, settings, baseVersion, savedBy(session, now));
  if (decision.type === 'saved') await saveNotificationSettings(transaction, staffId, decision.saved);
  return decision;
}

/** Stops all mails to a person, without a sign-in. `false` when the person no longer works in the shop. */
export async function stopMails(transaction: ShopTransaction, staffId: string, now: Date): Promise<boolean> {
  await lockShop(transaction);
  const member = await readStaffMember(transaction, staffId);
  if (member === null) return false;
  const { isOwner } = accessOf(member);
  const current = await readNotificationSettings(transaction, { staffId, isOwner });
  if (!wantsMails(current)) return true;
  const saved = {
    ...withoutMails(current),
    version: current.version + 1,
    savedAt: now.toISOString(),
    savedBy: member.name,
  };
  await saveNotificationSettings(transaction, staffId, saved);
  return true;
}

import { ownerNames } from './staffTexts.ts';
import { message } from '../../messages/Message.ts';
import { outdatedSave, type SaveDecision } from '../../shared/calls/SavedVersion.ts';
import type { IsoTime } from '../../shared/dates/IsoTime.ts';
import type { StaffMember } from './StaffMember.ts';
import { recordOfRights, type StaffRights } from './StaffRights.ts';

/** The requested rights of a person. */
export interface RightsSave {
  staffId: string;
  /** The edited version. */
  baseVersion: number;
  rights: StaffRights;
}

/**
 * Decides whether `byId` may save a person's rights: owners change other people's, no one their own, and at least one
 * owner remains. `unknown`: no one with this id works in the shop.
 */
export function decideRightsSave(
  members: readonly StaffMember[],
  { staffId, baseVersion, rights }: RightsSave,
  { byId, now }: { byId: string; now: IsoTime },
): SaveDecision<StaffMember> | 'unknown' {
  const by = members.find((member) => member.staffId === byId);
  if (by === undefined || !by.rights.isOwner)
    return {
      type: 'refused',
      message: message('calls.askOwner', { problem: message('calls.ownersOnly'), owners: ownerNames(members) }),
    };
  const member = members.find((other) => other.staffId === staffId);
  if (member === undefined) return 'unknown';
  if (member.staffId === byId) return { type: 'refused', message: message('calls.notYourOwn') };
  const owners = members.filter(({ rights: { isOwner } }) => isOwner);
  if (!rights.isOwner && owners.length === 1 && owners[0] === member)
    return { type: 'refused', message: message('calls.lastOwner') };
  if (member.version !== baseVersion)
    return outdatedSave(member, message('saved.permissionsOf', { name: member.name }));
  const role = recordOfRights(rights, member.role).role ?? member.role;
  const version = { version: member.version + 1, savedAt: now, savedBy: by.name };
  return { type: 'saved', saved: { ...member, role, rights, ...version } };
}

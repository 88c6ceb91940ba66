import { decideRightsSave, hasSameRights } from '@hub/domain/permissions';
import type { StaffPort } from '../../staff/staffHandlers.ts';
import type { SandboxCall } from '../http/SandboxCall.ts';

export function staffPort({ shop: { staff, userName }, now }: SandboxCall): StaffPort {
  return {
    listStaff: () => staff.members,
    saveStaffRights: (save) => {
      const { members, changes } = staff;
      const decision = decideRightsSave(members, save, { byId: '1', now: now.toISOString() });
      if (decision === 'unknown' || decision.type !== 'saved') return decision;
      const { saved } = decision;
      const before = members.find(({ staffId }) => staffId === saved.staffId)?.rights ?? saved.rights;
      staff.members = members.map((member) => (member.staffId === saved.staffId ? saved : member));
      if (!hasSameRights(before, saved.rights)) {
        const change = { staffId: saved.staffId, staffName: saved.name, before, after: saved.rights };
        const by = { changeId: String(changes.length + 1), at: now.toISOString(), changedBy: userName };
        staff.changes = [{ ...by, ...change }, ...changes];
      }
      return decision;
    },
    listStaffChanges: () => staff.changes,
  };
}
